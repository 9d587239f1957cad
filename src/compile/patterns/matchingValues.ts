import type { CharSet, NFA } from "refa";
import type { FieldRule } from "#contracts/entities.ts";
import { textsOfPattern } from "./textsOfPattern.ts";

/** A number from 0 up to 1, of a row that a seed tells. */
type Chance = () => number;

/** Steps from state to state after which no longer text is looked for. */
const mostSteps = 100_000;
/** Texts longer than the shortest by more than these are not made: one of them says as much. */
const mostMore = 24;

/** Characters as people type them: letters and digits first, then what else is on a keyboard. */
const typed: readonly (readonly [number, number])[] = [
  [0x61, 0x7a],
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x21, 0x7e],
];

/** What `matchingValues` does; where its library is not, it is given as an argument. */
export type MatchingValues = typeof matchingValues;

/**
 * Values that keep to a rule's lengths and pattern, the shortest first, then of lengths by chance; equal ones once. None where
 * nothing fits, and undefined where it cannot be told. For publishing: its library is not for pages.
 */
export function matchingValues(
  { pattern, minLength, maxLength }: Pick<FieldRule, "pattern" | "minLength" | "maxLength">,
  count: number,
  random: Chance,
): string[] | undefined {
  const automaton = textsOfPattern(pattern ?? "^[^]*$");
  if (!automaton) return undefined;
  const layers = layersOf(automaton, Math.max(minLength, 1), maxLength);
  if (layers === undefined) return undefined;
  const { reached, lengths } = layers;
  if (lengths.length === 0) return [];
  const values = Array.from({ length: count }, (_, place) => {
    const length = place === 0 ? (lengths[0] ?? 0) : pick(lengths, random);
    return textBack(reached, automaton, length, random);
  });
  return [...new Set(values)];
}

/** The states that texts of each length lead to, and the lengths of texts that match. */
function layersOf(automaton: NFA, least: number, most: number) {
  const reached = [new Set<NFA.ReadonlyNode>([automaton.initial])];
  const lengths: number[] = [];
  let steps = 0;
  for (let length = 0; length <= most; length += 1) {
    const here = reached[length];
    if (here === undefined || here.size === 0) break;
    if (length >= least && !here.isDisjointFrom(automaton.finals as ReadonlySet<NFA.ReadonlyNode>))
      lengths.push(length);
    if (lengths.length > 0 && length >= (lengths[0] ?? 0) + mostMore) break;
    const next = new Set<NFA.ReadonlyNode>();
    for (const state of here) {
      steps += state.out.size;
      for (const following of state.out.keys()) next.add(following);
    }
    if (steps > mostSteps) return lengths.length > 0 ? { reached, lengths } : undefined;
    reached.push(next);
  }
  return { reached, lengths };
}

/** A text of a length, from its end back to its beginning. */
function textBack(
  reached: readonly ReadonlySet<NFA.ReadonlyNode>[],
  { finals }: NFA,
  length: number,
  random: Chance,
): string {
  let state = pick(
    [...(reached[length] ?? [])].filter((one) => (finals as ReadonlySet<NFA.ReadonlyNode>).has(one)),
    random,
  );
  let text = "";
  for (let place = length - 1; place >= 0; place -= 1) {
    const [before, characters] = pick(
      [...state.in].filter(([one]) => reached[place]?.has(one)),
      random,
    );
    text = characterOf(characters, random) + text;
    state = before;
  }
  return text;
}

function characterOf(characters: CharSet, random: Chance): string {
  const ranges = characters.ranges.map(({ min, max }) => [min, max] as const);
  for (const [from, to] of typed) {
    const common = ranges
      .map(([min, max]) => [Math.max(min, from), Math.min(max, to)] as const)
      .filter(([min, max]) => min <= max);
    // Letters mostly, so that values stay readable; each of the rest now and then.
    if (common.length > 0 && (to !== 0x7a || common[0]?.[0] !== 0x61 || random() < 0.7)) return among(common, random);
  }
  return among(ranges, random);
}

function among(ranges: readonly (readonly [number, number])[], random: Chance): string {
  const [min, max] = pick(ranges, random);
  const code = min + Math.floor(random() * (max - min + 1));
  // Halves of characters are none.
  return String.fromCodePoint(code >= 0xd800 && code <= 0xdfff ? min : code);
}

function pick<T>(list: readonly T[], random: Chance): T {
  return list[Math.floor(random() * list.length)] as T;
}
