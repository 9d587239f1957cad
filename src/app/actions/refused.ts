import type { Outcome, Scope } from "#engine/index.ts";
import type { CallFailure } from "#stores/Answer.ts";
import { failureText } from "#app/failureText.ts";
import { readFieldErrors } from "#app/readFieldErrors.ts";
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
    const fieldErrors = readFieldErrors(failure, stores.texts);
    return { ok: false, message, ...(fieldErrors ? { fieldErrors } : {}) };
  }
  // A session that ended shows the login; a second message would only be in the way.
  if (failure.kind !== "unauthorized") stores.ui.toasts.add(() => failureText(failure, stores.texts), "negative");
  return silent;
}

/** Whether an action came from a form. */
export function isInForm(scope: Scope): boolean {
  return scope.read("/form") !== undefined;
}
