import { canonicalJson } from "#compile/canonicalJson.ts";
import type { Site } from "#contracts/config.ts";
import { revisionHash } from "../revisionHash.ts";
import { checkLimits } from "./checkLimits.ts";
import type { ConfigProblem } from "./ConfigProblem.ts";
import type { Gate } from "./Gate.ts";

/**
 * A gate that remembers its last answers: the same configuration passes or fails the same way, and is often asked about
 * twice, first to try and then to publish.
 */
export function rememberGate(gate: Gate, keep = 8): Gate {
  const answers = new Map<string, Promise<ConfigProblem[]>>();
  return {
    quick: gate.quick,
    toDrawing: gate.toDrawing,
    check(site: Site) {
      // What is beyond the limits has no canonical form that could be written.
      if (checkLimits(site).length > 0) return gate.check(site);
      const name = revisionHash(canonicalJson(site));
      const known = answers.get(name);
      if (known !== undefined) return known;
      const answer = gate.check(site);
      answers.set(name, answer);
      const [oldest] = answers.keys();
      if (answers.size > keep && oldest !== undefined) answers.delete(oldest);
      // What failed as a whole (drawing that took too long) may succeed the next time.
      const forget = () => answers.delete(name);
      answer.then((problems) => problems.some(({ document }) => document === "site") && forget(), forget);
      return answer;
    },
  };
}
