import type { Comparison } from "./compare.ts";
import type { FigureName } from "./figures.ts";

/** What a condition says, for people of any language: `key` picks the sentence, `values` fill it in. */
export interface ConditionSentence {
  key:
    | "flagOn"
    | "flagOff"
    | "accountType"
    | "loggedIn"
    | "notLoggedIn"
    | "among"
    | Comparison
    | "there"
    | "missing"
    | "empty"
    | "filled"
    | "matches"
    | "all"
    | "any"
    | "not"
    | "unknown";
  values: Record<string, string>;
}

/** A condition taken apart: what it says, whether it holds, and why. */
export interface ConditionTrace {
  says: ConditionSentence;
  holds: boolean;
  /** The conditions it is made of. */
  parts: ConditionTrace[];
}

/** How a value came about: written, read, absent where it would be read, or a figure of its parts. */
export interface ValueReason {
  key: FigureName | "written" | "read" | "absent" | "unknown";
  /** The pointer that is read, where one is. */
  from?: string;
  /** What it came to, its fallback counted. */
  value: unknown;
  /** The operands of a figure in the order in which they are read; a dozen at most. */
  parts: ValueReason[];
}

/** Where one value of a node came from. */
export interface ValueTrace {
  /** JSON pointer inside the document. */
  pointer: string;
  /** What it is: a text, a value, a condition. */
  role: "text" | "value" | "condition";
  /** The pointer or text key it comes from; undefined for a literal. */
  from?: string;
  /** The layer of scope that answered (`site`, `row 3`); undefined where nobody did. */
  layer?: string;
  /** What came out. */
  value: unknown;
  /** Of a condition: how that came about. */
  condition?: ConditionTrace;
  /** Of a figure: how it came about. */
  figure?: ValueReason;
}

/** Why a node looks as it does. */
export interface Explanation {
  pointer: string;
  kind: string;
  isShown: boolean;
  /** Why it is shown or hidden; null where it has no condition. */
  condition: ConditionTrace | null;
  /** The renderer that won, or why none did. */
  renderer: { name: string; why: string; others: string[] } | { problem: string };
  values: ValueTrace[];
}
