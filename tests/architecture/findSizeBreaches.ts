import type { Breach, SourceFile } from "./SourceFile.ts";

/** Lines a file: none above `most`, 95 of 100 below `usual`, half of them below `median`. */
const budget = { most: 300, usual: 200, median: 60 };

/** Files that are too long, one by one and taken together. */
export function findSizeBreaches(files: SourceFile[]): Breach[] {
  const sizes = files.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  const breaches: Breach[] = files
    .filter(({ lines }) => lines > budget.most)
    .map(({ path, lines }) => ({ path, message: `has ${lines} lines; at most ${budget.most}` }));
  if (at(0.95) >= budget.usual) {
    breaches.push({ path: ".", message: `95 of 100 files must stay below ${budget.usual} lines; now ${at(0.95)}` });
  }
  if (at(0.5) >= budget.median) {
    breaches.push({ path: ".", message: `half of the files must stay below ${budget.median} lines; now ${at(0.5)}` });
  }
  return breaches;
}
