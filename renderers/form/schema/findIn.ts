import type { FindSchema } from "#json/shapeFaults.ts";
import type { SchemaShape } from "#json/schema.ts";
import { readPointer } from "#json/pointer.ts";

/** Finds the schemas that a root schema refers to by JSON pointers into itself. */
export function findIn(root: SchemaShape): FindSchema {
  return (reference) => {
    const pointer = reference.slice(reference.indexOf("#") + 1);
    return pointer === "" ? root : (readPointer(root, pointer) as SchemaShape | undefined);
  };
}
