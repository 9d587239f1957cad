import { allChecks } from "./conformance/allChecks.ts";
import { createVisitor } from "./conformance/createVisitor.ts";
import { runChecks } from "./conformance/runChecks.ts";
import { readSettings, usage } from "./conformance/Settings.ts";
import { writeResult, writeSum } from "./conformance/writeResult.ts";

// `npm run platform:check -- --url …` tries any platform by the contract and says of each call whether it holds
// (docs/platform.md).
const args = process.argv.slice(2);
if (args.length === 0 || args.includes("--help")) {
  console.log(usage);
} else {
  try {
    const settings = readSettings(args, process.env);
    const results = await runChecks(allChecks, createVisitor(settings), (result) => console.log(writeResult(result)));
    for (const line of ["", ...writeSum(results)]) console.log(line);
    process.exitCode = results.some(({ outcome }) => outcome === "failed") ? 1 : 0;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = 2;
  }
}
