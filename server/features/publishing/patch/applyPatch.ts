import type { PatchOperation } from "#contracts/api.ts";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { PatchError } from "./PatchError.ts";
import { createPatchMeter, type PatchMeter } from "./createPatchMeter.ts";
import { parsePointer } from "#json/pointer.ts";

/** Keys that reach the prototype of an object: no configuration needs them. */
const hostileKeys = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Applies a JSON Patch (RFC 6902) and gives a new document; the given one stays as it is. All operations apply, or
 * none: throws PatchError for the first that cannot, or that would make more than a configuration may measure. What an
 * operation makes is measured before it is made.
 */
export function applyPatch(document: unknown, operations: readonly PatchOperation[]): unknown {
  const meter = createPatchMeter(document);
  let root = structuredClone(document);
  for (const [index, operation] of operations.entries()) root = applyOne(root, operation, index, meter);
  return root;
}

function applyOne(root: unknown, operation: PatchOperation, index: number, meter: PatchMeter): unknown {
  const fail = (pointer: string, reason: string): never => {
    throw new PatchError(index, pointer, reason);
  };
  const path = stepsOf(operation.path, fail);
  const refuse = (excess: string | undefined) => (excess === undefined ? undefined : fail(operation.path, excess));
  const sent = (value: unknown): unknown => {
    refuse(meter.put(value, path.length));
    return structuredClone(value);
  };
  switch (operation.op) {
    case "test":
      refuse(meter.look(operation.value));
      return isEqual(valueAt(root, path, operation.path, fail), operation.value)
        ? root
        : fail(operation.path, "the value there is another one");
    case "add":
      return put(root, path, sent(operation.value), operation.path, "add", fail);
    case "replace":
      return put(root, path, sent(operation.value), operation.path, "replace", fail);
    case "remove":
      return take(root, path, operation.path, fail);
    case "copy": {
      const from = operation.from ?? fail(operation.path, 'a copy needs "from"');
      const original = valueAt(root, stepsOf(from, fail), from, fail);
      refuse(meter.copy(original, path.length));
      return put(root, path, structuredClone(original), operation.path, "add", fail);
    }
    case "move": {
      const from = operation.from ?? fail(operation.path, 'a move needs "from"');
      const source = stepsOf(from, fail);
      if (operation.path.startsWith(`${from}/`)) fail(operation.path, "it lies inside what is moved");
      const moved = valueAt(root, source, from, fail);
      refuse(meter.put(moved, path.length));
      return put(take(root, source, from, fail), path, moved, operation.path, "add", fail);
    }
  }
}

type Fail = (pointer: string, reason: string) => never;

function stepsOf(pointer: string, fail: Fail): string[] {
  const steps = parsePointer(pointer) ?? fail(pointer, "not a JSON pointer");
  if (steps.some((step) => hostileKeys.has(step))) fail(pointer, "this name is not allowed");
  return steps;
}

function valueAt(root: unknown, steps: readonly string[], pointer: string, fail: Fail): unknown {
  let value = root;
  for (const step of steps) {
    if (Array.isArray(value)) {
      value = value[placeIn(value, step, false) ?? fail(pointer, "there is nothing there")];
    } else if (isRecord(value) && Object.hasOwn(value, step)) {
      value = value[step];
    } else {
      fail(pointer, "there is nothing there");
    }
  }
  return value;
}

function put(root: unknown, steps: string[], value: unknown, pointer: string, how: "add" | "replace", fail: Fail) {
  const last = steps.at(-1);
  if (last === undefined) return value;
  const parent = valueAt(root, steps.slice(0, -1), pointer, fail);
  if (Array.isArray(parent)) {
    const place = placeIn(parent, last, how === "add") ?? fail(pointer, "there is no such place in the list");
    parent.splice(place, how === "add" ? 0 : 1, value);
  } else if (isRecord(parent) && (how === "add" || Object.hasOwn(parent, last))) {
    parent[last] = value;
  } else {
    fail(pointer, "there is nothing there");
  }
  return root;
}

function take(root: unknown, steps: string[], pointer: string, fail: Fail): unknown {
  const last = steps.at(-1) ?? fail(pointer, "the whole document cannot be removed");
  const parent = valueAt(root, steps.slice(0, -1), pointer, fail);
  if (Array.isArray(parent)) {
    parent.splice(placeIn(parent, last, false) ?? fail(pointer, "there is nothing there"), 1);
  } else if (isRecord(parent) && Object.hasOwn(parent, last)) {
    delete parent[last];
  } else {
    fail(pointer, "there is nothing there");
  }
  return root;
}

/** The index a step names in a list, `-` being the place behind the last; null where there is none. */
function placeIn(list: readonly unknown[], step: string, mayAppend: boolean): number | null {
  if (step === "-") return mayAppend ? list.length : null;
  if (!/^(0|[1-9][0-9]*)$/.test(step)) return null;
  const place = Number(step);
  return place < list.length || (mayAppend && place === list.length) ? place : null;
}
