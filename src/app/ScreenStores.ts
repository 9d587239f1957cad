import type { TextStore } from "#stores/TextStore.ts";
import type { UiStore } from "#stores/UiStore.ts";

/** The stores that every program with a screen has. */
export interface ScreenStores {
  texts: TextStore;
  ui: UiStore;
}
