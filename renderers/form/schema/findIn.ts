import { type FindSchema, type SchemaShape } from "#engine/index.ts";
import { readPointer } from "#json/pointer.ts";

/** Finds the schemas that a root schema refers to by JSON pointers into itself. */
export function findIn(root: SchemaShape): FindSchema {
  return (reference) => {
    const pointer = reference.slice(reference.indexOf("#") + 1);
    return pointer === "" ? root : (readPointer(root, pointer) as SchemaShape | undefined);
  };
}
