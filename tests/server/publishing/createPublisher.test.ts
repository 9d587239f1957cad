import type { Diagnostic } from "#contracts/api.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { loadLive } from "#server/features/publishing/store/loadLive.ts";
import { findRevision, listRevisions } from "#server/features/publishing/store/revisions.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aPublisher } from "#tests/support/aPublisher.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aSite } from "#tests/support/aSite.ts";

const { db, owner } = await aDatabase();
const clock = aClock();
let problems: Diagnostic[] = [];
const publisher = aPublisher({ db, clock, problems: () => problems });

/** The configuration with one member of its texts set. */
function withText(site: Site, key: string, text: string): Site {
  const texts = { ...site.texts, EN: { ...(site.texts["EN"] as Record<string, string>), [key]: text } };
  return { ...site, texts: texts as unknown as Site["texts"] };
}

async function live() {
  const found = await loadLive(db);
  if (found === null) throw new Error("nothing is live");
  return found;
}

beforeAll(async () => {
  const imported = await publisher.publish({ baseHash: "", site: aSite(), kind: "import", by: "platform", note: "" });
  expect(imported.outcome).toBe("published");
});

describe("publishing", () => {
  it("gives the next number, and names the revision by its content", async () => {
    const before = await live();
    const site = withText(before.site, "a.one", "1");
    const outcome = await publisher.publish({
      baseHash: before.hash,
      site,
      kind: "publish",
      by: "editor",
      note: "one",
    });
    expect(outcome).toMatchObject({ outcome: "published", revision: { seq: before.seq + 1, base: before.hash } });
    expect(await live()).toMatchObject({ seq: before.seq + 1, site });
  });

  it("answers that nothing changed where nothing did", async () => {
    const { hash, site, seq } = await live();
    const outcome = await publisher.publish({ baseHash: hash, site, kind: "publish", by: "editor", note: "" });
    expect(outcome).toEqual({ outcome: "unchanged", seq, hash });
  });

  it("merges two publications that race, and loses neither", async () => {
    const { hash, site, seq } = await live();
    const outcomes = await Promise.all(
      ["r.one", "r.two", "r.three", "r.four"].map((key) =>
        publisher.publish({ baseHash: hash, site: withText(site, key, key), kind: "publish", by: key, note: "" }),
      ),
    );
    expect(outcomes.map((outcome) => outcome.outcome)).toEqual(Array(4).fill("published"));
    expect(await live()).toMatchObject({ seq: seq + 4 });
    expect((await live()).site.texts["EN"]).toMatchObject({
      "r.one": "r.one",
      "r.two": "r.two",
      "r.three": "r.three",
      "r.four": "r.four",
    });
  });

  it("lets one of two win that change the same place, and tells the other both values", async () => {
    const { hash, site } = await live();
    const outcomes = await Promise.all(
      ["left", "right"].map((text) =>
        publisher.publish({
          baseHash: hash,
          site: withText(site, "c.same", text),
          kind: "publish",
          by: text,
          note: "",
        }),
      ),
    );
    expect(outcomes.map((outcome) => outcome.outcome).toSorted()).toEqual(["conflict", "published"]);
    const winner = (await live()).site.texts["EN"]?.["c.same"];
    const conflict = outcomes.find((outcome) => outcome.outcome === "conflict");
    expect(conflict?.conflicts).toEqual([
      { pointer: "/texts/EN/c.same", kind: "value", mine: winner === "left" ? "right" : "left", theirs: winner },
    ]);
  });

  it("takes the publisher's side of a conflict they answered", async () => {
    const old = await findRevision(db, { seq: 1 });
    const candidate = {
      baseHash: old?.hash ?? "",
      site: withText(aSite(), "c.same", "answered"),
      kind: "publish" as const,
      by: "editor",
      note: "",
      resolutions: new Map([["/texts/EN/c.same", "mine" as const]]),
    };
    expect(await publisher.publish(candidate)).toMatchObject({ outcome: "published" });
    expect((await live()).site.texts["EN"]).toMatchObject({ "c.same": "answered", "r.one": "r.one" });
  });

  it("publishes nothing that the gate refuses", async () => {
    const { hash, site, seq } = await live();
    problems = [{ document: "theme", pointer: "/dark/text", reason: "too faint", severity: "error" }];
    const outcome = await publisher.publish({
      baseHash: hash,
      site: withText(site, "g", "g"),
      kind: "publish",
      by: "e",
      note: "",
    });
    problems = [];
    expect(outcome).toMatchObject({ outcome: "refused", problems: [{ reason: "too faint" }] });
    expect((await live()).seq).toBe(seq);
  });

  it("publishes with warnings", async () => {
    const { hash, site } = await live();
    problems = [{ document: "texts", pointer: "", reason: "never used", severity: "warning" }];
    const outcome = await publisher.publish({
      baseHash: hash,
      site: withText(site, "w", "w"),
      kind: "publish",
      by: "e",
      note: "",
    });
    problems = [];
    expect(outcome.outcome).toBe("published");
  });

  it("refuses a publisher who expected another number", async () => {
    const { hash, site, seq } = await live();
    const candidate = { baseHash: hash, site: withText(site, "e", "e"), kind: "publish" as const, by: "e", note: "" };
    expect(await publisher.publish({ ...candidate, expectedSeq: seq - 1 })).toEqual({ outcome: "moved", seq, hash });
  });

  it("refuses a base that was never published", async () => {
    const candidate = { baseHash: "sha256-0", site: aSite(), kind: "publish" as const, by: "e", note: "" };
    expect(await publisher.publish(candidate)).toEqual({ outcome: "unknownBase" });
  });

  it("goes back to an old configuration under a new number and the old name", async () => {
    const { hash, seq } = await live();
    const first = await findRevision(db, { seq: 1 });
    const outcome = await publisher.publish({ baseHash: hash, site: aSite(), kind: "revert", by: "e", note: "back" });
    expect(outcome).toMatchObject({
      outcome: "published",
      revision: { seq: seq + 1, hash: first?.hash, kind: "revert" },
    });
  });

  it("lists revisions, newest first", async () => {
    const rows = await listRevisions(db, 3, 0);
    const seq = rows[0]?.seq ?? 0;
    expect(rows.map((row) => row.seq)).toEqual([seq, seq - 1, seq - 2]);
  });
});

describe("what was published", () => {
  it("is written down with who, what, when, from and to", async () => {
    const rows = await db.query<{ operator: string; act: string; from_hash: string | null }>(
      "SELECT operator, act, from_hash FROM operator_act ORDER BY id",
    );
    expect(rows[0]).toEqual({ operator: "platform", act: "import", from_hash: null });
    expect(rows.at(-1)).toMatchObject({ operator: "e", act: "revert" });
  });

  it.each([
    "UPDATE revision SET content = content",
    "DELETE FROM revision",
    "INSERT INTO revision (hash, content, created_at) VALUES ('x', 'x', now())",
    "UPDATE publication SET note = ''",
    "DELETE FROM publication",
    "UPDATE live_revision SET seq = 1",
    "DELETE FROM live_revision",
    "UPDATE operator_act SET note = ''",
    "DELETE FROM operator_act",
    "TRUNCATE operator_act",
  ])("cannot be changed by the server's role: %s", async (text) => {
    await expect(db.query(text)).rejects.toThrow("permission denied");
  });

  it.each([
    "UPDATE revision SET content = content",
    "DELETE FROM publication",
    "UPDATE operator_act SET note = ''",
    "TRUNCATE operator_act",
  ])("cannot be changed by the owner of the tables either: %s", async (text) => {
    await expect(owner.query(text)).rejects.toThrow("never changed");
  });

  it("cannot carry a name that is not its content's hash", async () => {
    const { seq } = await live();
    const values = [seq, `sha256-${"0".repeat(64)}`, "{}", "publish", "e", "", {}, new Date(0)];
    await expect(db.query("SELECT publish_revision($1, $2, $3, $4, $5, $6, $7, $8)", values)).rejects.toThrow(
      "check constraint",
    );
  });
});

describe("what the platform answers from", () => {
  it("is part of the revision and of its hash, and not of what browsers download", async () => {
    const before = await live();
    const banners = { w_home: { items: [{ id: "aside", title: { EN: "Aside" } }] } };
    const publish = (site: Site, baseHash: string) =>
      publisher.publish({ baseHash, site, kind: "publish", by: "editor", note: "" });
    expect(await publish({ ...before.site, banners }, before.hash)).toMatchObject({ outcome: "published" });
    const after = await live();
    expect(after.site).toEqual({ ...before.site, banners });
    expect(after.content).not.toContain("Aside");
    expect(after.hash).not.toBe(before.hash);
    expect(await publish(after.site, after.hash)).toMatchObject({ outcome: "unchanged" });
    // Another change, made from a base that has it, keeps it.
    expect(await publish(withText(after.site, "a.two", "2"), after.hash)).toMatchObject({ outcome: "published" });
    expect((await live()).site.banners).toEqual(banners);
    expect(await publish(before.site, (await live()).hash)).toMatchObject({ outcome: "published" });
    expect((await live()).hash).toBe(before.hash);
  });

  it("cannot be another one than the revision names", async () => {
    const named = `{"aside":"sha256-${"0".repeat(64)}","format":4}`;
    const { seq } = await live();
    const publish = `SELECT publish_revision($1, 'sha256-' || encode(sha256(convert_to($2, 'UTF8')), 'hex'), $2, 'publish',
      'e', '', '{}', now(), $3)`;
    await expect(db.query(publish, [seq, named, "{}"])).rejects.toThrow("check constraint");
    expect((await live()).seq).toBe(seq);
  });
});
