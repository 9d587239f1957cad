import { relative, sep } from "node:path";
import { isSampled } from "./isSampled.ts";

/** What Stryker tells of a change before it is tried. */
interface Mutant {
  id: string;
  fileName: string;
  location: { start: { line: number; column: number } };
  replacement: string;
}

// Stryker asks a checker whether a change compiles. This one says of all that are not in the sample that they do not: they are then
// neither tried nor counted. Ranges of lines to change, Stryker's own way, would leave out every change longer than a line.
const oneIn = Number(process.env["CROUPIER_MUTATION_SAMPLE"]);

function check(mutants: readonly Mutant[]) {
  return Promise.resolve(
    Object.fromEntries(
      mutants.map(({ id, fileName, location: { start }, replacement }) => {
        const file = relative(process.cwd(), fileName).split(sep).join("/");
        const tried = isSampled({ file, start, replacement }, oneIn);
        return [id, tried ? { status: "passed" } : { status: "compileError", reason: "not in the sample" }];
      }),
    ),
  );
}

/** Stryker's plugin, in the form that it loads: `plugins` names this file, `checkers` the checker. */
export const strykerPlugins = [
  {
    kind: "Checker",
    name: "sample",
    factory: () => ({
      init: () => Promise.resolve(),
      check,
      group: (mutants: readonly Mutant[]) => Promise.resolve([mutants.map(({ id }) => id)]),
    }),
  },
];
