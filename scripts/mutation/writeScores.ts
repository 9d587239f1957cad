import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mutatedParts } from "./mutatedParts.ts";
import { leastKilled, type MutationScore } from "./MutationScore.ts";
import { shareRange } from "./shareRange.ts";

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

const percent = (share: number) => `${Math.floor(share * 100)} %`;

/** The scores as a document. */
export function mutationTable(scores: readonly MutationScore[]): string[] {
  return [
    "# Changes that the tests notice",
    "",
    `Made by \`npm run mutate\`; do not edit. Stryker changes the code in small ways (a condition turned round, a text emptied, a`,
    `statement left out), one at a time, and runs the tests that reach it. At least ${percent(leastKilled)} of the changes must`,
    "be noticed. Constants of modules are left out: each would cost a whole run. So is what is generated. A sample tries one change",
    "in so many, chosen by a hash of its place; its share stands for the whole between the two that are named, at 95 in 100.",
    "Each row was measured at its commit.",
    "",
    "| Part | Code | Tried | Noticed | Not noticed | Share | Commit | Most unnoticed in |",
    "|---|---|---|---|---|---|---|---|",
    ...scores.map((score) => {
      const files = score.weakest.map((one) => `\`${one.file}\` (${one.survived})`).join(", ");
      const code = mutatedParts[score.part].folders.join("`, `");
      const counts = `${triedOf(score)} | ${score.killed} | ${score.survived} | ${shareOf(score)}`;
      return `| ${score.part} | \`${code}\` | ${counts} | ${score.commit} | ${files} |`;
    }),
  ];
}

function triedOf({ killed, survived, of }: MutationScore): string {
  const tried = killed + survived;
  return tried === of ? `all ${of}` : `${tried}, a sample of ${of}`;
}

function shareOf({ killed, survived, of }: MutationScore): string {
  const tried = killed + survived;
  if (tried === 0) return "";
  const { least, most } = shareRange(killed, tried);
  return tried === of ? percent(killed / tried) : `${percent(killed / tried)} (${percent(least)} to ${percent(most)})`;
}
