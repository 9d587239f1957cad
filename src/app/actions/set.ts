import { resolveParameter } from "#engine/index.ts";
import { isEqual } from "#json/equal.ts";
import { readPointer, segmentsOf, setAt } from "#json/pointer.ts";
import type { DeclaredState } from "#stores/StateStore.ts";
import type { ActionOf, Verb } from "./Verb.ts";

/** Changes the state of the document that the action stands in. A list keeps each value once. */
export const set: Verb<"set"> = (action, scope, { stores }) => {
  const declared = scope.read("/$document") as DeclaredState | undefined;
  const [root, name, ...deeper] = segmentsOf(action.to);
  if (!declared || root !== "state" || name === undefined || !Object.hasOwn(declared.state, name))
    return { ok: false, code: "unknown_state" };
  const before = stores.states.read(declared, name);
  const place = deeper.length === 0 ? "" : action.to.slice(action.to.indexOf("/", "/state/".length));
  const changed = changedValue(action, readPointer(before, place), (written) => resolveParameter(written, scope));
  stores.states.write(declared, name, setAt(before, place, changed));
  return { ok: true };
};

type SetAction = ActionOf<"set">;

/** What stands there afterwards. What does not fit what stands there changes nothing. */
function changedValue(action: SetAction, before: unknown, resolve: (written: SetAction["value"]) => unknown): unknown {
  const { value, add, remove, toggle } = action;
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
