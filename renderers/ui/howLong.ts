/** How much longer than usual a written value is: an amount of sixteen digits stands where one of six usually does. */
export function howLong(text: string): "long" | "longer" | undefined {
  const { length } = Array.from(text);
  return length > 18 ? "longer" : length > 13 ? "long" : undefined;
}
