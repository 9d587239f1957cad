/** Which of several hosts pictures come from: picked once a page, so that a picture is not fetched twice. */
const chance = Math.random();

/**
 * An address a picture may be loaded from: a path of this site, https, or a `data:` picture; others are undefined. A name
 * that is neither a path nor a whole address (`banners/1.webp`) is looked for at one of the `hosts`, where there are any.
 */
export function safeAddress(value: unknown, hosts?: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const isName = /^[\p{L}\p{N}_][^\s\\:]*$/u.test(value);
  if (isName && Array.isArray(hosts) && hosts.length > 0) {
    const host: unknown = hosts[Math.floor(chance * hosts.length)];
    return safeAddress(`${String(host).replace(/\/+$/, "")}/${value}`);
  }
  const isPath = /^\/(?![/\\])[^\s\\]*$/.test(value);
  const isOutside = /^https:\/\/[^\s\\]+$/.test(value);
  const isDrawn = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/.test(value);
  return isPath || isOutside || isDrawn ? value : undefined;
}
