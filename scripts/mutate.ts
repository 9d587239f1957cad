import { mutatePart } from "./mutation/mutatePart.ts";
import { mutatedParts, type MutatedPart } from "./mutation/mutatedParts.ts";
import { leastKilled, type MutationScore } from "./mutation/MutationScore.ts";
import { installPackages } from "./steps/installPackages.ts";
import { writeScores } from "./mutation/writeScores.ts";

// `npm run mutate [-- part …]` changes the code in small ways, one at a time, and sees whether a test notices.
const isPart = (name: string): name is MutatedPart => Object.hasOwn(mutatedParts, name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}": the parts are ${Object.keys(mutatedParts).join(", ")}.`);
  process.exit(1);
}
const parts = asked.length > 0 ? asked.filter(isPart) : Object.keys(mutatedParts).filter(isPart);
installPackages("scripts/mutation", "what changes the code");
const scores: MutationScore[] = [];
for (const part of parts) {
  const score = await mutatePart(part);
  scores.push(score);
  // After each: a whole run takes hours, and may be ended.
  writeScores(scores);
  console.log(`${part}: ${score.killed} of ${score.killed + score.survived} noticed`);
}
process.exitCode = scores.every(({ killed, survived }) => killed >= leastKilled * (killed + survived)) ? 0 : 1;
