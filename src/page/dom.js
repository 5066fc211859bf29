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

/** An element of a picture, with attributes; functions are listeners. */
function svg(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === "function")
      element.addEventListener(key, value);
    else
      element.setAttribute(key, value);
  element.append(...children.flat(9).filter(Boolean));
  return element;
}

/** A picture of one path in a square of so many units, in the colour of the text. */
export const drawing = (size, path) => svg("svg", { viewBox: `0 0 ${size} ${size}`, class: "drawing" }, svg("path", { d: path, fill: "currentColor" }));

const WIDTH = 360, HEIGHT = 170, LEFT = 34, BELOW = 12;

/** Curves from 0 to `wide` and from `low` to `high`, with lines at these heights; dots: { at, class, click }. */
export function chart({ wide, low, high, lines, name, curves, dashed, dots = [] }) {
  const x = (n) => LEFT + n * (WIDTH - LEFT - 8) / wide, y = (n) => 8 + (high - n) * (HEIGHT - BELOW - 8) / (high - low);
  const line = (points, kind) => svg("polyline", { class: kind, points: points.map(([n, height]) => `${x(n).toFixed(1)},${y(height).toFixed(1)}`).join(" ") });
  return svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "chart", role: "img", "aria-label": name },
    lines.map((height) => [svg("line", { class: "axis", x1: LEFT, x2: WIDTH - 8, y1: y(height), y2: y(height) }),
      svg("text", { x: LEFT - 5, y: y(height) + 4, "text-anchor": "end" }, String(height).replace("-", "−"))]),
    curves.map((points, n) => line(points, `curve curve-${n}`)), dashed && line(dashed, "dashed"),
    dots.map(({ at: [n, height], class: kind, click = () => {} }) => svg("circle", { class: kind, cx: x(n), cy: y(height), r: kind === "fault" ? 6 : 5, click })));
}

// In a field one goes on at the end of what is written.
function takeFocus(element) {
  element?.focus();
  if (element?.type === "search")
    element.setSelectionRange(element.value.length, element.value.length);
}

/** Puts children in the place of what an element has; the focus stays where its key is. */
export function fill(element, ...children) {
  const key = element.contains(document.activeElement)
    ? document.activeElement.closest("[data-key]")?.dataset.key : undefined;
  element.replaceChildren(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  if (key !== undefined)
    takeFocus([...element.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key));
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
