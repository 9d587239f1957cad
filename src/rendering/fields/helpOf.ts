import type { FormField } from "#contracts/entities.ts";
import { resolveText } from "#engine/index.ts";
import { limitKey, limitText } from "./limitText.ts";
import type { NodePlace } from "../NodePlace.ts";
import type { RenderingContext } from "../RenderingContext.ts";

/** A limit beyond this stops nobody, and need not be told. */
const longestTold = 128;

/** Widgets whose value is typed, and whose rule is told before anybody gets it wrong. */
const typed: readonly FormField["widget"][] = ["text", "password", "textarea", "phone"];

/** Patterns whose message says it all without a length: the two ways to write a day. */
const wholeSaying = [10, 11];

/** The help below the field: what its rule accepts, in the words of the message that would refuse it, then its own words. */
export function helpOf(field: FormField, at: NodePlace, context: RenderingContext, currency = ""): string {
  const own = resolveText(field.help, at.scope, context);
  return [expectedOf(field, context, currency), own].filter((line) => line !== "").join("\n");
}

/** The help without a line that the error says already. */
export function helpBeside(help: string, error: string | null): string {
  if (error === null || help === "") return help;
  return help
    .split("\n")
    .filter((line) => line !== error)
    .join("\n");
}

function expectedOf(field: FormField, context: RenderingContext, currency: string): string {
  const { widget, rule } = field;
  const { type, equals, minLength: min, maxLength: max, pattern, patternId } = rule;
  if (type === "number" || type === "integer" || type === "money") {
    const key = limitKey(rule);
    return key === undefined ? "" : limitText(key, field, currency, context);
  }
  if (type !== "string" || equals !== null || !typed.includes(widget)) return "";
  if ((min === 0 || max > longestTold) && !wholeSaying.includes(patternId)) return "";
  // A pattern of the brand's own that no message explains: "of any kind" would be wrong. "1 - 60 of any kind" says nothing.
  if (patternId === 0 && (pattern !== null || min <= 1)) return "";
  return context.forms.messageOf({ reason: "pattern", key: `reg_pattern_${patternId}`, min, max });
}
