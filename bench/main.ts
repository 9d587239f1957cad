import { benchBytes } from "./harness/benchBytes.ts";
import { benchFlags } from "./harness/benchFlags.ts";
import { benchForm } from "./harness/benchForm.ts";
import { benchPublish } from "./harness/benchPublish.ts";
import type { BenchPart, Options } from "./harness/Options.ts";
import { readOptions, usage } from "./harness/readOptions.ts";
import { saveResult } from "./harness/saveResult.ts";
import { benchServe } from "./harness/benchServe.ts";
import { benchDesks } from "./desks/benchDesks.ts";
import { benchGrid } from "./grid/benchGrid.ts";
import { benchLaunch } from "./launch/benchLaunch.ts";
import { benchRecords } from "./records/benchRecords.ts";
import { benchSearch } from "./search/benchSearch.ts";
import { benchTable } from "./table/benchTable.ts";
import { benchTeams } from "./teams/benchTeams.ts";
import { benchVisit } from "./visit/benchVisit.ts";
import { benchWallet } from "./wallet/benchWallet.ts";
import { serveForm } from "./harness/serveForm.ts";

// `npm run bench`: see docs/bench.md. Every part prints its table; together they leave one JSON file.

const parts: Record<BenchPart, (options: Options) => unknown> = {
  form: benchForm,
  table: benchTable,
  grid: benchGrid,
  search: benchSearch,
  flags: benchFlags,
  bytes: benchBytes,
  visit: benchVisit,
  serve: benchServe,
  publish: benchPublish,
  desks: benchDesks,
  records: benchRecords,
  launch: benchLaunch,
  wallet: benchWallet,
  teams: benchTeams,
};

function optionsOrUsage(): Options | null {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return null;
  }
}

async function run(options: Options): Promise<void> {
  if (options.serve !== null) return serveForm(options.serve);
  for (const part of options.parts) {
    const measured = await parts[part](options);
    if (options.save) saveResult(part, measured);
  }
}

const options = optionsOrUsage();
if (options === null) process.exitCode = 1;
else {
  run(options).catch((error: unknown) => {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
