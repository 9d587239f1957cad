import type { TermsFinding } from "#compile/contracts/checkTerms.ts";
import { type Failure, refusal } from "#server/http/Failure.ts";

const words: Readonly<Record<TermsFinding["code"], string>> = {
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
};

/** Refuses terms: each finding as it is, and its words beside the field that it is about, the first of each field. */
export function refuseTerms(findings: readonly TermsFinding[]): Failure {
  // A field of the form is called by its name, a place inside one by its pointer.
  const fieldOf = ({ at }: TermsFinding) => (at.lastIndexOf("/") === 0 ? at.slice(1) : at);
  const fieldErrors = Object.fromEntries(
    findings.toReversed().map((finding) => [fieldOf(finding), { key: words[finding.code] }]),
  );
  return refusal("contract_terms", "These terms cannot be offered.", { findings, fieldErrors });
}
