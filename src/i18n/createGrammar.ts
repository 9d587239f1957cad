import { createInstance } from "i18next";
import type { TextTable } from "./TextTable.ts";

/** Writes the text of a key with i18next's whole grammar. */
export type Grammar = (key: string, values: Readonly<Record<string, unknown>> | undefined) => string;

/** i18next over layers of languages, for texts that hold formats or other texts. */
export async function createGrammar(layers: readonly (readonly [tag: string, texts: TextTable])[]): Promise<Grammar> {
  const instance = createInstance({
    resources: Object.fromEntries(layers.map(([tag, texts]) => [tag, { translation: texts }])),
    lng: layers[0]?.[0] ?? "en",
    fallbackLng: layers.slice(1).map(([tag]) => tag),
    load: "currentOnly",
    keySeparator: false,
    nsSeparator: false,
    // React writes texts as text nodes; escaping them would show the entities.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  await instance.init();
  return (key, values) => instance.t(key, { ...values });
}
