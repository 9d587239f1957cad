import { runCommand } from "./steps/runCommand.ts";

// `npm run drill` and `npm run fuzz`: the tests of kills, races and mutated documents, whole. `npm test` runs the same files in
// a small form (tests/support/drillSize.ts). Everything they start listens on this machine alone and ends by itself.
const [kind, ...rest] = process.argv.slice(2);
if (kind !== "drill" && kind !== "fuzz") throw new Error("Say which: drill or fuzz.");
await runCommand(process.execPath, ["node_modules/vitest/vitest.mjs", "run", `.${kind}.test.ts`, ...rest], {
  env: { CROUPIER_DRILL: "whole" },
  timeoutMs: 80 * 60_000,
}).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
