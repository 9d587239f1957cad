import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Database } from "#server/db/Database.ts";
import { DatabaseAwayError } from "#server/db/DatabaseAwayError.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import { createLiveSite } from "#server/features/publishing/live/createLiveSite.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aPublisher } from "#tests/support/aPublisher.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aSite } from "#tests/support/aSite.ts";

const { db, owner } = await aDatabase();
const publisher = aPublisher({ db, clock: aClock() });

/** Publishes a configuration with this name. */
async function publishNamed(name: string) {
  const site = aSite();
  site.brand.name = name;
  const rows = await db.query<{ hash: string }>("SELECT hash FROM live_revision");
  const kind = rows.length === 0 ? "import" : "publish";
  return publisher.publish({ baseHash: rows[0]?.hash ?? "", site, kind, by: "test", note: "" });
}

describe("the live site of a node", () => {
  it("needs something to be published", async () => {
    await expect(createLiveSite(db)).rejects.toThrow("Nothing was published yet");
  });

  describe("once there is a revision", () => {
    beforeAll(async () => void (await publishNamed("First")));

    it("hears of a publication on every node, in order", async () => {
      const nodes = await Promise.all([createLiveSite(db), createLiveSite(db)]);
      const heard = nodes.map((node) => {
        const names: string[] = [];
        const third = new Promise<void>((resolve) => {
          node.onChange((revision: LiveRevision) => {
            names.push(revision.site.brand.name);
            if (revision.site.brand.name === "Third") resolve();
          });
        });
        return { names, third };
      });
      expect(nodes.map((node) => node.current().site.brand.name)).toEqual(["First", "First"]);
      await publishNamed("Second");
      await publishNamed("Third");
      await Promise.all(heard.map(({ third }) => third));
      // A node may pass over a revision that was live for a moment only, but never goes back.
      for (const { names } of heard) expect(["Second,Third", "Third"]).toContain(names.join(","));
      await Promise.all(nodes.map((node) => node.close()));
    });

    it("reads soon again where the database was away when it heard of a publication", async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      onTestFinished(() => void vi.useRealTimers());
      let failures = 0;
      let notice: ((payload: string | null) => void) | undefined;
      const unsteady: Database = {
        ...db,
        query: async (text, values) => {
          if (failures === 0) return db.query(text, values);
          failures -= 1;
          throw new DatabaseAwayError("as if");
        },
        listen: async (_channel, onNotice) => {
          notice = onNotice;
          return async () => undefined;
        },
      };
      const node = await createLiveSite(unsteady);
      await publishNamed("Soon");
      failures = 3;
      notice?.(null);
      // Far below the half minute after which it is read anyway.
      const limits = { timeout: 10_000, interval: 500 };
      await vi.waitFor(() => expect(node.current().site.brand.name).toBe("Soon"), limits);
      expect(failures).toBe(0);
      await node.close();
    });

    it("finds a publication again that was made while its connection was away", async () => {
      const node = await createLiveSite(db);
      const changed = new Promise<void>((resolve) => node.onChange(() => resolve()));
      await owner.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
      );
      await publishNamed("While away");
      await changed;
      expect(node.current().site.brand.name).toBe("While away");
      await node.close();
    });
  });
});
