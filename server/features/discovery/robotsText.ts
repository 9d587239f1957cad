/** What search engines are told of the site (RFC 9309): everything but calls and the operators' own program. */
export function robotsText(origin: string, hasMap: boolean): string {
  const lines = ["User-agent: *", "Disallow: /console", "Disallow: /wps/", "Allow: /"];
  return [...lines, ...(hasMap ? ["", `Sitemap: ${origin}/sitemap.xml`] : []), ""].join("\n");
}
