// Our table: the code and the house rules that are asked by, chosen once and kept on this device.
import { pack } from "./cards.js";
import { el, fill, link } from "./dom.js";
import { factsOf } from "./facts.js";
import { memory } from "./memory.js";
import { program, speak, t, word } from "./program.js";

export const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski", cs: "Čeština" };

const kept = () => {
  try {
    return JSON.parse(memory.get("table")) ?? {};
  } catch {
    return {};
  }
};

export const table = {
  /** What the table adds to the facts of a question. */
  facts(ask) {
    const { code, options } = kept(), takes = factsOf(ask).map(({ key }) => key);
    return { ...(code !== undefined && { code }), ...(options?.length > 0 && takes.includes("options") && { options }) };
  },
};

/** By which rules: on every ruling. */
export function tableChip({ code, options = [] }) {
  const { codes, options: names } = program.description;
  return link("table", [(code ?? codes[0][0]).replace("isko", "ISkO ").replace("altenburg", "Altenburg "), ...options.map((name) => word(names, name))].join(" + "));
}

const radio = (name, key, text, checked, change) => {
  const input = el("input", { type: "radio", name, value: key, "data-key": `${name}=${key}`, change });
  input.checked = checked;
  return el("label", { class: "choice" }, input, el("span", {}, text));
};

const check = (key, text, checked, change) => {
  const input = el("input", { type: "checkbox", value: key, "data-key": `options=${key}`, change: () => change(input.checked) });
  input.checked = checked;
  return el("label", { class: "choice" }, input, el("span", {}, text));
};

const group = (name, ...children) => el("fieldset", { class: "fact" }, el("legend", {}, name), ...children);

/** The page on which it is chosen, with language and cards. show: draws the page anew. */
export function tablePage(main, show) {
  const { codes, options: names } = program.description;
  const now = kept(), code = now.code ?? codes[0][0], options = now.options ?? [];
  const keep = (change) => {
    memory.set("table", JSON.stringify({ ...now, ...change }));
    tablePage(main, show);
  };
  fill(main, el("h1", {}, t("Our table")), el("p", { class: "soft" }, t("The rules of your table go along with each question and each link.")),
    group(t("Which rules?"), el("div", { class: "choices rows" }, codes.map(([key, title]) => radio("code", key, title, key === code,
      () => keep({ code: key === codes[0][0] ? undefined : key }))))),
    group(t("Which house rules?"), el("div", { class: "choices rows" }, names.map(([key, title]) => check(key, `${title.charAt(0).toUpperCase()}${title.slice(1)}`, options.includes(key),
      (on) => keep({ options: on ? [...options, key] : options.filter((one) => one !== key) }))))),
    group(t("Language"), el("div", { class: "choices" }, Object.entries(LANGUAGES).map(([key, name]) => radio("language", key, name, key === program.language, async () => {
      memory.set("language", key);
      await speak(key);
      show();
    })))),
    group(t("Cards"), el("div", { class: "choices" }, [["french", t("French pack")], ["german", t("German pack")]].map(([key, name]) => radio("pack", key, name, key === pack.name, () => {
      memory.set("pack", key);
      pack.name = key;
      show();
    })))));
}
