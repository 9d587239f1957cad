type Attributes = Record<string, string | number | boolean | undefined>;
type Child = Node | string | undefined;

const svgSpace = "http://www.w3.org/2000/svg";

/** Makes an HTML element; an attribute that is true has no value, one that is false or undefined is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children);
}

/** Makes an element of a drawing. */
export function draw(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  return fill(document.createElementNS(svgSpace, tag), attributes, children);
}

function fill<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : String(value));
  made.append(...children.filter((child) => child !== undefined));
  return made;
}
