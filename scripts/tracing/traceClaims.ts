import type { TestRecord } from "../testing/TestRecord.ts";
import type { Claim, Proof } from "./readClaims.ts";

/**
 * What is wrong with the claims after a run of the tests, a sentence each; empty where every claim names at least one test and
 * every test that it names ran and passed.
 */
export function traceClaims(claims: readonly Claim[], records: readonly TestRecord[]): string[] {
  return claims.flatMap(({ ids, text, proofs, line }) => {
    const name = `docs/security.md:${line} (${ids.join(", ") || text.slice(0, 40)})`;
    if (proofs.length === 0) return [`${name} names no test`];
    return proofs.flatMap((proof) => {
      const found = records.filter((record) => isProof(proof, record));
      if (found.length === 0) return [`${name}: no test "${proof.title}" ran in ${proof.file}`];
      const isBroken = found.some(({ outcome }) => outcome !== "passed");
      return isBroken ? [`${name}: "${proof.title}" in ${proof.file} did not pass`] : [];
    });
  });
}

/** What a runner puts something else in the place of: `%s` and its kin, `$name`, `${…}` of a template. */
const placeholder = /%[sdifjo#]|\$\{[^}]*\}|\$[\w.]+/;

function isProof({ file, title }: Proof, record: TestRecord): boolean {
  if (record.file !== file) return false;
  const pattern = title
    .split(placeholder)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join("[^]*");
  const whole = new RegExp(`^${pattern}$`);
  return record.titles.some((found) => whole.test(found));
}
