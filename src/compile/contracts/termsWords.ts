import type { TermsFinding } from "./checkTerms.ts";

/** Text keys that say what is wrong with terms: beside the cell of an editor, and in the refusals of the platform. */
export const termsWords: Readonly<Record<TermsFinding["code"], string>> = {
  none: "error.contract_none",
  tooMany: "error.contract_too_many",
  notWhole: "error.contract_not_whole",
  order: "error.contract_order",
  gap: "error.contract_gap",
  overlap: "error.contract_overlap",
  open: "error.contract_open",
  falls: "error.contract_falls",
  rateFalls: "error.contract_rate_falls",
  ceiling: "error.contract_ceiling",
  measure: "error.contract_measure",
  cycle: "error.contract_cycle",
  carryOver: "error.contract_carry_over",
  payer: "error.contract_payer",
};
