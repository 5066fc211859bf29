// Terms that are explained at a tap, by the first sentence of their clause.
import { el, link } from "./dom.js";
import { clause, program } from "./program.js";

// The explanation below the sentence; a second tap closes it.
function explain(button, id) {
  const place = button.closest("p, legend"), open = place.nextElementSibling;
  const close = open?.classList.contains("meaning") && open.dataset.clause === id;
  if (open?.classList.contains("meaning"))
    open.remove();
  for (const one of place.querySelectorAll(".term"))
    one.setAttribute("aria-expanded", String(one === button && !close));
  if (!close)
    place.after(el("p", { class: "meaning", role: "status", "data-clause": id }, clause(id).sentence, " ", link(`clause/${id}`, id)));
}

const term = (word, id) => {
  const button = el("button", { type: "button", class: "term", "data-term": id, "aria-expanded": "false", click: () => explain(button, id) }, word);
  return button;
};

/** A sentence with its terms as buttons, each where it stands first. besides: a clause that is shown anyway. */
export function withTerms(text, besides = "") {
  const meanings = program.description.meanings.filter(([id]) => id !== besides);
  const found = new RegExp(`(?<!\\p{L})(?:${meanings.map(([, words]) => `((?:${words})\\p{L}*)`).join("|")})`, "giu");
  const seen = new Set(), made = [];
  let at = 0;
  for (const match of text.matchAll(found)) {
    const n = match.slice(1).findIndex((one) => one !== undefined);
    if (seen.has(n))
      continue;
    seen.add(n);
    made.push(text.slice(at, match.index), term(match[0], meanings[n][0]));
    at = match.index + match[0].length;
  }
  return [...made, text.slice(at)];
}
