import type { TypedPlace } from "#rendering/ports/FormsPort.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { storageKeys } from "#stores/storageKeys.ts";
import { readTyped, type Typed } from "./readTyped.ts";

/** What was typed into a page before its program was there to hear it. */
export interface EarlyTyping {
  /**
   * What was put into a control, once: from now on the program hears it. Undefined where it is as it was drawn. It is known even
   * where what was drawn had to be drawn anew.
   */
  take(place: TypedPlace): Typed | undefined;
  /** Writes down what nobody took yet, but for secrets, for the page that is loaded again. */
  keep(storage: KeyValueStorage): void;
  /** Stops listening, and forgets what was typed. */
  forget(): void;
}

const controls = "input, select, textarea";

/** Listens for what is typed and chosen in the forms of a page that was drawn before its program arrived. */
export function watchTyped(root: Element): EarlyTyping {
  const typed = new Map<string, Record<string, Typed>>();
  const taken = new Set<string>();
  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
      if (!(target instanceof HTMLSelectElement)) return;
    }
    const form = target.closest<HTMLElement>("[data-form]")?.dataset["form"];
    // The text of a list that is searched is no value.
    if (form === undefined || target.role === "combobox" || taken.has(form + target.name)) return;
    const value = readTyped(target);
    if (value === undefined) delete typed.get(form)?.[target.name];
    else typed.set(form, { ...typed.get(form), [target.name]: value });
  };
  const hear = ({ target }: Event) => note(target);
  // The browser may have heard some already, or put it there itself.
  root.querySelectorAll(controls).forEach(note);
  root.addEventListener("input", hear, true);
  return {
    take({ id, form, name }) {
      const values = typed.get(form);
      const value = readTyped(document.getElementById(id)) ?? values?.[name];
      taken.add(form + name);
      delete values?.[name];
      return value;
    },
    keep(storage) {
      root.querySelectorAll<HTMLInputElement>("input[type=password]").forEach(({ name }) => {
        for (const values of typed.values()) delete values[name];
      });
      const kept = [...typed].filter(([, values]) => Object.keys(values).length > 0);
      if (kept.length > 0) storage.set(storageKeys.typed, JSON.stringify(Object.fromEntries(kept)));
    },
    forget() {
      root.removeEventListener("input", hear, true);
      typed.clear();
    },
  };
}
