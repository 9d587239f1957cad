import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mutatedParts } from "./mutatedParts.ts";
import { leastKilled, type MutationScore } from "./MutationScore.ts";

const kept = "docs/mutation.json";
const table = "docs/mutation.md";

/** Writes the scores into the documents, in the place of those that the same parts had before; others stay. */
export function writeScores(scores: readonly MutationScore[]): void {
  const before = existsSync(kept) ? (JSON.parse(readFileSync(kept, "utf8")) as MutationScore[]) : [];
  const all = [...before.filter(({ part }) => scores.every((score) => score.part !== part)), ...scores];
  const order = Object.keys(mutatedParts);
  all.sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part));
  writeFileSync(kept, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(table, `${mutationTable(all).join("\n")}\n`);
}

/** The scores as a document. */
export function mutationTable(scores: readonly MutationScore[]): string[] {
  const percent = (share: number) => `${Math.floor(share * 100)} %`;
  return [
    "# Changes that the tests notice",
    "",
    `Made by \`npm run mutate\`; do not edit. Stryker changes the code in small ways (a condition turned round, a text emptied, a`,
    `statement left out), one at a time, and runs the tests that reach it. At least ${percent(leastKilled)} of the changes must`,
    "be noticed. Constants of modules are left out: each would cost a whole run.",
    "",
    "| Part | Code | Noticed | Not noticed | Share | Most unnoticed in |",
    "|---|---|---|---|---|---|",
    ...scores.map(({ part, killed, survived, weakest }) => {
      const files = weakest.map((one) => `\`${one.file}\` (${one.survived})`).join(", ");
      const share = killed + survived === 0 ? "" : percent(killed / (killed + survived));
      return `| ${part} | \`${mutatedParts[part].folders.join("`, `")}\` | ${killed} | ${survived} | ${share} | ${files} |`;
    }),
  ];
}
