import type { JsonSchema } from "#json/schema.ts";

/** What a page gives a function and gets from it, for whoever checks pages. */
interface FunctionShape {
  /** Parameters that it says nothing without, and those that may be left out. */
  needs: readonly string[];
  takes: readonly string[];
  gives: JsonSchema;
}

const integer: JsonSchema = { type: "integer" };
const number: JsonSchema = { type: "number" };
const text: JsonSchema = { type: "string" };
const listOf = (items: JsonSchema): JsonSchema => ({ type: "array", items });
const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  additionalProperties: false,
});
const coded = listOf(objectOf({ code: text }));

const line = objectOf({
  line: objectOf({ type: text, mode: text, picks: listOf(listOf(integer)), units: integer }),
  fault: text,
  combinations: integer,
  stake: integer,
  most: integer,
  numbers: text,
  options: listOf(text),
});

const sums = { combinations: integer, units: integer, stake: integer, most: integer, currency: text };

/** Every function that a `reckon` may name. */
export const functionShapes = {
  lotterySlip: {
    needs: ["kind"],
    takes: ["chip", "currency", "most", "lines", "type", "mode", "picks", "units", "beside"],
    gives: objectOf({ ...sums, isGood: { type: "boolean" }, fault: text, lines: listOf(line) }),
  },
  lotteryWay: {
    needs: ["menus", "kind"],
    takes: ["type", "mode", "currency", "usual", "chips"],
    gives: objectOf({
      kind: text,
      types: coded,
      type: text,
      modes: coded,
      mode: text,
      chip: integer,
      currency: text,
      mostUnits: integer,
      mostLines: integer,
      mostCombinations: integer,
      mostOfSlip: integer,
      mostStake: integer,
      shape: text,
      boards: integer,
      count: integer,
      least: integer,
      most: integer,
      digits: integer,
      odds: number,
      options: listOf(text),
      optionOdds: listOf(number),
    }),
  },
  walletMove: {
    needs: ["wallets", "least"],
    takes: ["way", "vendor"],
    gives: objectOf({ balance: integer, min: integer, max: integer }),
  },
} as const satisfies Readonly<Record<string, FunctionShape>>;

/** The name of a function that a `reckon` may name. */
export type SharedFunctionName = keyof typeof functionShapes;
