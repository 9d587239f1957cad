import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { createRegistry, createScope } from "#engine/index.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { renderers } from "#renderers/index.ts";
import type { TextStore } from "#stores/TextStore.ts";

const registry = createRegistry(renderers);

/** The rendering of the player's program around one form: the real texts, checks and renderers; nothing to call. */
export function createBenchContext(texts: TextStore, form: FormDescriptor): RenderingContext {
  return {
    audience: "player",
    registry,
    scope: createScope({}, () => true),
    translate: (key, values) => texts.texts.translate(key, { ...values }),
    format: (value, format = "text") => texts.texts.format(value, format),
    dispatch: () => Promise.resolve({ ok: true }),
    report: ({ document, pointer, reason }) => console.error(`${document}${pointer}: ${reason}`),
    documents: { open: () => undefined, current: () => "page/register" },
    menus: { items: () => [] },
    ui: {
      theme: "dark",
      language: "EN",
      direction: "ltr",
      languages: [],
      isOnline: true,
      isFolded: () => null,
      fold: () => {},
    },
    data: {
      watch: () => () => undefined,
      read: () => ({ status: "idle" }),
      reload: () => Promise.resolve(),
      load: () => Promise.resolve({ ok: false }),
    },
    forms: {
      descriptor: (name) => (name === form.id ? form : undefined),
      isWhole: () => true,
      compileFields: () => form,
      messageOf: (error) => fieldErrorText(error, (key) => texts.texts.translate(key)),
      drafts: new Map(),
      countries: () => [],
      wantCountries: () => undefined,
      likelyCountries: () => [],
      countryOfNumber: () => Promise.resolve(undefined),
      captcha: { read: () => undefined, ensure: () => Promise.resolve(), load: () => Promise.resolve() },
    },
  };
}
