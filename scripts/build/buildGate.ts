import { rm, writeFile } from "node:fs/promises";
import { build } from "vite";
import { builtGate } from "#server/cli/builtGate.ts";

/** Builds the renderers for Node, so that the platform can draw every page before a publication. Throws with Vite's message. */
export async function buildGate(): Promise<void> {
  const hash = await builtGate.sources();
  await rm(builtGate.marker, { force: true });
  const before = process.env["NODE_ENV"];
  try {
    await build({ logLevel: "warn", mode: "gate" });
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
  await writeFile(builtGate.marker, `${hash}\n`);
}
