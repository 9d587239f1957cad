import { closestFault, meantBranch } from "./closestFault.ts";
import { checkObject } from "./checkObject.ts";
import { checkScalar } from "./checkScalar.ts";
import { taggedBranch, tagFault } from "./taggedBranch.ts";
import type { SchemaShape } from "./schema.ts";
import type { ShapeFault } from "./ShapeFault.ts";

/** Gives the schema of a reference; undefined takes whatever stands there. */
export type FindSchema = (reference: string) => SchemaShape | undefined;

/**
 * Checks a value against a schema by walking it: nothing is compiled, so it works under a policy without eval. Covers
 * the words of SchemaShape; others are taken as kept. Gives every fault, in the order of the value.
 */
export function shapeFaults(
  schema: SchemaShape | boolean,
  value: unknown,
  find: FindSchema,
  pointer = "",
): ShapeFault[] {
  if (typeof schema === "boolean") return schema ? [] : [{ pointer, rule: "false", reason: "nothing may stand here" }];
  if (schema.$ref !== undefined) {
    const referred = find(schema.$ref);
    return referred ? shapeFaults(referred, value, find, pointer) : [];
  }
  const own = checkScalar(schema, value, pointer);
  // What is of the wrong kind altogether has no members worth looking at.
  if (own) return [own];
  const check = (part: SchemaShape | boolean, member: unknown, at: string) => shapeFaults(part, member, find, at);
  return [
    ...checkChoices(schema, value, find, pointer),
    ...checkBranches(schema, value, find, pointer),
    ...(Array.isArray(value) ? checkItems(schema, value, find, pointer) : checkObject(schema, value, pointer, check)),
  ];
}

function checkItems(schema: SchemaShape, list: unknown[], find: FindSchema, pointer: string): ShapeFault[] {
  const { items, minItems = 0, maxItems = Infinity } = schema;
  const faults: ShapeFault[] = [];
  if (list.length < minItems) {
    faults.push({ pointer, rule: "minItems", limit: minItems, reason: `the list must hold at least ${minItems}` });
  }
  if (list.length > maxItems) {
    faults.push({ pointer, rule: "maxItems", limit: maxItems, reason: `the list must hold at most ${maxItems}` });
  }
  if (items === undefined) return faults;
  return [...faults, ...list.flatMap((item, index) => shapeFaults(items, item, find, `${pointer}/${index}`))];
}

function checkBranches(schema: SchemaShape, value: unknown, find: FindSchema, pointer: string): ShapeFault[] {
  const faults = (schema.allOf ?? []).flatMap((part) => shapeFaults(part, value, find, pointer));
  if (schema.not && shapeFaults(schema.not, value, find, pointer).length === 0) {
    faults.push({ pointer, rule: "not", reason: "this is not allowed here" });
  }
  if (!schema.if) return faults;
  const branch = shapeFaults(schema.if, value, find, pointer).length === 0 ? schema.then : schema.else;
  return branch ? [...faults, ...shapeFaults(branch, value, find, pointer)] : faults;
}

function checkChoices(schema: SchemaShape, value: unknown, find: FindSchema, pointer: string): ShapeFault[] {
  const branches = schema.anyOf ?? schema.oneOf;
  if (!branches) return [];
  const resolved = branches.map((branch) => (branch.$ref === undefined ? branch : (find(branch.$ref) ?? branch)));
  // A value that says by a word which alternative it is has to be looked at once, and not once for each alternative:
  // in a language that nests, that would be once for each to the power of the depth.
  const tagged = taggedBranch(resolved, value);
  if (tagged?.branch) return shapeFaults(tagged.branch, value, find, pointer);
  if (tagged) return [tagFault(tagged, pointer)];
  const faults = resolved.map((branch) => shapeFaults(branch, value, find, pointer));
  const fitting = faults.filter((list) => list.length === 0).length;
  if (fitting > 1 && schema.oneOf) return [{ pointer, rule: "oneOf", reason: "more than one alternative fits" }];
  if (fitting > 0) return [];
  const firsts = faults.flatMap((list) => list.slice(0, 1));
  return faults[meantBranch(resolved, value)] ?? [closestFault(firsts, pointer)];
}
