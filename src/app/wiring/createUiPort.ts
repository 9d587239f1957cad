import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import type { UiPort } from "#rendering/ports/UiPort.ts";
import type { TextStore } from "#stores/TextStore.ts";
import type { UiStore } from "#stores/UiStore.ts";

/** What renderers see of the screen's settings. */
export function createUiPort(ui: UiStore, texts: TextStore): UiPort {
  return {
    get theme() {
      return ui.theme.name;
    },
    get language() {
      return texts.language;
    },
    get direction() {
      return texts.texts.direction;
    },
    get languages() {
      return texts.offered
        .filter(isLanguageCode)
        .map((code) => ({ code, name: languages[code].name, tag: languages[code].tag }));
    },
    get isOnline() {
      return ui.online;
    },
    isFolded: ui.folds.isFolded,
    fold: ui.folds.fold,
  };
}
