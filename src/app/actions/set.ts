import type { Actions } from "#contracts/config.ts";
import { actionsOf, evaluateCondition, resolveParameter, type Scope } from "#engine/index.ts";
import { isEqual } from "#json/equal.ts";
import { readPointer, segmentsOf, setAt } from "#json/pointer.ts";
import type { DeclaredState, StateStore } from "#stores/StateStore.ts";
import type { ActionOf, Verb } from "./Verb.ts";

/** Changes the state of the document that the action stands in. A list keeps each value once. */
export const set: Verb<"set"> = (action, scope, { stores }) =>
  changeState(action, scope, stores.states) === null ? { ok: false, code: "unknown_state" } : { ok: true };

/**
 * Changes the state as the answer of a call is expected to; other actions than `set` are left out. Gives what takes it back: what
 * somebody changed meanwhile stays, of a list only the values that were expected come or go.
 */
export function changeExpected(actions: Actions | undefined, scope: Scope, states: StateStore): () => void {
  const changes = actionsOf(actions).flatMap((action) =>
    action.do === "set" && evaluateCondition(action.when, scope) ? [changeState(action, scope, states)] : [],
  );
  return () => {
    for (const takeBack of changes.toReversed()) takeBack?.();
  };
}

/** Changes a member; gives what takes that back, null where there is no such member. */
function changeState(action: SetAction, scope: Scope, states: StateStore): (() => void) | null {
  const declared = scope.read("/$document") as DeclaredState | undefined;
  const [root, name, ...deeper] = segmentsOf(action.to);
  if (!declared || root !== "state" || name === undefined || !Object.hasOwn(declared.state, name)) return null;
  const place = deeper.length === 0 ? "" : action.to.slice(action.to.indexOf("/", "/state/".length));
  const read = () => states.read(declared, name);
  const before = readPointer(read(), place);
  const changed = changedValue(action, before, (written) => resolveParameter(written, scope));
  states.write(declared, name, setAt(read(), place, changed));
  return () =>
    states.write(declared, name, setAt(read(), place, takenBack(before, changed, readPointer(read(), place))));
}

/** What stands there when a change is taken back. */
function takenBack(before: unknown, changed: unknown, now: unknown): unknown {
  if (isEqual(now, changed)) return before;
  if (!Array.isArray(before) || !Array.isArray(changed) || !Array.isArray(now)) return now;
  const isIn = (list: readonly unknown[], item: unknown) => list.some((one) => isEqual(one, item));
  const added = changed.filter((item) => !isIn(before, item));
  const removed = before.filter((item) => !isIn(changed, item) && !isIn(now, item));
  return [...now.filter((item) => !isIn(added, item)), ...removed];
}

type SetAction = ActionOf<"set">;

/** What stands there afterwards. What does not fit what stands there changes nothing. */
function changedValue(action: SetAction, before: unknown, resolve: (written: SetAction["value"]) => unknown): unknown {
  const { value, add, remove, toggle, replace } = action;
  if (replace !== undefined && value !== undefined) {
    if (!Array.isArray(before)) return before;
    const [old, next] = [resolve(replace), resolve(value)];
    if (next === undefined || !before.some((one) => isEqual(one, old))) return before;
    const others = (before as unknown[]).filter((one) => isEqual(one, old) || !isEqual(one, next));
    return others.map((one) => (isEqual(one, old) ? next : one));
  }
  // What cannot be read yet is nothing, and not no value at all.
  if (value !== undefined) return resolve(value) ?? null;
  if (toggle === true && typeof before === "boolean") return !before;
  if (!Array.isArray(before)) return before;
  const list: readonly unknown[] = before;
  const item = resolve(add ?? remove ?? toggle);
  const others = list.filter((one) => !isEqual(one, item));
  const isThere = others.length < list.length;
  if (item === undefined) return list;
  if (remove !== undefined || (toggle !== undefined && isThere)) return others;
  return isThere ? list : [...list, item];
}
