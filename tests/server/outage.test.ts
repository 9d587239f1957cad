import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/openDatabase.ts";
import { readPostmaster } from "#server/db/postgres/readPostmaster.ts";
import { createKeyRing } from "#server/security/createKeyRing.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aLiveSite } from "#tests/support/aSite.ts";

describe("while the database is away", { timeout: 60_000 }, () => {
  it("calls answer 503 and when to come back, never a wrong success, and work again once it is back", async () => {
    const folder = mkdtempSync(join(tmpdir(), "croupier-outage-"));
    chmodSync(folder, 0o755);
    const { db, close } = await openDatabase({ folder });
    const clock = aClock();
    const keys = createKeyRing(db, clock, Buffer.alloc(32, 1));
    const config = { ...readConfig({ LOG_LEVEL: "silent" }), siteFolder: "/nowhere" };
    const app = await buildApp({ config, db, clock, keys, liveSite: aLiveSite() });
    const ask = () => app.inject({ url: "/wps/board/winners" });
    expect((await ask()).statusCode).toBe(200);

    process.kill(readPostmaster(join(folder, "postgres"))!, "SIGKILL");
    const statuses = new Set<number>();
    let last = await ask();
    const started = performance.now();
    for (; performance.now() - started < 15_000; last = await ask()) {
      statuses.add(last.statusCode);
      if (last.statusCode === 503) {
        expect(last.json()).toMatchObject({ success: false, code: "unavailable" });
        expect(last.headers["retry-after"]).toBe("2");
      } else if (statuses.has(503)) break;
      await sleep(20);
    }
    expect([...statuses].toSorted()).toEqual([200, 503]);
    expect(performance.now() - started).toBeLessThan(10_000);
    await app.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
});
