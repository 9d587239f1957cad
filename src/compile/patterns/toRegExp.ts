import { toEcmaPattern } from "./dialect/toEcmaPattern.ts";

const known = new Map<string, RegExp | null>();
/** More patterns than any brand has; a platform that sends ever new ones must not fill the memory. */
const mostKnown = 1000;

/** Words that mean something only with the flag `u`: without it `\p{IsHan}` is the text "p{IsHan}". */
const needsUnicode = /\\[pPk]|\\u\{/;

/**
 * The regular expression of a pattern: ECMAScript with the `u` flag, translated from the dialects of other platforms where there is
 * a counterpart (`toEcmaPattern`), and without the flag where it is only valid so. Nothing where it is valid in neither.
 */
export function toRegExp(pattern: string): RegExp | undefined {
  let found = known.get(pattern);
  if (found === undefined) {
    found = fromDialect(pattern) ?? null;
    if (known.size >= mostKnown) known.clear();
    known.set(pattern, found);
  }
  return found ?? undefined;
}

function fromDialect(pattern: string): RegExp | undefined {
  const own = compile(pattern, "u");
  if (own) return own;
  const translated = toEcmaPattern(pattern);
  if (!translated) return undefined;
  const { source, flags } = translated;
  return compile(source, `u${flags}`) ?? (needsUnicode.test(source) ? undefined : compile(source, flags));
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
