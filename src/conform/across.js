"use strict";
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const form = document.querySelector("form"), [box, which, evidence] = form.elements;
const clauses = all("section.clause").map(element => ({
  element, text: element.textContent.toLowerCase(), cases: all(".case", element),
}));

/* A clause is shown if it has all words, and a case of the chosen kind. */
function search() {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const clause of clauses) {
    let cases = 0;
    for (const one of clause.cases) {
      one.hidden = (evidence.value !== "" && one.dataset.evidence !== evidence.value)
        || (which.value === "none" && one.dataset.right !== "0")
        || (which.value === "agree" && !("agree" in one.dataset));
      cases += !one.hidden;
    }
    const fits = which.value === "" && evidence.value === "" || cases > 0;
    clause.element.hidden = !(fits && words.every(word => clause.text.includes(word)));
    shown += !clause.element.hidden;
  }
  const output = form.querySelector("output");
  output.textContent = output.dataset.text.replace("{shown}", shown).replace("{all}", clauses.length);
}

/* A link to a clause or a case unfolds it. */
function go() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.closest("[hidden]")) { form.reset(); search(); }
  for (let e = target; e; e = e.parentElement)
    if (e.tagName === "DETAILS") e.open = true;
  all("details", target).forEach(d => { d.open = true; });
  target.scrollIntoView();
}

form.hidden = false;
form.addEventListener("input", search);
form.addEventListener("submit", event => event.preventDefault());
addEventListener("hashchange", go);
search();
go();
