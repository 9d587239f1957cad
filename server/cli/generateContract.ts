import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Formats the sources of the contract that were written, and makes everything again that is made from the contract. */
export async function generateContract(files: readonly string[]): Promise<void> {
  if (files.length > 0) await run(process.execPath, ["node_modules/oxfmt/bin/oxfmt", ...files]);
  await run(process.execPath, ["scripts/types.ts"]);
}
