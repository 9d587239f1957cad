/** Generated modules are as long as the schemas make them; the budgets are for what people write. */
export function isGenerated(path: string): boolean {
  return path.startsWith("src/contracts/") || path.startsWith("src/compile/generated/");
}
