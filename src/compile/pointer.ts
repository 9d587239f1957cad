/** The JSON pointer (RFC 6901) of a path of member names and list positions. */
export function pointer(...path: (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
