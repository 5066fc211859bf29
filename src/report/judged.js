"use strict";
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const form = document.querySelector("form");
const lower = element => element.textContent.toLowerCase();
const clauses = all("section.clause").map(element => ({
  element, id: element.id, games: +element.dataset.games, place: +element.dataset.place,
  verdicts: element.dataset.verdicts.split(" "), head: lower(element.querySelector("summary")),
  cases: all(".case", element).map(one => ({ element: one, text: lower(one),
    verdict: one.querySelector("summary").dataset.verdict })),
}));

/* A clause is shown if it has all words, or one of its games has them. */
function search() {
  const [box, verdict] = form.elements;
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const clause of clauses) {
    const named = words.every(word => clause.head.includes(word));
    let cases = 0;
    for (const one of clause.cases) {
      one.element.hidden = verdict.value !== "" && one.verdict !== verdict.value
        || !named && !words.every(word => clause.head.includes(word) || one.text.includes(word));
      cases += !one.element.hidden;
    }
    clause.element.hidden = verdict.value !== "" && !clause.verdicts.includes(verdict.value)
      || !named && cases === 0;
    shown += !clause.element.hidden;
  }
  const output = form.querySelector("output");
  output.textContent = output.dataset.text.replace("{shown}", shown).replace("{all}", clauses.length);
}

const byName = (a, b) => a.id < b.id ? -1 : 1;
const orders = { games: (a, b) => b.games - a.games || a.place - b.place,
  id: byName, place: (a, b) => a.place - b.place };

function sort() {
  clauses.sort(orders[form.elements[2].value]);
  document.getElementById("clauses").append(...clauses.map(clause => clause.element));
}

/* A click on a column's head sorts the table: figures from the highest, names from the first.
   Figures have thin blanks between their thousands. */
const figure = text => +text.replaceAll("\u202f", "");

function sortTable(table, column) {
  const body = table.tBodies[0], text = row => row.cells[column].textContent;
  const rows = [...body.rows].sort(column === 0
    ? (a, b) => text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0
    : (a, b) => figure(text(b)) - figure(text(a)));
  body.append(...rows);
  all("th", table).forEach((th, i) =>
    th.setAttribute("aria-sort", i !== column ? "none" : i === 0 ? "ascending" : "descending"));
}

for (const table of all("table[data-sort]"))
  all("th", table).forEach((th, column) => {
    const button = document.createElement("button");
    button.textContent = th.textContent;
    button.addEventListener("click", () => sortTable(table, column));
    th.replaceChildren(button);
  });

/* A link to a clause or a game unfolds it. */
function go() {
  let name = location.hash.slice(1);
  try { name = decodeURIComponent(name); } catch { return; }
  const target = name && document.getElementById(name);
  if (!target) return;
  if (target.closest("[hidden]")) { form.reset(); search(); sort(); }
  for (let e = target; e; e = e.parentElement)
    if (e.tagName === "DETAILS") e.open = true;
  const inner = target.querySelector("details");
  if (inner) inner.open = true;
  target.scrollIntoView();
}

/* What is unfolded can be linked to. */
addEventListener("toggle", event => {
  const named = event.target.open && event.target.closest("[id]");
  if (named && event.target.matches(".case")) history.replaceState(null, "", "#" + named.id);
}, true);

/* On paper everything that is shown is unfolded, but not every game. */
addEventListener("beforeprint", () => all("section.clause > details, .fold").forEach(d => { d.open = true; }));

if (form) {
  form.hidden = false;
  form.addEventListener("input", () => { search(); sort(); });
  form.addEventListener("submit", event => event.preventDefault());
  addEventListener("hashchange", go);
  search();
  go();
}
