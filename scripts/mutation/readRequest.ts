import { parseArgs } from "node:util";
import { mutatedParts, type MutatedPart } from "./mutatedParts.ts";

/** What is asked of `npm run mutate`. */
export interface MutationRequest {
  /** All parts, when none is named. */
  parts: MutatedPart[];
  /** Tries one change in so many; 1 is all. */
  oneIn: number;
  /** How many changes are tried at the same time. */
  workers: number;
}

const isPart = (name: string): name is MutatedPart => Object.hasOwn(mutatedParts, name);

/** Reads the words behind `npm run mutate --`. Throws with a sentence for whoever wrote them. */
export function readRequest(words: readonly string[]): MutationRequest {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { sample: { type: "string", default: "1" }, workers: { type: "string", default: "2" } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !isPart(name));
  const known = Object.keys(mutatedParts).filter(isPart);
  if (unknown.length > 0)
    throw new Error(`There is no part "${unknown.join('", "')}": the parts are ${known.join(", ")}.`);
  const named = positionals.filter(isPart);
  return {
    parts: named.length > 0 ? named : known,
    oneIn: countOf("--sample", values.sample),
    workers: countOf("--workers", values.workers),
  };
}

function countOf(name: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`${name} takes a whole number from 1 to 9999, not "${text}".`);
  return Number(text);
}
