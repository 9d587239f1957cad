import { CharSet, type NFA } from "refa";
import { textsOfPattern } from "./textsOfPattern.ts";

/** Characters by the names that people have for them. */
export type CharacterKind =
  | "small"
  | "capital"
  | "digit"
  | "space"
  | "symbol"
  | "khmer"
  | "arabic"
  | "chinese"
  | "thai"
  | "korean"
  | "japanese"
  | "other";

/** What a pattern of a brand's own takes, for people who do not read patterns. */
export interface PatternWords {
  /** What a value may begin with. */
  first: readonly CharacterKind[];
  /** What a value may hold. */
  all: readonly CharacterKind[];
}

const last = 0x10_ffff;
const range = (min: number, max: number) => ({ min, max });
const kinds: readonly [CharacterKind, CharSet][] = (
  [
    ["small", [range(0x61, 0x7a)]],
    ["capital", [range(0x41, 0x5a)]],
    ["digit", [range(0x30, 0x39)]],
    ["space", [range(0x20, 0x20)]],
    ["symbol", [range(0x21, 0x2f), range(0x3a, 0x40), range(0x5b, 0x60), range(0x7b, 0x7e)]],
    ["khmer", [range(0x1780, 0x17ff)]],
    ["arabic", [range(0x620, 0x64a)]],
    ["thai", [range(0xe01, 0xe2e)]],
    ["japanese", [range(0x3041, 0x30ff)]],
    ["chinese", [range(0x4e00, 0x9fff)]],
    ["korean", [range(0xac00, 0xd7a3)]],
  ] as const
).map(([kind, ranges]) => [kind, CharSet.empty(last).union(ranges)]);
const named = CharSet.empty(last).union(...kinds.map(([, characters]) => characters));

/** The kinds of characters that values of a pattern begin with and hold; undefined where it cannot be told. Its library belongs to publishing. */
export function describePattern(pattern: string): PatternWords | undefined {
  const texts = textsOfPattern(pattern);
  if (!texts) return undefined;
  const useful = leadingToEnd(texts);
  const along = (states: Iterable<NFA.ReadonlyNode>) => {
    let characters = CharSet.empty(last);
    for (const state of states)
      for (const [next, taken] of state.out) if (useful.has(next)) characters = characters.union(taken);
    return kindsIn(characters);
  };
  return { first: along([texts.initial]), all: along(useful) };
}

function kindsIn(characters: CharSet): CharacterKind[] {
  const found = kinds.filter(([, own]) => !own.isDisjointWith(characters)).map(([kind]) => kind);
  return characters.without(named).isEmpty ? found : [...found, "other"];
}

/** The states on a way from the beginning to an end. */
function leadingToEnd({ initial, finals }: NFA): ReadonlySet<NFA.ReadonlyNode> {
  const reached = spread([initial], (state) => state.out.keys());
  const leading = spread(finals, (state) => state.in.keys());
  return reached.intersection(leading);
}

function spread(
  from: Iterable<NFA.ReadonlyNode>,
  next: (state: NFA.ReadonlyNode) => Iterable<NFA.ReadonlyNode>,
): Set<NFA.ReadonlyNode> {
  const found = new Set(from);
  for (const state of found) for (const each of next(state)) found.add(each);
  return found;
}
