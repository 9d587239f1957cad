import { beforeEach, describe, expect, it, vi } from "vitest";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createDraftService } from "#server/features/console/createDraftService.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import { tooHeavy } from "#server/features/publishing/work/createJobThread.ts";
import { revisionHash } from "#server/features/publishing/revisionHash.ts";
import { aConsole, type TestOperator } from "#tests/support/aConsole.ts";

const platform = await aConsole();
const { db, clock } = platform;
let editor: TestOperator;

beforeEach(async () => {
  editor = await platform.operator("editor");
  await db.query("DELETE FROM draft");
});

/** Puts a draft into the database past every check, as an older version of the platform would have kept it. */
async function plant(content: string): Promise<void> {
  await db.query(
    `INSERT INTO draft (operator_id, base_hash, hash, content, saved_at)
     SELECT o.id, l.hash, $1, $2, $3 FROM operator o, live_revision l WHERE o.account = 'editor'`,
    [revisionHash(content), content, clock.now()],
  );
}

async function liveSite(): Promise<Record<string, Record<string, unknown>>> {
  return (await editor.call("GET", "/live")).value["site"] as Record<string, Record<string, unknown>>;
}

async function save(patch: object[]) {
  const { value } = await editor.call("GET", "/draft");
  return editor.call("PUT", "/draft", { baseHash: value["baseHash"], draftHash: value["hash"], patch });
}

const drafts = async () => (await db.query("SELECT FROM draft")).length;

/** An action without `do`, in another one, so many times. */
const bomb = (levels: number): object => (levels === 0 ? {} : { then: [bomb(levels - 1)] });

describe("a draft that is much work", () => {
  it("is refused as a patch that doubles and doubles, and nothing of it is kept", async () => {
    const doubling = Array.from({ length: 28 }, (_, place) => {
      const from = place === 0 ? "/layouts" : `/pages/b${place - 1}`;
      return [
        { op: "add", path: `/pages/b${place}`, value: {} },
        { op: "copy", from, path: `/pages/b${place}/x` },
        { op: "copy", from, path: `/pages/b${place}/y` },
      ];
    });
    const answer = await save([{ op: "add", path: "/pages", value: {} }, ...doubling.flat()]);
    expect(answer).toMatchObject({ status: 422, code: "patch_failed" });
    expect(answer.value["pointer"]).toMatch(/^\/pages\/b\d+\/[xy]$/);
    expect(await drafts()).toBe(0);
  });

  it("is told at once that do is missing, with its place, however deep an action without it is nested", async () => {
    const answer = await save([{ op: "replace", path: "/menus/header/items/0/action", value: bomb(27) }]);
    expect(answer).toMatchObject({
      status: 200,
      value: { problems: [{ document: "menus", pointer: "/header/items/0/action", reason: '"do" is missing' }] },
    });
  });

  it("is opened, compared and thrown away where it was kept before this was judged", async () => {
    const site = await liveSite();
    await plant(JSON.stringify({ ...site, menus: { ...site["menus"], header: { items: [{ action: bomb(55) }] } } }));
    const again = await platform.operator("editor");
    expect(await again.call("GET", "/draft")).toMatchObject({ status: 200, value: { changed: true } });
    expect(await again.call("GET", "/draft/diff")).toMatchObject({ status: 200 });
    expect(await again.call("DELETE", "/draft")).toMatchObject({ status: 200, value: { changed: false } });
  });

  it("is opened and thrown away also where it is beyond every limit", async () => {
    const deep = `{"a":${"[".repeat(200_000)}1${"]".repeat(200_000)}}`;
    for (const content of ['{"rules":7}', deep, JSON.stringify({ a: "x".repeat(5_000_000) })]) {
      await plant(content);
      const { status, value } = await editor.call("GET", "/draft");
      expect([status, value["changed"]]).toEqual([200, true]);
      expect(value["problems"]).toContainEqual(expect.objectContaining({ severity: "error" }));
      expect(await editor.call("DELETE", "/draft")).toMatchObject({ status: 200, value: { changed: false } });
    }
  });
});

describe("big requests", () => {
  it("are read four at a time for each operator; the others are refused before they are read", async () => {
    const other = await platform.operator("publisher");
    const { value } = await editor.call("GET", "/live");
    const { hash } = value["revision"] as { hash: string };
    const check = (operator: TestOperator) => operator.call("POST", "/check", { baseHash: hash, site: { a: 1 } });
    // Those that are let in stand before the table until the others were refused: none may end before the last one arrived.
    const sent = await withTransaction(platform.owner, async (tx) => {
      await tx.query("LOCK TABLE live_revision IN ACCESS EXCLUSIVE MODE");
      const answers = [...Array.from({ length: 6 }, () => check(editor)), check(other)];
      let refused = 0;
      for (const answer of answers) void answer.then(({ status }) => (refused += status === 429 ? 1 : 0));
      await vi.waitFor(() => expect(refused).toBeGreaterThan(1), { timeout: 8_000 });
      return { answers };
    });
    const codes = (await Promise.all(sent.answers)).map(({ status }) => status);
    expect(codes.slice(0, 6).toSorted()).toEqual([200, 200, 200, 200, 429, 429]);
    expect(codes.at(-1)).toBe(200);
    expect((await check(editor)).status).toBe(200);
  });
});

/** A draft service whose threads end everything at their limit. */
const ended = async () => Promise.reject(tooHeavy("its documents, with the quick checks", "10 seconds"));
const draftService = createDraftService({ db, clock, work: { run: ended } as unknown as JobRunner });

describe("a draft that cannot be judged in time", () => {
  const idOf = async (account: string) =>
    (await db.query<{ id: string }>("SELECT id FROM operator WHERE account = $1", [account]))[0]?.id ?? "";

  it("is refused before it is kept", async () => {
    const operatorId = await idOf("editor");
    const { hash } = await draftService.live();
    const change = { baseHash: hash, draftHash: hash, patch: [{ op: "remove" as const, path: "/texts" }] };
    await expect(draftService.save(operatorId, change)).rejects.toMatchObject({ status: 422, code: "too_heavy" });
    await expect(draftService.save(operatorId, { baseHash: hash, site: "{}" })).rejects.toMatchObject({
      code: "too_heavy",
    });
    expect(await drafts()).toBe(0);
  });

  it("is opened all the same, with a problem that says what was looked at, and can be thrown away", async () => {
    const operatorId = await idOf("editor");
    await plant(JSON.stringify({ heavy: true }));
    const draft = await draftService.open(operatorId);
    expect(await draftService.show(operatorId)).toEqual(draft);
    expect(await draftService.problems({ operatorId, draft })).toEqual([
      {
        document: "site",
        pointer: "",
        severity: "error",
        reason: expect.stringContaining(
          "ended after 10 seconds, while it looked at its documents, with the quick checks",
        ),
      },
    ]);
    expect(await draftService.discard(operatorId)).toMatchObject({ at: null });
  });
});
