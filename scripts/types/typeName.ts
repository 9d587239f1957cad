/**
 * The TypeScript name of a definition: `flag-node` and `flagNode` become `FlagNode`. A definition of a node kind,
 * `kind-table`, becomes `TableNode`, so that the kinds do not collide with the roles (`text`, `value`).
 */
export function typeName(definition: string): string {
  const kind = /^kind-(.+)$/.exec(definition);
  const words = (kind?.[1] ?? definition).split(/[^a-zA-Z0-9]+/).filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return kind ? `${name}Node` : name;
}
