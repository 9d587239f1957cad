import type { Outcome, Scope } from "#engine/index.ts";
import { patternMessage } from "#compile/patterns/patternMessage.ts";
import type { CallFailure } from "#stores/Answer.ts";
import { failureText } from "#app/failureText.ts";
import type { RuntimeTools } from "./Verb.ts";

/** A failure that the visitor knows of already, or that was the visitor's own doing. */
export const silent: Outcome = { ok: false, silent: true };

/**
 * Shows a failure where it belongs: in the form that the action came from, else as a message that goes away. What the
 * platform says about fields goes to the fields.
 */
export function refused(failure: CallFailure, scope: Scope, { stores }: RuntimeTools): Outcome {
  if (failure.kind === "aborted") return silent;
  const message = failureText(failure, stores.texts);
  if (isInForm(scope)) {
    const fieldErrors = readFieldErrors(failure, stores);
    return { ok: false, message, ...(fieldErrors ? { fieldErrors } : {}) };
  }
  // A session that ended shows the login; a second message would only be in the way.
  if (failure.kind !== "unauthorized") stores.ui.toasts.add(message, "negative");
  return silent;
}

/** Whether an action came from a form. */
export function isInForm(scope: Scope): boolean {
  return scope.read("/form") !== undefined;
}

/** Messages by field: the platform names a text key and its values, or writes the message itself. */
function readFieldErrors(
  { details }: CallFailure,
  { texts }: RuntimeTools["stores"],
): Record<string, string> | undefined {
  const written = details["fieldErrors"];
  if (typeof written !== "object" || written === null) return undefined;
  const entries = Object.entries(written as Record<string, unknown>).flatMap(([name, error]): [string, string][] => {
    if (typeof error === "string") return [[name, texts.texts.has(error) ? texts.texts.translate(error) : error]];
    if (typeof error !== "object" || error === null) return [];
    const { key, min, max, values } = error as Record<string, unknown>;
    if (typeof key !== "string") return [];
    const text = texts.texts.translate(
      key,
      typeof values === "object" ? (values as Record<string, unknown>) : undefined,
    );
    return [[name, patternMessage(text, Number(min ?? 0), Number(max ?? 0))]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
