import { DFA, JS, NFA, type Assertion, type Concatenation, type Element, type NoParent } from "refa";
import { toRegExp } from "./toRegExp.ts";

/** More states than the patterns that people write have; beyond it a verdict would take seconds. */
const mostStates = 8_000;

type Part = NoParent<Element>;

/**
 * The automaton of the texts that a pattern matches somewhere; undefined where there is none that is small enough, and for what is
 * not looked for: references back, word boundaries, and looking ahead or for an end anywhere but at the beginning and the end
 * of an alternative. Takes milliseconds; its library belongs to publishing.
 */
export function textsOfPattern(pattern: string): NFA | undefined {
  const expression = toRegExp(pattern);
  return expression && textsOf(expression);
}

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
