import type { Diagnostic } from "#contracts/api.ts";
import { compileFields } from "#compile/forms/compileFields.ts";
import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { openDocument } from "#engine/openDocument.ts";
import { createScope, type Outcome, type Renderer } from "#engine/index.ts";
import { renderers } from "#renderers/index.ts";
import type { DataView } from "#rendering/ports/DataPort.ts";
import { createRenderingContext } from "#rendering/createRenderingContext.ts";
import { quietForms, quietPorts } from "#rendering/quietPorts.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { aTranslate } from "./aTranslate.ts";

/** What a test may set; the rest is quiet and empty. */
export interface ContextParts extends Partial<Omit<RenderingContext, "forms">> {
  renderers?: readonly Renderer[];
  roots?: Readonly<Record<string, () => unknown>>;
  flags?: readonly string[];
  layouts?: Readonly<Record<string, unknown>>;
  forms?: Partial<RenderingContext["forms"]> & { descriptors?: Readonly<Record<string, FormDescriptor>> };
}

/** A context for drawing, and what was reported and done through it. */
export interface TestContext extends RenderingContext {
  problems: Diagnostic[];
  actions: unknown[];
}

/** A rendering context of the real registry, the real checks and the real texts. */
export function aRenderingContext(parts: ContextParts = {}): TestContext {
  const problems: Diagnostic[] = [];
  const actions: unknown[] = [];
  const { renderers: list = renderers, roots = {}, flags = [], layouts = {}, forms = {}, ...given } = parts;
  const translate = aTranslate();
  const states = new Map<string, DataView>();
  const context = createRenderingContext({
    ...quietPorts,
    audience: "player",
    renderers: list,
    scope: createScope(roots, (flag) => flags.includes(flag)),
    texts: () => ({ translate, format: (value) => (value === undefined || value === null ? "" : String(value)) }),
    dispatch: async (action): Promise<Outcome> => {
      actions.push(action);
      return { ok: true };
    },
    report: (problem) => void problems.push(problem),
    documents: {
      open: (key) => (key in layouts ? openDocument(layouts[key], key) : undefined),
      current: () => "page/index",
    },
    ui: {
      theme: "dark",
      language: "EN",
      direction: "ltr",
      languages: [{ code: "EN", name: "English", tag: "en" }],
      isOnline: true,
      isFolded: () => null,
      fold: () => {},
    },
    data: {
      ...quietPorts.data,
      read: (_, id) => states.get(id) ?? { status: "loading" },
      load: async () => ({ ok: true, value: { rows: [], total: 0 } }),
    },
    forms: quietForms({
      descriptor: (name) => forms.descriptors?.[name],
      compileFields: (id, fields) => compileFields(id, fields, { rules: {} }, unwanted),
      messageOf: (error) => fieldErrorText(error, translate),
      countries: () => [
        { countryCode: "KH", countryDialingCode: "855" },
        { countryCode: "TH", countryDialingCode: "66" },
        { countryCode: "US", countryDialingCode: "1" },
        { countryCode: "CA", countryDialingCode: "1" },
      ],
      likelyCountries: () => ["KH"],
      ...forms,
    }),
  });
  return { ...context, problems, actions, ...given };
}

/** Fields that cannot be compiled are a fault of the test. */
function unwanted({ pointer, reason }: { pointer: string; reason: string }): never {
  throw new Error(`${pointer}: ${reason}`);
}
