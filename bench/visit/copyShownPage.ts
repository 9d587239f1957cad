/** What can be seen of a page, as somebody who writes it by hand would write it down. */
export interface ShownPage {
  lang: string;
  direction: string;
  theme: string;
  title: string;
  /** Addresses of the typefaces of its first lines, and of all that it is drawn with. */
  fonts: string[];
  faces: string[];
  /** The rules that hold for something in it, on this screen. */
  styles: string;
  /** Inside of the body. */
  body: string;
}

/**
 * Runs inside a page that rests, so it may use nothing from around it: everything that is shown, without a program, and of the
 * style sheets only what this very page on this very screen uses. Nothing is left in it that a visitor could miss or that a
 * writer would call superfluous: unused rules, hidden trees, addresses for programs.
 */
export function copyShownPage(): ShownPage {
  const isShape = (element: Element) => element instanceof SVGElement && element.ownerSVGElement !== null;
  const referred = new Set<string>();
  const isKept = (element: Element) => isShape(element) || getComputedStyle(element).display !== "none";
  const copy = (element: Element): Element => {
    const twin = element.cloneNode(false) as Element;
    for (const name of twin.getAttributeNames()) if (/^data-(style|testid)$/.test(name)) twin.removeAttribute(name);
    for (const { name, value } of element.attributes) {
      const target = name === "href" ? /^#(.+)/.exec(value) : /url\(["']?#([^"')]+)/.exec(value);
      if (target?.[1]) referred.add(target[1]);
    }
    for (const child of element.childNodes) {
      if (child instanceof Text) twin.append(child.cloneNode());
      else if (child instanceof Element && isKept(child)) twin.append(copy(child));
    }
    return twin;
  };
  const root = copy(document.querySelector("#root") as Element);
  // Shapes that pictures are put together from, each with the shapes inside it.
  const shapes: string[] = [];
  for (const id of referred) {
    const shape = document.getElementById(id);
    if (shape && !root.querySelector(`#${CSS.escape(id)}`)) shapes.push(copy(shape).outerHTML);
  }
  const sheet = shapes.length === 0 ? "" : `<svg width="0" height="0" aria-hidden="true">${shapes.join("")}</svg>`;

  const isUsed = (selector: string) => {
    try {
      const still = selector
        .replaceAll(/::[\w-]+(\([^)]*\))?/g, "")
        .replaceAll(
          /:(hover|active|focus(-\w+)?|checked|disabled|autofill|-webkit-autofill|placeholder-shown|target)\b/g,
          "",
        )
        .replaceAll(/:not\(\s*\)|:has\(\s*\)|:is\(\s*\)/g, "")
        .trim();
      return still === "" || [...document.querySelectorAll(still)].some((element) => isKept(element));
    } catch {
      return true;
    }
  };
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
  const faces = new Set<string>();
  const loaded = [...document.fonts]
    .filter(({ status }) => status === "loaded")
    .map(({ unicodeRange }) => unicodeRange);
  const write = (rule: CSSRule, base: string): string => {
    if (rule instanceof CSSStyleRule) {
      return rule.selectorText.split(/,(?![^(]*\))/).some(isUsed) ? rule.cssText : "";
    }
    if (rule instanceof CSSFontFaceRule) {
      const source = /url\("?([^")]+)/.exec(rule.cssText)?.[1];
      if (source === undefined) return rule.cssText;
      const range = rule.style.getPropertyValue("unicode-range").replaceAll(" ", "").toLowerCase();
      if (!loaded.some((one) => one.replaceAll(" ", "").toLowerCase() === range)) return "";
      const { pathname } = new URL(source, base);
      faces.add(pathname);
      return rule.cssText.replace(source, pathname);
    }
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
    const inside = [...rule.cssRules].map((one) => write(one, base)).join("");
    if (inside === "") return "";
    if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? inside : "";
    return `${rule.cssText.slice(0, rule.cssText.indexOf("{"))}{${inside}}`;
  };
  const styles = [...document.styleSheets]
    .flatMap((one) => [...one.cssRules].map((rule) => write(rule, one.href ?? location.href)))
    .join("");
  const { lang, dir, dataset } = document.documentElement;
  const movements = /@keyframes ([\w-]+) \{(?:[^{}]|\{[^{}]*\})*\}/g;
  const others = styles.replaceAll(movements, "");
  const moving = styles.replaceAll(movements, (text, name: string) => (others.includes(name) ? text : ""));
  return {
    lang,
    direction: dir,
    theme: dataset["theme"] ?? "",
    title: document.title,
    fonts: asked.map(({ href }) => new URL(href).pathname),
    faces: [...faces],
    styles: moving,
    body: sheet + root.outerHTML,
  };
}
