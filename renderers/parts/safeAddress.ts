/** An address a picture may be loaded from: a path of this site, https, or a `data:` picture; others are undefined. */
export function safeAddress(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const isPath = /^\/(?![/\\])[^\s\\]*$/.test(value);
  const isOutside = /^https:\/\/[^\s\\]+$/.test(value);
  const isDrawn = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/.test(value);
  return isPath || isOutside || isDrawn ? value : undefined;
}
