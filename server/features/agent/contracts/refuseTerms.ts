import type { TermsFinding } from "#compile/contracts/checkTerms.ts";
import { cellOf } from "#compile/contracts/typedTiers.ts";
import { termsWords } from "#compile/contracts/termsWords.ts";
import { type Failure, refusal } from "#server/http/Failure.ts";

/**
 * Refuses terms: each finding as it is, and its words beside the field that it is about, the first of each field. `isTyped` says that they
 * came from a form, whose cells have names of their own.
 */
export function refuseTerms(findings: readonly TermsFinding[], isTyped = false): Failure {
  // A field of the form is called by its name, a place inside one by its pointer.
  const fieldOf = ({ at }: TermsFinding) => {
    if (at.lastIndexOf("/") === 0) return at.slice(1);
    const cell = isTyped ? cellOf(at) : undefined;
    return cell === undefined ? at : `/tiers${cell}`;
  };
  const fieldErrors = Object.fromEntries(
    findings.toReversed().map((finding) => [fieldOf(finding), { key: termsWords[finding.code] }]),
  );
  return refusal("contract_terms", "These terms cannot be offered.", { findings, fieldErrors });
}
