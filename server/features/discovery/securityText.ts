/** How long the word of where to write is good for; it is written anew each time it is asked for. */
const goodForMs = 180 * 24 * 60 * 60_000;

/** Where to tell of a hole in the site's security (RFC 9116). */
export function securityText(
  contact: string,
  { origin, now, tags }: { origin: string; now: Date; tags: readonly string[] },
): string {
  const expires = new Date(now.getTime() + goodForMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    ...(tags.length > 0 ? [`Preferred-Languages: ${tags.join(", ")}`] : []),
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
