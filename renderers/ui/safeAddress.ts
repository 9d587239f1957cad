import { isHostedName, pickHost, type PickHost } from "./pickHost.ts";

/**
 * An address a picture may be loaded from: a path of this site, https, or a `data:` picture; others are undefined. A name
 * that is neither a path nor a whole address (`banners/1.webp`) is looked for at one of the `hosts`, where there are any.
 */
export function safeAddress(value: unknown, hosts?: unknown, pick: PickHost = pickHost): string | undefined {
  if (typeof value !== "string") return undefined;
  const host = isHostedName(value) ? pick(hosts) : undefined;
  if (host !== undefined) return safeAddress(`${host}/${value}`);
  const isPath = /^\/(?![/\\])[^\s\\]*$/.test(value);
  const isOutside = /^https:\/\/[^\s\\]+$/.test(value);
  const isDrawn = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/.test(value);
  return isPath || isOutside || isDrawn ? value : undefined;
}
