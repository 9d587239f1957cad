/**
 * An address that may be shown in a frame: https, and not of this site itself, since a sandboxed page of our own origin could
 * take its sandbox off. Any other is undefined.
 */
export function frameAddress(value: unknown, ownOrigin: string | undefined): string | undefined {
  if (typeof value !== "string" || !/^https:\/\/[^\s\\]+$/.test(value) || !URL.canParse(value)) return undefined;
  const { origin, username, password } = new URL(value);
  return origin === ownOrigin || username !== "" || password !== "" ? undefined : value;
}
