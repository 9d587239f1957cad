import type { UiPort } from "../ports/UiPort.ts";
import { useRendering } from "./useRendering.ts";

/** Theme, language, direction and languages of the screen. Changes go through actions (`setLanguage`, `toggleTheme`). */
export function useUi(): UiPort {
  return useRendering().ui;
}
