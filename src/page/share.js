// A ruling that is sent: its text with the link, or a picture of it.
import { el } from "./dom.js";
import { clause, program, t } from "./program.js";

// "-96, overbid ... value.bid, ISkO 3.6.1. skatref 0.1.0, spec e3efe09c7d10"
function textOf(verdict, decides) {
  const id = decides?.clause;
  const number = id && clause(id).isko2022.split(" ")[0];
  return `${verdict} ${id ? `${id}${number ? `, ISkO ${number}` : ""}. ` : ""}skatref ${program.description.version}, spec ${program.description.spec}`;
}

const WIDTH = 1080, EDGE = 72;

// Draws a text broken into lines; returns where the next one begins.
function write(context, text, y, font, height) {
  context.font = font;
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && context.measureText(longer).width > WIDTH - 2 * EDGE) {
      context.fillText(line, EDGE, y);
      y += height;
      line = word;
    } else
      line = longer;
  }
  context.fillText(line, EDGE, y);
  return y + height;
}

function draw(context, verdict, decides, size) {
  const style = getComputedStyle(document.documentElement), color = (name) => style.getPropertyValue(name);
  const end = verdict.indexOf(". ") + 1 || verdict.length;
  context.fillStyle = color("--paper");
  context.fillRect(0, 0, WIDTH, size);
  context.fillStyle = color("--ink");
  let y = write(context, verdict.slice(0, end), EDGE + 60, "700 64px system-ui, sans-serif", 78);
  if (end < verdict.length)
    y = write(context, verdict.slice(end + 1), y + 8, "400 38px system-ui, sans-serif", 52);
  if (decides)
    y = write(context, decides.sentence, y + 30, "italic 400 36px Georgia, serif", 50);
  context.fillStyle = color("--soft");
  return write(context, textOf("", decides).trim(), y + 30, "400 26px system-ui, sans-serif", 36) + EDGE / 2;
}

/** The ruling as a picture. decides: its clause and sentence, or null. */
export function picture(verdict, decides) {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.ceil(draw(canvas.getContext("2d"), verdict, decides, 0));
  draw(canvas.getContext("2d"), verdict, decides, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

// Whoever closes the sheet of the phone wants nothing more.
async function sendOr(data, otherwise) {
  if (navigator.share === undefined || !matchMedia("(pointer: coarse)").matches || (data.files && !navigator.canShare?.(data)))
    return otherwise();
  try {
    await navigator.share(data);
    return t("Sent");
  } catch (error) {
    return error.name === "AbortError" ? null : otherwise();
  }
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return t("The text and its link are copied");
  } catch {
    prompt(t("Link to this ruling"), text);
    return null;
  }
}

function save(blob) {
  const place = URL.createObjectURL(blob);
  el("a", { href: place, download: "skatref.png" }).click();
  setTimeout(() => URL.revokeObjectURL(place), 10000);
  return t("The picture is saved");
}

// A button that says what happened, for a moment.
function sender(key, name, send) {
  const button = el("button", { type: "button", "data-key": key, click: async () => {
    button.textContent = await send() ?? name;
    setTimeout(() => { button.textContent = name; }, 4000);
  } }, name);
  return button;
}

/** The buttons that send a ruling. */
export const share = (verdict, decides) => el("p", { class: "share" },
  sender("send", t("Send this ruling"), () => sendOr({ text: textOf(verdict, decides), url: location.href }, () => copy(`${textOf(verdict, decides)}\n${location.href}`))),
  sender("picture", t("As a picture"), async () => {
    const blob = await picture(verdict, decides);
    return sendOr({ files: [new File([blob], "skatref.png", { type: "image/png" })] }, () => save(blob));
  }));
