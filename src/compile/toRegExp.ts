const known = new Map<string, RegExp | null>();
/** More patterns than any brand has; a platform that sends ever new ones must not fill the memory. */
const mostKnown = 1000;

/**
 * The regular expression of a pattern: with the `u` flag where the pattern is valid with it, else without, as patterns
 * of older platforms are (`\_` is only valid without). Nothing where it is valid in neither.
 */
export function toRegExp(pattern: string): RegExp | undefined {
  let found = known.get(pattern);
  if (found === undefined) {
    found = compile(pattern, "u") ?? compile(pattern, "") ?? null;
    if (known.size >= mostKnown) known.clear();
    known.set(pattern, found);
  }
  return found ?? undefined;
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
