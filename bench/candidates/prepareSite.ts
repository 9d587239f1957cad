import example from "#locales/EN/example.json" with { type: "json" };
import register from "#locales/EN/register.json" with { type: "json" };
import fieldUi from "#locales/EN/fieldUi.json" with { type: "json" };
import fields from "#locales/EN/fields.json" with { type: "json" };
import form from "#locales/EN/form.json" with { type: "json" };
import patterns from "#locales/EN/patterns.json" with { type: "json" };
import { createTexts } from "#i18n/createTexts.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { TextStore } from "#stores/TextStore.ts";
import type { FormSpec } from "../form/FormSpec.ts";
import { toServerForm } from "../form/toServerForm.ts";
import type { PreparedSite } from "./PreparedSite.ts";

const dictionary: Record<string, string> = { ...example, ...register, ...fieldUi, ...fields, ...form, ...patterns };

const noStorage: KeyValueStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
  kind: "memory",
};

/** The neutral fields as server rules, and their words laid over the bundled dictionary, as a brand's own texts are. */
export function prepareSite(spec: FormSpec): PreparedSite {
  const server = toServerForm(spec);
  const texts = new TextStore(createTexts({ load: () => Promise.resolve(dictionary) }), noStorage);
  const ready = texts.show("EN", { overrides: { EN: server.texts }, currency: "USD" });
  return { server, texts, ready };
}
