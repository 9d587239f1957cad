/**
 * The `Link` header of a page: its style sheets, which a browser then asks for before it has read the page (RFC 8288, RFC 8297).
 * Neither scripts nor typefaces are among them: the page can be seen without them, and they would take its line.
 */
export function linksOf(styles: readonly string[]): string {
  return styles.map((href) => `<${href}>; rel=preload; as=style`).join(", ");
}
