import { afterEach, describe, expect, it } from "vitest";
import { createScheduler, type Scheduler, type ScheduledJob } from "#server/jobs/createScheduler.ts";
import { installJobs } from "#server/jobs/installJobs.ts";
import { aDatabase } from "#tests/support/database.ts";

const { db, owner } = await aDatabase();
const started: Scheduler[] = [];
afterEach(async () => void (await Promise.all(started.splice(0).map((jobs) => jobs.stop()))));
const faults: unknown[] = [];

/** A node with jobs. */
async function aNode(...jobs: ScheduledJob[]): Promise<Scheduler> {
  const node = createScheduler(db, jobs, (error) => faults.push(error), { lookSeconds: 0.5, retrySeconds: 1 });
  started.push(node);
  await node.start();
  return node;
}

describe("the queue of jobs", () => {
  it("does at once what became due while nothing ran, on one of several nodes, under the server's own role", async () => {
    const ran: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const job = (node: string): ScheduledJob => ({
      name: "look-now",
      cron: "*/5 * * * *",
      run: async () => {
        ran.push(node);
        resolve();
      },
    });
    await Promise.all([aNode(job("one")), aNode(job("two"))]);
    await promise;
    expect(ran.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    const [kept] = await db.query("SELECT cron FROM pgboss.schedule WHERE name = 'look-now'");
    expect(kept).toEqual({ cron: "*/5 * * * *" });
  });

  it("tells of a job that fails, and tries it again", async () => {
    faults.length = 0;
    let tries = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    await aNode({
      name: "fails-once",
      cron: "*/5 * * * *",
      run: async () => {
        tries += 1;
        if (tries === 1) throw new Error("The first time");
        resolve();
      },
    });
    await promise;
    expect(faults).toMatchObject([{ message: "The first time" }]);
  });

  it("is installed by nodes that start at once, and again, and defines nothing as the server", async () => {
    await Promise.all([installJobs(owner), installJobs(owner)]);
    await expect(db.query("CREATE TABLE pgboss.own (id integer)")).rejects.toThrow("permission denied");
  });

  it("ends what is under way before it stops", async () => {
    const begun = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    let isDone = false;
    const node = await aNode({
      name: "takes-long",
      cron: "*/5 * * * *",
      run: async () => {
        begun.resolve();
        await free.promise;
        isDone = true;
      },
    });
    await begun.promise;
    const stopped = node.stop();
    free.resolve();
    await stopped;
    expect(isDone).toBe(true);
  });
});
