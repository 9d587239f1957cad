const notes = new Set(["$schema", "$id", "title", "description", "examples"]);

/** A schema without what only people read, so that code made from it is small. */
export function withoutNotes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNotes);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, member]) => !notes.has(name) || typeof member === "object")
      .filter(([name]) => name !== "examples")
      .map(([name, member]) => [name, withoutNotes(member)]),
  );
}
