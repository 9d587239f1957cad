import type { Text } from "#contracts/config.ts";
import { resolveText, type Scope } from "#engine/index.ts";
import type { RuntimeTools } from "./Verb.ts";

/** A text of an action, in the language on the screen. */
export function textOf(text: Text, scope: Scope, { stores }: Pick<RuntimeTools, "stores">): string {
  const { texts } = stores.texts;
  return resolveText(text, scope, {
    translate: texts.translate,
    format: (value, format = "text", currency) => texts.format(value, format, currency),
  });
}
