import { useMemo } from "react";
import type { Outcome } from "#engine/index.ts";
import type { FormField } from "#contracts/entities.ts";
import type { FieldError } from "#forms/FieldError.ts";
import { limitText } from "../fields/limitText.ts";
import type { RenderingContext } from "../RenderingContext.ts";
import { useRendering } from "./useRendering.ts";

/** The words for what went wrong. */
export interface ErrorText {
  /** Empty for no error. */
  errorText(error: FieldError | null, about?: InvalidField): string;
  /** The text of the platform's code where there is one, else its own words. */
  failureText(outcome: Outcome & { ok: false }): string;
}

/** The field that is in error, for words about its limits, the currency of its amounts, and what was typed. */
export interface InvalidField {
  described: Pick<FormField, "rule">;
  currency: string;
  value?: unknown;
}

/** The reasons that name a limit of a number, or of a list of files. */
const limits: readonly string[] = ["type", "minimum", "maximum", "step"];

/** Puts errors of fields and failures of forms into the user's language. */
export function useErrorText(): ErrorText {
  const context = useRendering();
  return useMemo(
    () => ({
      errorText: (error, about) => errorText(error, context, about),
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

/** The words for an error; a refusal's message may be a text key. Empty for no error. */
export function errorText(
  error: FieldError | null,
  context: Pick<RenderingContext, "translate" | "format" | "forms">,
  about?: InvalidField,
): string {
  if (error === null) return "";
  if (error.reason === "refused") return context.translate(error.message);
  if (error.reason !== "schema" && about && hasFigures(about.described) && limits.includes(error.reason))
    return limitText(error.key, about.described, about.currency, context, about.value);
  if (error.reason !== "schema") return context.forms.messageOf(error);
  const key = `fieldUi.fault.${error.rule}`;
  const words = context.translate(key, { limit: error.limit });
  return words === key ? context.translate("fieldUi.fault") : words;
}

/** Is it judged by figures that its words name? */
function hasFigures({ rule }: Pick<FormField, "rule">): boolean {
  return rule.type === "number" || rule.type === "integer" || rule.type === "money" || rule.type === "files";
}
