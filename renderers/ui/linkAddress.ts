/** An address from data that a link may lead to: a path of the site, https, mail or telephone; others are undefined. */
export function linkAddress(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+0-9]+|\/(?![/\\])[^\s\\]*)$/.test(value) ? value : undefined;
}
