import { compileFlags } from "#compile/flags.ts";
import type { FlagNode } from "#contracts/config.ts";
import { formatTable } from "./formatTable.ts";
import type { Spread } from "./Spread.ts";
import { spreadOf } from "./spreadOf.ts";

/** What one size of tree gave. */
export interface FlagsResult {
  flags: number;
  /** Lookups a second, asked for by name in a shuffled order, one in four unknown. */
  lookupsPerSecond: Spread;
  /** Milliseconds to turn the tree into the set. */
  compile: Spread;
}

const askedAtOnce = 1024;
const rounds = 25;

/** A tree of so many nodes, eight children a node, every fifth switched off. */
function aTree(count: number): FlagNode {
  const nodes: FlagNode[] = Array.from({ length: count }, (_, index) => ({
    modId: `FEATURE${index}`,
    enabled: index % 5 === 4 ? "0" : "1",
    childrenNodes: [],
  }));
  for (let index = 1; index < count; index++) nodes[(index - 1) >> 3]?.childrenNodes.push(nodes[index] as FlagNode);
  return nodes[0] as FlagNode;
}

/** Names in an order without a rhythm, the same in every run. */
function shuffledNames(count: number): string[] {
  return Array.from({ length: askedAtOnce }, (_, index) => {
    const place = (index * 7919 + 104_729) % Math.ceil(count * 1.33);
    // Built from parts, as names out of a document are: the engine has not seen the very same text object before.
    return ["FEATURE", String(place)].join("");
  });
}

function measure(count: number): FlagsResult {
  const tree = aTree(count);
  const names = shuffledNames(count);
  const lookups: number[] = [];
  const compile: number[] = [];
  let seen = 0;
  for (let round = 0; round < rounds; round++) {
    const compileStarted = performance.now();
    const flags = compileFlags(tree);
    compile.push(performance.now() - compileStarted);
    const started = performance.now();
    const turns = 2000;
    for (let turn = 0; turn < turns; turn++) for (const name of names) if (flags.has(name)) seen++;
    lookups.push((turns * askedAtOnce * 1000) / (performance.now() - started));
  }
  if (seen === 0) throw new Error("No flag was on: the tree is wrong");
  return { flags: count, lookupsPerSecond: spreadOf(lookups), compile: spreadOf(compile) };
}

/** Flag lookups a second in small and in very large trees. */
export function benchFlags(): FlagsResult[] {
  const results = [300, 10_000].map(measure);
  console.log("\nFlags");
  const rows = results.map(({ flags, lookupsPerSecond, compile }) => [
    String(flags),
    `${(lookupsPerSecond.median / 1e6).toFixed(1)} million`,
    `${compile.median.toFixed(2)} ms`,
  ]);
  for (const line of formatTable(["flags", "lookups a second", "compile"], rows)) console.log(line);
  return results;
}
