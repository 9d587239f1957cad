/** Was anything filled in? */
export function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
