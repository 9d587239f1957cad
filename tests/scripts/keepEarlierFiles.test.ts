import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keepEarlierFiles } from "../../scripts/build/keepEarlierFiles.ts";

describe("[BOOT-08] the files of a build that is replaced", () => {
  it("stay for a week, beside those of the builds before it", async () => {
    const dist = mkdtempSync(join(tmpdir(), "croupier-dist-"));
    const earlier = join(dist, "earlier", "player", "assets");
    await keepEarlierFiles("player", dist);
    expect(readdirSync(earlier)).toEqual([]);
    for (const name of ["main-1.js", "main-2.js", "main-3.js"]) {
      mkdirSync(join(dist, "player", "assets"), { recursive: true });
      writeFileSync(join(dist, "player", "assets", name), name);
      await keepEarlierFiles("player", dist);
      rmSync(join(dist, "player"), { recursive: true });
    }
    expect(readdirSync(earlier).toSorted()).toEqual(["main-1.js", "main-2.js", "main-3.js"]);
    const longAgo = new Date(Date.now() - 8 * 86_400_000);
    utimesSync(join(earlier, "main-1.js"), longAgo, longAgo);
    await keepEarlierFiles("player", dist);
    expect(readdirSync(earlier).toSorted()).toEqual(["main-2.js", "main-3.js"]);
  });
});
