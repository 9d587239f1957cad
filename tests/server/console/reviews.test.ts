import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AuditRow, CommentThread, DraftReview, PresentOperator } from "#contracts/api.ts";
import { loadDraft } from "#server/features/publishing/store/drafts.ts";
import { loadLiveContent } from "#server/features/publishing/store/loadLiveContent.ts";
import { createScheduleRun } from "#server/features/schedule/createScheduleRun.ts";
import { aConsole, type TestOperator } from "#tests/support/aConsole.ts";
import { aPublisher } from "#tests/support/aPublisher.ts";

const platform = await aConsole();
const { clock, db } = platform;
/** Publishes without drawing every page, which takes seconds each time. */
const quick = aPublisher({ db, clock });
let publisher: TestOperator;
let reviewer: TestOperator;
let count = 0;

const demand = async (isDemanded: boolean) =>
  (await platform.operator("administrator")).call("PUT", "/reviews/rule", { isDemanded });
/** Tries again what a thread that is only starting was too slow for. */
async function patient<A extends { code?: string | undefined }>(run: () => Promise<A>): Promise<A> {
  let answer = await run();
  for (let left = 3; answer.code === "too_heavy" && left > 0; left--) answer = await run();
  return answer;
}

async function change(operator: TestOperator, path = "/brand/name", value: unknown = `Name ${++count}`) {
  const { value: draft } = await operator.call("GET", "/draft");
  const body = { baseHash: draft["baseHash"], draftHash: draft["hash"], patch: [{ op: "replace", path, value }] };
  const saved = await patient(() => operator.call("PUT", "/draft", body));
  expect(saved).toMatchObject({ status: 200 });
  return String(saved.value["hash"]);
}

const ask = (operator: TestOperator, draft: string) =>
  patient(() => operator.call("POST", "/reviews", { draft, note: "Please look" }));
const decide = (
  operator: TestOperator,
  { id, hash }: Pick<DraftReview, "id" | "hash">,
  approves = true,
  comment = "",
) => operator.call("POST", `/reviews/${id}/decide`, { approves, hash, comment });
const own = async (operator: TestOperator) =>
  (await operator.call("GET", "/reviews/own")).value as unknown as { isDemanded: boolean; review: DraftReview };
const acts = async () =>
  ((await publisher.call("GET", "/audit?area=publishing&pageSize=50")).value["rows"] as AuditRow[]).map(
    ({ act }) => act,
  );

/** What the publish call does behind the gate. */
async function publishDraft(account = "publisher") {
  const [row] = await db.query<{ id: string }>("SELECT id FROM operator WHERE account = $1", [account]);
  const draft = await loadDraft(db, row?.id ?? "");
  if (draft === null) throw new Error("There is no draft");
  return quick.publish({ baseHash: draft.baseHash, site: draft.content, kind: "publish", by: account, note: "" });
}

beforeAll(async () => {
  publisher = await platform.operator("publisher");
  reviewer = await platform.operator("reviewer");
});
beforeEach(async () => {
  // Each is asked for later than the one before.
  clock.advance(1);
  await demand(true);
  await publisher.call("DELETE", "/draft");
});

describe("a second pair of eyes", { timeout: 120_000 }, () => {
  it("is demanded by administrators alone, and publishing is refused until then, through every door", async () => {
    expect((await publisher.call("PUT", "/reviews/rule", { isDemanded: false })).status).toBe(403);
    const draft = await change(publisher);
    const program = await platform.program();
    const live = await loadLiveContent(db);
    const site = JSON.parse(live?.content ?? "") as { brand: { name: string } };
    site.brand.name = "By a program";
    const answers = [
      await patient(() => publisher.call("POST", "/publish", { draft, baseHash: live?.hash, note: "" })),
      await patient(() => program.call("POST", "/publish", { draft, baseHash: live?.hash, note: "" })),
      await patient(() => program.call("POST", "/publish", { site, baseHash: live?.hash, note: "" })),
    ];
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(3).fill("403 review_needed"));
    expect((await acts()).filter((act) => act === "publishRefused")).toHaveLength(3);
    expect((await loadLiveContent(db))?.hash).toBe(live?.hash);
  });

  it("approves exactly one content, which then goes live once", async () => {
    const review = (await ask(publisher, await change(publisher))).value as unknown as DraftReview;
    expect(review).toMatchObject({ state: "waiting", isOwn: true, changes: 1, by: "publisher" });
    expect((await publishDraft()).outcome).toBe("unapproved");
    expect(await decide(reviewer, review)).toMatchObject({ status: 200, value: { state: "approved" } });
    // Who has it open asks for this one, and sees that it is decided.
    const asked = (await reviewer.call("GET", `/reviews?id=${review.id}`)).value;
    expect(asked).toMatchObject({ total: 1, rows: [{ id: review.id, state: "approved", decidedBy: "reviewer" }] });
    expect((await publishDraft()).outcome).toBe("published");
    expect((await own(publisher)).review).toMatchObject({ state: "published", decidedBy: "reviewer" });
    expect(await acts()).toEqual(expect.arrayContaining(["reviewAsked", "reviewApproved", "publish"]));
  });

  it("is never the author's own, nor of somebody who may not review", async () => {
    const review = (await ask(publisher, await change(publisher))).value as unknown as DraftReview;
    expect(await decide(publisher, review)).toMatchObject({ status: 200, success: false, code: "own_review" });
    const editor = await platform.operator("editor");
    expect((await decide(editor, review)).status).toBe(403);
    expect((await publishDraft()).outcome).toBe("unapproved");
    await expect(
      db.query("UPDATE draft_review SET state = 'approved', decided_by = operator_id WHERE id::text = $1", [review.id]),
    ).rejects.toThrow(/check/);
  });

  it("is void after an edit, and says so", async () => {
    const review = (await ask(publisher, await change(publisher))).value as unknown as DraftReview;
    await decide(reviewer, review);
    await change(publisher);
    expect((await own(publisher)).review).toMatchObject({ state: "void", reason: "edited", decidedBy: "reviewer" });
    expect((await acts())[0]).toBe("reviewVoided");
    expect((await publishDraft()).outcome).toBe("unapproved");
    expect((await decide(reviewer, review)).code).toBe("review_gone");
  });

  it("is of what would go live: what somebody else publishes meanwhile asks for another look", async () => {
    const review = (await ask(publisher, await change(publisher))).value as unknown as DraftReview;
    await decide(reviewer, review);
    await demand(false);
    const live = await loadLiveContent(db);
    const site = JSON.parse(live?.content ?? "") as { brand: { settings: Record<string, unknown> } };
    site.brand.settings["goesBack"] = false;
    const content = JSON.stringify(site);
    await quick.publish({ baseHash: live?.hash ?? "", site: content, kind: "publish", by: "second", note: "" });
    await demand(true);
    expect((await own(publisher)).review).toMatchObject({ state: "approved", isStale: true });
    expect((await publishDraft()).outcome).toBe("unapproved");
    // Going back to what was live is no new content.
    const back = { baseHash: (await loadLiveContent(db))?.hash ?? "", site: live?.content ?? "" };
    const reverted = await quick.publish({ ...back, kind: "revert", by: "publisher", note: "Wrong" });
    expect(reverted.outcome).toBe("published");
  });

  it("is decided once by two who decide at once, and refused with a reason only", async () => {
    const review = (await ask(publisher, await change(publisher))).value as unknown as DraftReview;
    expect((await decide(reviewer, review, false, " ")).code).toBe("comment_needed");
    const administrator = await platform.operator("administrator");
    const both = await Promise.all([decide(reviewer, review, false, "No"), decide(administrator, review)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is asked of what waits for its moment too, and once more when it is due", async () => {
    const draft = await change(publisher);
    const at = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const body = {
      draft,
      note: "A night",
      fromDay: at.slice(0, 10),
      fromTime: at.slice(11, 16),
      of: "operator",
      zone: "UTC",
    };
    const planned = await patient(() => publisher.call("POST", "/schedules", { ...body, untilDay: "", untilTime: "" }));
    expect(planned).toMatchObject({ status: 403, code: "review_needed" });
    const rows = await db.query<{ id: string }>(
      `INSERT INTO scheduled_publication (operator_id, base_hash, hash, content, note, zone, starts_at, created_at, changed_at)
       SELECT o.id, d.base_hash, d.hash, d.content, '', 'UTC', $1, $1, $1 FROM draft d JOIN operator o ON o.id = d.operator_id
       WHERE o.account = 'publisher' RETURNING id`,
      [clock.now()],
    );
    await createScheduleRun({ db, clock }, quick)();
    const [row] = await db.query("SELECT state, reason FROM scheduled_publication WHERE id = $1", [rows[0]?.id]);
    expect(row).toEqual({ state: "failed", reason: "review_needed" });
  });
});

describe("a comparison", { timeout: 120_000 }, () => {
  it("tells what differs between any two, and finds nothing for what is not there", async () => {
    const [live] = await db.query<{ seq: number }>("SELECT seq FROM live_revision");
    await change(publisher, "/brand/name", "Compared");
    const found = await patient(() => publisher.call("GET", "/compare?from=1&to=draft"));
    expect(found.value["entries"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ pointer: "/brand/name", after: "Compared" })]),
    );
    expect((await publisher.call("GET", `/compare?from=live&to=${live?.seq}`)).value["entries"]).toEqual([]);
    expect((await publisher.call("GET", "/compare?from=live&to=99999")).status).toBe(404);
    expect((await publisher.call("GET", "/compare?from=live&to=%27")).status).toBe(400);
    expect((await publisher.call("POST", "/revert", { hash: "x", expectedSeq: 1 })).status).toBe(400);
  });
});

describe("comments on a draft", () => {
  it("stand together by place, for everybody, and are settled and opened again", async () => {
    const said = (text: string, by = publisher) =>
      by.call("POST", "/comments", { draftOf: "publisher", pointer: "/brand/name", text });
    await Promise.all([said("Why?"), said("Because", reviewer), said("I see")]);
    const threads = async () =>
      (await reviewer.call("GET", "/comments?draftOf=publisher")).value["threads"] as CommentThread[];
    const [thread] = await threads();
    expect(await threads()).toHaveLength(1);
    expect(thread?.said).toHaveLength(3);
    const settle = (isSettled: boolean) => reviewer.call("POST", `/comments/${thread?.id}/settled`, { isSettled });
    expect((await settle(true)).value).toMatchObject({ isSettled: true, settledBy: "reviewer" });
    await said("One more");
    expect(await threads()).toHaveLength(2);
    // Another thread of the place is open by now.
    expect((await settle(false)).value).toMatchObject({ isSettled: true });
    expect((await said("  ")).status).toBe(400);
    expect((await (await platform.program()).call("POST", "/comments", { pointer: "", text: "x" })).status).toBe(403);
    expect((await reviewer.call("GET", "/comments?draftOf=nobody")).status).toBe(404);
  });
});

describe("who is here", () => {
  it("is everybody with the console open, until they leave or fall silent, and keeps no session alive", async () => {
    const say = async (operator: TestOperator, page: string, more = {}) =>
      (await operator.call("POST", "/presence", { page, tab: `tab-of-${operator.account}`, isLeaving: false, ...more }))
        .value["people"] as PresentOperator[];
    await say(reviewer, "changes");
    expect(await say(publisher, "texts")).toEqual([
      { account: "publisher", role: "publisher", page: "texts", isSelf: true },
      { account: "reviewer", role: "reviewer", page: "changes", isSelf: false },
    ]);
    await say(reviewer, "changes", { isLeaving: true });
    expect(await say(publisher, "texts")).toHaveLength(1);
    await say(reviewer, "changes");
    clock.advance(46);
    expect(await say(publisher, "flags")).toMatchObject([{ page: "flags" }]);
    for (let minutes = 0; minutes < 16; minutes++) {
      clock.advance(60);
      await publisher.call("POST", "/presence", { page: "flags", tab: "tab-of-publisher", isLeaving: false });
    }
    expect((await publisher.call("GET", "/draft")).status).toBe(401);
  });
});
