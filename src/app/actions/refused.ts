import type { Outcome, Scope } from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import type { CallFailure } from "#stores/Answer.ts";
import { failureText } from "#app/failureText.ts";
import { readFieldErrors } from "#app/readFieldErrors.ts";
import type { RuntimeTools } from "./Verb.ts";

/** A failure that the visitor knows of already, or that was the visitor's own doing. */
export const silent: Outcome = { ok: false, silent: true };

/**
 * Shows a failure where it belongs: in the form that the action came from, else as a message that goes away. What the
 * platform says about fields goes to the fields, also to one that gives a parameter of another name (`params`, as they are written).
 */
export function refused(failure: CallFailure, scope: Scope, { stores }: RuntimeTools, params?: unknown): Outcome {
  if (failure.kind === "aborted") return silent;
  const message = failureText(failure, stores.texts);
  if (isInForm(scope)) {
    const fieldErrors = atTheirFields(readFieldErrors(failure, stores.texts), params);
    return { ok: false, message, ...(fieldErrors ? { fieldErrors } : {}) };
  }
  // A session that ended shows the login; a second message would only be in the way.
  if (failure.kind !== "unauthorized") stores.ui.toasts.add(() => failureText(failure, stores.texts), "negative");
  return silent;
}

/** What is said of a parameter, at the field that it is bound to. */
function atTheirFields(errors: Record<string, string> | undefined, params: unknown) {
  if (!errors || !isRecord(params)) return errors;
  const fieldOf = (name: string) =>
    name.replace(/^\/?([^/]+)/, (at, own: string) => {
      const bound = String((params[own] as { bind?: unknown } | null | undefined)?.bind);
      return bound.startsWith("/form/") ? bound.slice(5) : at;
    });
  return Object.fromEntries(Object.entries(errors).map(([name, words]) => [fieldOf(name), words]));
}

/** Whether an action came from a form. */
export function isInForm(scope: Scope): boolean {
  return scope.read("/form") !== undefined;
}
