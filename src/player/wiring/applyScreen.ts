import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** Puts theme, language and direction on the document, and keeps them there. */
export function applyScreen({ ui, texts, site }: PlayerStores): void {
  const { documentElement } = document;
  const applyTheme = () => {
    documentElement.dataset["theme"] = ui.theme;
  };
  const applyLanguage = () => {
    documentElement.lang = texts.texts.tag;
    documentElement.dir = texts.texts.direction;
  };
  // A constructed sheet: the policy allows no inline style, and a link would show the old colours for a moment.
  const sheet = new CSSStyleSheet();
  const applyColours = () => {
    const { compiled } = site;
    if (!compiled) return;
    // A page that was drawn ahead came with these colours.
    if (compiled.styles !== null) sheet.replaceSync(compiled.styles);
    ui.suggestTheme(compiled.brand.settings.defaultTheme ?? "dark");
  };
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  watchValue(() => ui.theme, applyTheme);
  watchValue(() => texts.texts, applyLanguage);
  watchValue(() => site.compiled, applyColours);
  applyColours();
  applyTheme();
  applyLanguage();
}
