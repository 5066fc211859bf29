// Elements of the page. Text is only ever put in as text, never as markup.

/** An element with attributes (functions are listeners), and children: elements and texts. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === "function")
      element.addEventListener(key, value);
    else if (value === true)
      element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(key, value);
  element.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A picture of one path in a square of so many units, in the colour of the text. */
export function drawing(size, path) {
  const make = (name, attributes, ...children) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    element.append(...children);
    return element;
  };
  return make("svg", { viewBox: `0 0 ${size} ${size}`, class: "drawing" }, make("path", { d: path, fill: "currentColor" }));
}

/** Puts children in the place of what an element has; the focus stays where its key is. */
export function fill(element, ...children) {
  const key = element.contains(document.activeElement)
    ? document.activeElement.closest("[data-key]")?.dataset.key : undefined;
  element.replaceChildren(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  if (key !== undefined)
    [...element.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key)?.focus();
}

/** A link inside of the page. */
export const link = (address, ...children) => el("a", { href: `#${address}` }, ...children);

/** Calls a function when nothing has happened for a moment. */
export function later(call, milliseconds = 150) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...values), milliseconds);
  };
}
