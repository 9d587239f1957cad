import { mutatePart } from "./mutation/mutatePart.ts";
import { leastKilled, type MutationScore } from "./mutation/MutationScore.ts";
import { readRequest, type MutationRequest } from "./mutation/readRequest.ts";
import { installPackages } from "./steps/installPackages.ts";
import { writeScores } from "./mutation/writeScores.ts";

// `npm run mutate [-- part …] [--sample 8] [--workers 1]` changes the code in small ways, one at a time, and sees whether a test
// notices. A sample tries one change in so many.
function askedFor(): MutationRequest {
  try {
    return readRequest(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { parts, ...how } = askedFor();
installPackages("scripts/mutation", "what changes the code");
const scores: MutationScore[] = [];
for (const part of parts) {
  const score = await mutatePart(part, how);
  scores.push(score);
  // After each: a whole run takes hours, and may be ended.
  writeScores(scores);
  console.log(`${part}: ${score.killed} of ${score.killed + score.survived} noticed`);
}
process.exitCode = scores.every(({ killed, survived }) => killed >= leastKilled * (killed + survived)) ? 0 : 1;
