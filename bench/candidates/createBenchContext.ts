import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { createRegistry, createScope } from "#engine/index.ts";
import { createRenderingContext } from "#rendering/createRenderingContext.ts";
import { quietForms, quietPorts } from "#rendering/quietPorts.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { renderers } from "#renderers/index.ts";
import type { TextStore } from "#stores/TextStore.ts";

const registry = createRegistry(renderers);

/** The rendering of the player's program around one form: the real texts, checks and renderers; nothing to call. */
export function createBenchContext(texts: TextStore, form: FormDescriptor): RenderingContext {
  return createRenderingContext({
    ...quietPorts,
    audience: "player",
    renderers: registry,
    scope: createScope({}, () => true),
    texts: () => texts.texts,
    report: ({ document, pointer, reason }) => console.error(`${document}${pointer}: ${reason}`),
    documents: { open: () => undefined, current: () => "page/register" },
    ui: {
      theme: "dark",
      language: "EN",
      direction: "ltr",
      languages: [],
      isOnline: true,
      isFolded: () => null,
      fold: () => {},
    },
    forms: quietForms({
      descriptor: (name) => (name === form.id ? form : undefined),
      compileFields: () => form,
      messageOf: (error) => fieldErrorText(error, (key) => texts.texts.translate(key)),
    }),
  });
}
