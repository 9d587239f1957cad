/** Names of the types, for alternatives that say nothing else. */
const typeWords: Readonly<Record<string, string>> = {
  string: "Text",
  number: "Number",
  integer: "Number",
  boolean: "Yes or no",
  array: "List",
  object: "Object",
  null: "Nothing",
};

/** The schema with a title on every alternative, so that the choice between them can be read. */
export function withTitles(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withTitles);
  if (typeof schema !== "object" || schema === null) return schema;
  const members = Object.entries(schema).map(([word, part]) => {
    const isChoice = (word === "anyOf" || word === "oneOf") && Array.isArray(part);
    return [word, isChoice ? part.map((branch) => titled(withTitles(branch))) : withTitles(part)];
  });
  return Object.fromEntries(members) as unknown;
}

function titled(branch: unknown): unknown {
  if (typeof branch !== "object" || branch === null || "title" in branch || "const" in branch) return branch;
  const { description, type, $ref } = branch as { description?: string; type?: string | string[]; $ref?: string };
  const [first] = Array.isArray(type) ? type : [type];
  const title = description?.replace(/\.$/, "") ?? $ref?.replace(/^.*\//, "") ?? typeWords[first ?? ""];
  return title === undefined ? branch : { ...branch, title };
}
