// What now? An incident: when, what, and then what a referee has to know.
import { askPage } from "./ask.js";
import { el, fill, link } from "./dom.js";
import { factsOf } from "./facts.js";
import { t, word } from "./program.js";

const kindsOf = (form, key) => factsOf(form).find((fact) => fact.key === key).words;
const happenings = () => kindsOf(factsOf("ending").find(({ key }) => key === "happened").inside, "kind");

// The parts of a deal: [address, name, the question, its kinds and their key].
const parts = () => [
  { name: "misdeal", title: t("The deal"), hint: t("before the bidding, or found later: cut, cards turned up, a wrong number"), kinds: kindsOf("misdeal", "kind"), key: "kind" },
  { name: "auction", title: t("The bidding"), hint: t("calls out of turn, too low or too late, passes, looking at the skat") },
  { name: "announce", title: t("The announcement"), hint: t("what was said amounts to which game, and what is struck out") },
  { name: "ending", title: t("The play and its end"), hint: t("wrong cards, cards shown or thrown, claims, offers, giving up"), kinds: happenings(), key: "happened.kind" },
  { name: "ramsch", title: t("Ramsch"), hint: t("the house rule: who loses how much") },
];

const tiles = (list) => el("ul", { class: "tiles" }, list.map(([address, title, hint]) =>
  el("li", {}, link(address, el("b", {}, title), hint && el("small", {}, hint)))));

const start = {
  ramsch: { options: "ramsch" },
};
const first = {
  ending: ["happened", "soloist", "game", "bid", "points", "tricks", "unplayed_points", "unplayed_tricks", "hands", "turn", "trick"],
  announce: ["skat_taken", "said", "bid"],
  ramsch: ["points", "tricks"],
};

export function nowPage(main, { path: [name, kind], query }) {
  const part = parts().find((one) => one.name === name);
  if (part === undefined)
    return fill(main, el("h1", {}, t("What now?")), el("p", {}, t("What is it about?")),
      tiles(parts().map((one) => [`now/${one.name}`, one.title, one.hint])));
  const title = part.kinds?.find(([key]) => key === kind)?.[1];
  if (part.kinds !== undefined && title === undefined)
    return fill(main, el("p", { class: "back" }, link("now", "‹ ", t("What now?"))), el("h1", {}, part.title),
      el("p", {}, name === "ending" ? t("What does he do?") : t("What went wrong?")),
      tiles(part.kinds.map(([key, text]) => [`now/${name}/${key}`, text])));
  return askPage(main, {
    ask: name, address: part.kinds === undefined ? `now/${name}` : `now/${name}/${kind}`, query,
    fixed: part.key === undefined ? {} : { [part.key]: kind },
    first: first[name] ?? [], start: start[name] ?? {}, title: title ?? part.title,
    back: part.kinds === undefined ? ["now", t("What now?")] : [`now/${name}`, part.title],
  });
}

/** The address at which a question with these facts is asked, or null. */
export function addressOf(ask, words) {
  if (ask === "value")
    return `value?${words}`;
  const part = parts().find((one) => one.name === ask);
  if (part === undefined)
    return null;
  if (part.key === undefined)
    return `now/${ask}?${words}`;
  const kind = words.get(part.key);
  words.delete(part.key);
  return `now/${ask}/${kind}?${words}`;
}
