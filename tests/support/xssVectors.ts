import vectors from "../fixtures/html/vectors.json" with { type: "json" };

const tags = ["a href=/", "b", "div", "img src=/a.png", "li", "p", "span", "td", "table", "h2"];
const events = [
  "click",
  "error",
  "load",
  "focus",
  "mouseover",
  "pointerenter",
  "toggle",
  "animationend",
  "Paste",
  "COPY",
];

/** HTML that acts where nobody sanitises it: the tricks of the trade, and every event on tags that are themselves allowed. */
export const xssVectors: readonly string[] = [
  ...vectors,
  ...tags.flatMap((tag) => events.map((event) => `<${tag} on${event}="alert(1)">x`)),
];
