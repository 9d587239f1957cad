import { isHostedName, pickHost, type PickHost } from "./pickHost.ts";

/**
 * An address that may be shown in a frame: https, and not of this site itself, since a sandboxed page of our own origin could
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
  if (!/^https:\/\/[^\s\\]+$/.test(value) || !URL.canParse(value)) return undefined;
  const { origin, username, password } = new URL(value);
  return origin === ownOrigin || username !== "" || password !== "" ? undefined : value;
}
