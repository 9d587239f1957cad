import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** Puts theme, language and direction on the document, and keeps them there. */
export function applyScreen({ ui, texts, site }: PlayerStores): void {
  const { documentElement } = document;
  const applyTheme = () => write(documentElement, "data-theme", ui.theme.name);
  const applyLanguage = () => {
    write(documentElement, "lang", texts.texts.tag);
    write(documentElement, "dir", texts.texts.direction);
  };
  // A constructed sheet: the policy allows no inline style, and a link would show the old colours for a moment.
  const sheet = new CSSStyleSheet();
  const applyColours = () => {
    const { compiled } = site;
    if (!compiled) return;
    // A page that was drawn ahead came with these colours; setting them again would style all of it anew.
    const isThere = sheet.cssRules.length === 0 && hasColours(site.hash);
    if (compiled.styles !== null && !isThere) sheet.replaceSync(compiled.styles);
    ui.theme.suggest(compiled.brand.settings.defaultTheme ?? "dark");
  };
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  watchValue(() => ui.theme.name, applyTheme);
  watchValue(() => texts.texts, applyLanguage);
  watchValue(() => site.compiled, applyColours);
  applyColours();
  applyTheme();
  applyLanguage();
}

/** Sets an attribute only where that changes something: browsers style the whole page anew for the same language, too. */
function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Whether the page came with a style sheet of a revision's colours. */
function hasColours(hash: string): boolean {
  const links = [...document.head.querySelectorAll('link[rel="stylesheet"]')];
  return links.some((link) => link.getAttribute("href")?.endsWith(`/theme/${hash}.css`));
}
