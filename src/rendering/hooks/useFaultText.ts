import { useMemo } from "react";
import type { Outcome } from "#engine/index.ts";
import type { FormField } from "#contracts/entities.ts";
import type { FieldError } from "#forms/FieldError.ts";
import { limitText } from "../fields/limitText.ts";
import type { RenderingContext } from "../RenderingContext.ts";
import { useRendering } from "./useRendering.ts";

/** The words for what went wrong. */
export interface FaultText {
  /** Empty for no fault. */
  faultText(fault: FieldError | null, about?: FaultyField): string;
  /** The text of the platform's code where there is one, else its own words. */
  failureText(outcome: Outcome & { ok: false }): string;
}

/** The field that is in error, for words about its limits, and the currency of its amounts. */
export interface FaultyField {
  described: Pick<FormField, "rule">;
  currency: string;
}

/** The reasons that name a limit of a number, or of a list of files. */
const limits: readonly string[] = ["type", "minimum", "maximum", "step"];

/** Puts faults of fields and failures of forms into the user's language. */
export function useFaultText(): FaultText {
  const context = useRendering();
  return useMemo(
    () => ({
      faultText: (fault, about) => faultText(fault, context, about),
      failureText: ({ code, message }) => {
        // Without a code the words are in the user's language already.
        if (code === undefined || code === "") return message ?? context.translate("fieldUi.failed");
        const key = `error.${code}`;
        const words = context.translate(key);
        return words === key ? (message ?? context.translate("fieldUi.failed")) : words;
      },
    }),
    [context],
  );
}

/** The words for a fault; a refusal's message may be a text key. Empty for no fault. */
export function faultText(
  fault: FieldError | null,
  context: Pick<RenderingContext, "translate" | "format" | "forms">,
  about?: FaultyField,
): string {
  if (fault === null) return "";
  if (fault.reason === "refused") return context.translate(fault.message);
  if (fault.reason !== "schema" && about && hasFigures(about.described) && limits.includes(fault.reason))
    return limitText(fault.key, about.described, about.currency, context);
  if (fault.reason !== "schema") return context.forms.messageOf(fault);
  const key = `fieldUi.fault.${fault.rule}`;
  const words = context.translate(key, { limit: fault.limit });
  return words === key ? context.translate("fieldUi.fault") : words;
}

/** Is it judged by figures that its words name? */
function hasFigures({ rule }: Pick<FormField, "rule">): boolean {
  return rule.type === "number" || rule.type === "integer" || rule.type === "money" || rule.type === "files";
}
