import { isHostedName, pickHost, type PickHost } from "./pickHost.ts";

/**
 * An address that may be shown in a frame: https, or http on localhost for a site that is there too, and not of this site itself, since a sandboxed page of our own origin could
 * take its sandbox off. Any other is undefined. A name that is neither a path nor a whole address (`naga/start.html`) is looked for
 * at one of the `hosts`, where there are any.
 */
export function frameAddress(
  value: unknown,
  ownOrigin: string | undefined,
  hosts?: unknown,
  pick: PickHost = pickHost,
): string | undefined {
  if (typeof value !== "string") return undefined;
  const host = isHostedName(value) ? pick(hosts) : undefined;
  if (host !== undefined) return frameAddress(`${host}/${value}`, ownOrigin);
  // On one's own machine there is no TLS, and nobody in between.
  const isLocal = isLocalhost(value) && ownOrigin !== undefined && isLocalhost(ownOrigin);
  if (!(/^https:\/\/[^\s\\]+$/.test(value) || isLocal) || !URL.canParse(value)) return undefined;
  const { origin, username, password } = new URL(value);
  return origin === ownOrigin || username !== "" || password !== "" ? undefined : value;
}

const isLocalhost = (address: string): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^\s\\]*)?$/.test(address);
