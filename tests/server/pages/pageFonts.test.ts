import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readManifest } from "#server/features/pages/readManifest.ts";

it("a page asks for the first faces of its language by the names that the build gave them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "croupier-"));
  await mkdir(join(folder, ".vite"));
  const entries = Object.fromEntries(
    ["latin", "khmer", "arabic"].map((name) => [
      `../../renderers/fonts/${name}.woff2`,
      { file: `assets/${name}-12345678.woff2` },
    ]),
  );
  await writeFile(join(folder, ".vite", "manifest.json"), JSON.stringify(entries));
  const built = readManifest(folder);
  expect(built.fonts("EN")).toEqual(["/assets/latin-12345678.woff2"]);
  expect(built.fonts("KM")).toEqual(["/assets/latin-12345678.woff2", "/assets/khmer-12345678.woff2"]);
  expect(readManifest(join(folder, "nowhere")).fonts("KM")).toEqual([]);
});
