import type { Action, Actions } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";

/**
 * How an action ended. A failure is a value, not an exception: `code` is a stable machine word (its text is
 * `error.<code>`), `message` the platform's own words where no text is known, `fieldErrors` text keys or messages by
 * field name. A `silent` failure was shown elsewhere, or was the user's own cancelling.
 */
export type Outcome =
  | { ok: true; value?: unknown }
  | {
      ok: false;
      code?: string;
      message?: string;
      fieldErrors?: Record<string, string>;
      silent?: true;
      /** Done when the form that says the message is no longer there to say it. */
      gone?: () => void;
    };

/** Actions as a list, whether one was written or several. */
export function actionsOf(written: Actions | undefined): readonly Action[] {
  if (written === undefined) return [];
  return Array.isArray(written) ? written : [written];
}

/** The actions of what may be one or several, each with its pointer. Takes whatever was written. */
export function eachAction(written: unknown, pointer: string): [action: unknown, pointer: string][] {
  if (!Array.isArray(written)) return written === undefined ? [] : [[written, pointer]];
  return written.map((action: unknown, place) => [action, joinPointer(pointer, place)]);
}

/** What may follow an action, each with its pointer: `then`, `expect`, `undo`, `failed`, and `refused` by code. Takes whatever was written. */
export function followersOf(action: Readonly<Record<string, unknown>>, pointer: string): [unknown, string][] {
  const { then, expect, undo, failed, refused } = action;
  const byCode = Object.entries(isRecord(refused) ? refused : {});
  return [
    ...eachAction(then, `${pointer}/then`),
    ...eachAction(expect, `${pointer}/expect`),
    ...eachAction(undo, `${pointer}/undo`),
    ...eachAction(failed, `${pointer}/failed`),
    ...byCode.flatMap(([code, actions]) => eachAction(actions, joinPointer(`${pointer}/refused`, code))),
  ];
}

/** Does actions one after the other, until one fails. */
export async function doActions(
  written: Actions | undefined,
  act: (action: Action) => Promise<Outcome>,
): Promise<Outcome> {
  let outcome: Outcome = { ok: true };
  for (const action of actionsOf(written)) {
    outcome = await act(action);
    if (!outcome.ok) break;
  }
  return outcome;
}
