import { posixClass, propertyClass } from "./propertyClass.ts";

/** A pattern as this program runs it: a source for the flag `u`, and the flags that the pattern itself asks for. */
export interface EcmaPattern {
  source: string;
  /** Of `i`, `m` and `s`. */
  flags: string;
}

/** Escapes of other dialects that stand for something of ours. */
const escapes: Readonly<Record<string, string>> = {
  A: "^",
  z: "$",
  Z: "$",
  h: "[ \\t]",
  H: "[^ \\t]",
  a: "\\x07",
  e: "\\x1b",
};

const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})/;

/**
 * A pattern of the dialects that platforms are written in (Java, .NET, PCRE, Python) as one of ECMAScript. What has a
 * counterpart is written as that: scripts, categories and common blocks (`\p{IsHan}`), `\A` and `\z`, names of groups, classes of
 * POSIX, escapes that the flag `u` forbids, flags at the very beginning. Groups and quantifiers that never give back
 * (`(?>…)`, `a++`) lose that: the pattern matches what it matched and perhaps more, and the platform judges with its own in any case.
 * Undefined for what has none (intersections of classes, recursion, conditions).
 */
export function toEcmaPattern(pattern: string): EcmaPattern | undefined {
  const { flags, rest } = leadingFlags(pattern);
  let source = "";
  let at = 0;
  while (at < rest.length) {
    const step = stepAt(rest, at);
    if (!step) return undefined;
    source += step.source;
    at += step.length;
    const repeat = quantifier.exec(rest.slice(at))?.[0];
    // A quantifier where nothing stands to be repeated is no pattern; the compiler says so.
    if (repeat === undefined || !step.canRepeat) continue;
    source += repeat;
    at += repeat.length;
    if (rest[at] === "?") {
      source += "?";
      at += 1;
    } else if (rest[at] === "+") at += 1;
  }
  return { source, flags };
}

interface Step {
  source: string;
  length: number;
  canRepeat: boolean;
}

function stepAt(pattern: string, at: number): Step | undefined {
  const character = pattern[at] as string;
  if (character === "\\") return escapeAt(pattern, at);
  if (character === "[") return classAt(pattern, at);
  if (character === "(") return groupAt(pattern, at);
  return { source: character, length: 1, canRepeat: character !== "|" && character !== "^" };
}

function groupAt(pattern: string, at: number): Step | undefined {
  const rest = pattern.slice(at);
  const opening = (source: string, length: number): Step => ({ source, length, canRepeat: false });
  if (!rest.startsWith("(?")) return opening("(", 1);
  const known = /^\((?:\?:|\?=|\?!|\?<=|\?<!)/.exec(rest)?.[0];
  if (known !== undefined) return opening(known, known.length);
  if (rest.startsWith("(?>")) return opening("(?:", 3);
  const back = /^\(\?P=(\w+)\)/.exec(rest);
  if (back) return { source: `\\k<${back[1]}>`, length: back[0].length, canRepeat: true };
  const named = /^\(\?P?(?:<(\w+)>|'(\w+)')/.exec(rest);
  if (named) return opening(`(?<${named[1] ?? named[2]}>`, named[0].length);
  const comment = /^\(\?#[^)]*\)/.exec(rest)?.[0];
  return comment === undefined ? undefined : opening("", comment.length);
}

function escapeAt(pattern: string, at: number): Step | undefined {
  const rest = pattern.slice(at);
  const whole = (source: string, length: number): Step => ({ source, length, canRepeat: true });
  const quoted = /^\\Q([^]*?)(?:\\E|$)/.exec(rest);
  if (quoted) return whole((quoted[1] ?? "").replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), quoted[0].length);
  const property = propertyAt(rest);
  if (property) {
    const { set, isNegated, length } = property;
    return set === undefined ? undefined : whole(`[${isNegated ? "^" : ""}${set}]`, length);
  }
  const next = rest[1];
  if (next === undefined) return undefined;
  if (Object.hasOwn(escapes, next))
    return { ...whole(escapes[next] as string, 2), canRepeat: next === "h" || next === "H" };
  return whole(plainEscape(rest, false), plainLength(rest));
}

/** An escape that the flag `u` knows stays; before any other character that is no letter or digit the backslash says nothing. */
function plainEscape(rest: string, inClass: boolean): string {
  const next = rest[1] as string;
  if (/[\w\u0080-\uffff]/.test(next) && next !== "_") return rest.slice(0, plainLength(rest));
  const isSyntax = /[\^$\\.*+?()[\]{}|/]/.test(next) || (inClass && next === "-");
  return isSyntax ? `\\${next}` : next;
}

function plainLength(rest: string): number {
  return /^\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<\w+>|c[A-Za-z]|[^])/.exec(rest)?.[0].length ?? 1;
}

/** A class, from its bracket to its end; intersections (`&&`) and classes within classes have no counterpart. */
function classAt(pattern: string, at: number): Step | undefined {
  let end = at + 1;
  let source = "[";
  if (pattern[end] === "^") {
    source += "^";
    end += 1;
  }
  // Elsewhere a bracket that comes first is a character.
  if (pattern[end] === "]" && pattern.indexOf("]", end + 1) > 0) {
    source += "\\]";
    end += 1;
  }
  while (pattern[end] !== "]") {
    if (end >= pattern.length) return undefined;
    const rest = pattern.slice(end);
    const posix = /^\[:(\^?)(\w+):\]/.exec(rest);
    const property = propertyAt(rest);
    if (posix || property) {
      const set = posix ? posixClass(posix[2] ?? "") : property?.set;
      const isNegated = posix ? posix[1] === "^" : property?.isNegated === true;
      const written = set === undefined ? undefined : withinClass(set, isNegated);
      if (written === undefined) return undefined;
      source += written;
      end += posix ? posix[0].length : (property?.length ?? 1);
    } else if (rest.startsWith("&&") || rest.startsWith("[")) {
      return undefined;
    } else if (rest.startsWith("\\")) {
      source += rest[1] === "h" ? " \\t" : plainEscape(rest, true);
      end += plainLength(rest);
    } else {
      // A dash beside a whole set of characters makes no range.
      const isBare = rest.startsWith("-") && (/\\[dDwWsSpP](\{[^}]*\})?$/.test(source) || /^-\\[dDwWsSpP]/.test(rest));
      source += isBare ? "\\-" : rest[0];
      end += 1;
    }
  }
  return { source: `${source}]`, length: end + 1 - at, canRepeat: true };
}

function withinClass(set: string, isNegated: boolean): string | undefined {
  if (!isNegated) return set;
  const one = /^\\p(\{[^}]*\})$/.exec(set);
  return one ? `\\P${one[1]}` : undefined;
}

function propertyAt(rest: string): { set: string | undefined; isNegated: boolean; length: number } | undefined {
  const found = /^\\([pP])(?:\{\s*(\^?)([^}]*)\}|([A-Z]))/.exec(rest);
  if (!found) return undefined;
  const [whole, letter, caret, name, short] = found;
  return {
    set: propertyClass(name ?? short ?? ""),
    isNegated: (letter === "P") !== (caret === "^"),
    length: whole.length,
  };
}

function leadingFlags(pattern: string): { flags: string; rest: string } {
  const found = /^(?:\(\?[imsuU]+\))+/.exec(pattern)?.[0] ?? "";
  const flags = [...new Set(found.replaceAll(/[^ims]/g, ""))].toSorted().join("");
  return { flags, rest: pattern.slice(found.length) };
}
