import type { Format } from "#engine/index.ts";

/**
 * How a value is written: by Intl, in the player's language. Money is an integer of minor units; on a scale (`moneyScale`)
 * it has no cents where there are none.
 */
export type ValueFormat = Format | "moneyScale";
