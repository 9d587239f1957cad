/** Puts a value into a statement and gives its placeholder. */
export type Add = (value: unknown) => string;

/** The values of a statement, and what gives each its place, behind those that it has already. */
export function places(already = 0) {
  const values: unknown[] = [];
  return { values, add: (value: unknown) => `$${already + values.push(value)}` };
}
