import type { PlayerVerb } from "./ActionTools.ts";

/** Changes the language on the screen, here and with the platform; nothing is loaded anew but what is written in it. */
export const setLanguage: PlayerVerb<"setLanguage"> = async (action, _scope, { stores }) => {
  const { texts, session, data, ui } = stores;
  const isShown = await texts.choose(action.language);
  if (!isShown) {
    ui.toasts.add(() => texts.texts.translate("error.language_not_loaded"), "warning");
    return { ok: false, silent: true };
  }
  // The choice stands whether or not the platform could be told; the next one tells it again.
  if (session.isLoggedIn) void data.load("updateLanguage", { language: action.language });
  void data.reloadAll();
  return { ok: true };
};
