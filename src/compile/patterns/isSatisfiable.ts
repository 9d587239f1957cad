import { DFA, JS, NFA, type Assertion, type Concatenation, type Element, type NoParent } from "refa";
import { toRegExp } from "./toRegExp.ts";

/** Whether some text of so many characters matches a pattern; undefined where that is not decided. */
export type IsSatisfiable = (pattern: string, minLength: number, maxLength: number) => boolean | undefined;

/** More states than the patterns that people write have; beyond it a verdict would take seconds. */
const mostStates = 8_000;

/** Steps from state to state after which nothing is decided: about a tenth of a second. Steps, not time, as for safety. */
const mostSteps = 400_000;

type Part = NoParent<Element>;

/**
 * Decides whether a field can be filled in: the pattern becomes an automaton, whose states are followed length by length.
 * Undecided is what stands where it is not looked for: references back, word boundaries, and looking ahead or for an end
 * anywhere but at the beginning and the end of an alternative. Takes milliseconds; its library belongs to publishing.
 */
export const isSatisfiable: IsSatisfiable = (pattern, minLength, maxLength) => {
  const expression = toRegExp(pattern);
  const automaton = expression && textsOf(expression);
  if (!automaton) return undefined;
  let reached = new Set<NFA.ReadonlyNode>([automaton.initial]);
  let steps = 0;
  for (let length = 0; length <= maxLength && reached.size > 0; length += 1) {
    if (length >= minLength && !reached.isDisjointFrom(automaton.finals as ReadonlySet<NFA.ReadonlyNode>)) return true;
    const next = new Set<NFA.ReadonlyNode>();
    for (const state of reached) {
      steps += state.out.size;
      for (const following of state.out.keys()) next.add(following);
    }
    if (steps > mostSteps) return undefined;
    reached = next;
  }
  return false;
};

/** The automaton of the texts that an expression matches somewhere; undefined where there is none that is small enough. */
function textsOf(expression: RegExp): NFA | undefined {
  try {
    const parser = JS.Parser.fromLiteral(expression);
    const { expression: parsed, maxCharacter } = parser.parse({ backreferences: "throw", assertions: "parse" });
    const factory = new NFA.LimitedNodeFactory(mostStates);
    const texts = NFA.empty({ maxCharacter }, factory);
    for (const { elements } of parsed.alternatives)
      texts.union(textsOfParts(elements, { maxCharacter, factory }), factory);
    return texts;
  } catch {
    return undefined;
  }
}

interface Making {
  maxCharacter: number;
  factory: NFA.LimitedNodeFactory;
}

function textsOfParts(parts: readonly Part[], making: Making): NFA {
  const isFromStart = isEdge(parts[0], "behind");
  const rest = isFromStart ? parts.slice(1) : parts;
  // What is looked ahead for at the very beginning is demanded of the whole text.
  const demands: NoParent<Assertion>[] = [];
  if (isFromStart)
    for (const part of rest)
      if (isDemand(part)) demands.push(part);
      else break;
  const texts = textsAlong(rest.slice(demands.length), isFromStart, making);
  return demands.reduce(
    (left, demand) => NFA.fromIntersection(left, textsOfDemand(demand, making), making.factory),
    texts,
  );
}

/** Texts that hold these parts: from their start on or anywhere, and up to their end where the parts say so. */
function textsAlong(parts: readonly Part[], isFromStart: boolean, { maxCharacter, factory }: Making): NFA {
  const isToEnd = isEdge(parts.at(-1), "ahead");
  const middle: NoParent<Concatenation> = {
    type: "Concatenation",
    elements: (isToEnd ? parts.slice(0, -1) : parts) as Part[],
  };
  const texts = NFA.fromRegex([middle], { maxCharacter }, { assertions: "throw" }, factory);
  const anything = NFA.all({ maxCharacter }, factory);
  if (!isFromStart) texts.prepend(anything, factory);
  if (!isToEnd) texts.append(anything, factory);
  return texts;
}

function textsOfDemand({ alternatives, negate }: NoParent<Assertion>, making: Making): NFA {
  const { maxCharacter, factory } = making;
  const texts = NFA.empty({ maxCharacter }, factory);
  for (const { elements } of alternatives) texts.union(textsAlong(elements, true, making), factory);
  if (!negate) return texts;
  const others = DFA.fromFA(texts, new DFA.LimitedNodeFactory(mostStates));
  others.complement(new DFA.LimitedNodeFactory(mostStates));
  return NFA.fromFA(others, factory);
}

function isDemand(part: Part): part is NoParent<Assertion> {
  return part.type === "Assertion" && part.kind === "ahead" && !isEdge(part, "ahead");
}

/** Whether a part is `^` (nothing behind it) or `$` (nothing ahead of it). */
function isEdge(part: Part | undefined, side: "ahead" | "behind"): boolean {
  if (part?.type !== "Assertion" || part.kind !== side || !part.negate) return false;
  const only = part.alternatives.length === 1 ? part.alternatives[0]?.elements : undefined;
  return only?.length === 1 && only[0]?.type === "CharacterClass" && only[0].characters.isAll;
}
