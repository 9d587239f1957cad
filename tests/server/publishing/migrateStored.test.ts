import type { Diagnostic } from "#contracts/api.ts";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "#json/canonical.ts";
import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { createPublisher } from "#server/features/publishing/createPublisher.ts";
import { migrateStored } from "#server/features/publishing/migrateStored.ts";
import { revisionHash } from "#server/features/publishing/revisionHash.ts";
import { loadContent } from "#server/features/publishing/store/loadContent.ts";
import { loadDraft, saveDraft } from "#server/features/publishing/store/drafts.ts";
import { loadLive } from "#server/features/publishing/store/loadLive.ts";
import { loadSite } from "#server/features/publishing/store/loadSite.ts";
import { runHere } from "#server/features/publishing/work/runHere.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aSite } from "#tests/support/aSite.ts";
import { aDatabase } from "#tests/support/database.ts";

const clock = aClock();
const loading = { kind: "data", id: "list", call: "listAnnouncements", placeholder: "lines", children: [] };
const { placeholder, ...loads } = loading;

/** A configuration as the program before wrote it. */
function oldContent(name: string): string {
  const site = aSite();
  return canonicalJson({
    ...site,
    format: 1,
    brand: { ...site.brand, name },
    layouts: { "page/index": { title: "a.title", root: loading } },
  });
}

/** A database that an earlier program left behind: a live revision, and the draft of an operator made from it. */
async function anOldPlatform(problems: Diagnostic[] = []) {
  const { db, owner } = await aDatabase();
  const content = oldContent("Before");
  const hash = revisionHash(content);
  const at = clock.now();
  await db.query("SELECT publish_revision(0, $1, $2, 'import', 'platform', '', '{}', $3)", [hash, content, at]);
  const [operator] = await owner.query<{ id: string }>(
    "INSERT INTO operator (account, role, created_at) VALUES ('editor', 'editor', $1) RETURNING id",
    [at],
  );
  const id = operator?.id ?? "";
  const draft = oldContent("Drafted");
  await saveDraft(db, id, { baseHash: hash, hash: revisionHash(draft), content: draft, at }, null);
  const check = async () => problems;
  const work = runHere({ check, quick: async () => [], impact: async () => null, toDrawing: () => null });
  const said: string[] = [];
  const publisher = createPublisher({ db, clock, work, check });
  const migrate = () => migrateStored({ db, publisher, work, say: (line) => void said.push(line) });
  return { db, id, hash, content, said, migrate };
}

describe("what an earlier program stored", () => {
  it("is live in today's format after the start, and the revision of before is kept as it was", async () => {
    const { db, hash, content, said, migrate } = await anOldPlatform();
    await migrate();
    const live = await loadLive(db);
    expect(live).toMatchObject({ seq: 2, site: { format: currentFormat, brand: { name: "Before" } } });
    expect(live?.site.layouts["page/index"]?.root).toEqual({ ...loads, skeleton: placeholder });
    expect(live?.content).toContain(`"skeleton":"lines"`);
    expect(said).toEqual([`Revision 2 is revision 1 in format ${currentFormat}.`]);
    expect(await loadContent(db, hash)).toBe(content);
    expect(await loadSite(db, hash)).toEqual(live?.site);
  });

  it("has drafts rewritten, on the new revision", async () => {
    const { db, id, migrate } = await anOldPlatform();
    await migrate();
    const draft = await loadDraft(db, id);
    const live = await loadLive(db);
    expect(draft?.baseHash).toBe(live?.hash);
    expect(draft?.hash).toBe(revisionHash(draft?.content ?? ""));
    expect(JSON.parse(draft?.content ?? "")).toMatchObject({ format: currentFormat, brand: { name: "Drafted" } });
    expect(draft?.content).toContain(`"skeleton":"lines"`);
  });

  it("is migrated once, also where two nodes start together", async () => {
    const { db, said, migrate } = await anOldPlatform();
    await Promise.all([migrate(), migrate()]);
    await migrate();
    expect((await loadLive(db))?.seq).toBe(2);
    expect(said).toHaveLength(1);
  });

  it("stays where the gate refuses it, and is told with its place", async () => {
    const problem = { document: "layouts/page/index", pointer: "/root", reason: "bad", severity: "error" as const };
    const { db, hash, said, migrate } = await anOldPlatform([problem]);
    await migrate();
    expect(await loadLive(db)).toMatchObject({ seq: 1, hash, site: { format: currentFormat } });
    expect(said).toEqual([
      "Revision 1 stays in its old format, the gate refuses it in the new one: layouts/page/index /root: bad",
    ]);
  });
});
