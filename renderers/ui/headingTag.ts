/** The element of a heading level; levels outside 1 to 6 are brought back inside. */
export function headingTag(level: number): "h1" | "h2" | "h3" | "h4" | "h5" | "h6" {
  const within = Math.min(6, Math.max(1, Math.round(level)));
  return `h${within}` as "h1";
}
