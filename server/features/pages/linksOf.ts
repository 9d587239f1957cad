import type { PageFiles } from "./composePage.ts";

/**
 * The `Link` header of a page: style sheets and the typefaces of its first lines, which a browser then asks for before it has read
 * the page (RFC 8288, RFC 8297). Scripts are not among them: the page can be seen without them, and they would take its line.
 */
export function linksOf(styles: readonly string[], { fonts }: Pick<PageFiles, "fonts">): string {
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(", ");
}
