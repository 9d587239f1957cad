import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generateAll } from "../../scripts/types/generateAll.ts";
import { generators } from "../../scripts/types/generators.ts";
import { staleFiles } from "../../scripts/types/staleFiles.ts";
import { writeFiles } from "../../scripts/types/writeFiles.ts";

describe("generated files", () => {
  it("say what the schemas say now (else: npm run types)", async () => {
    expect(await staleFiles(await generateAll(generators))).toEqual([]);
  });

  it("are the same when they are made twice", async () => {
    expect(await generateAll(generators)).toEqual(await generateAll(generators));
  });

  it("are stale when missing or different, and written only then", async () => {
    const path = join(await mkdtemp(join(tmpdir(), "croupier-")), "below", "a.ts");
    expect(await staleFiles([{ path, text: "1" }])).toEqual([path]);
    expect(await writeFiles([{ path, text: "1" }])).toEqual([path]);
    expect(await writeFiles([{ path, text: "1" }])).toEqual([]);
    expect(await staleFiles([{ path, text: "2" }])).toEqual([path]);
    expect(await readFile(path, "utf8")).toBe("1");
  });

  it("name the generator that fails", async () => {
    const broken = { name: "things", generate: () => Promise.reject(new Error("no schema")) };
    await expect(generateAll([broken])).rejects.toThrow("Generating things: no schema");
  });
});
