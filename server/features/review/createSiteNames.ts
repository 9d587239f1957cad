import type { Database } from "#server/db/Database.ts";
import type { DraftService } from "#server/features/console/createDraftService.ts";
import { loadContent } from "#server/features/publishing/store/loadContent.ts";
import { findRevision } from "#server/features/publishing/store/revisions.ts";
import { notFound } from "#server/http/Failure.ts";

/** A configuration that was asked for by name. */
export interface NamedSite {
  name: string;
  /** The number of a revision; null for what is not live yet. */
  seq: number | null;
  hash: string;
  /** Its canonical JSON. */
  content: string;
}

/** Finds what is called `live`, `draft`, the number of a revision, or the id of a review. Throws 404 for what is not there. */
export type FindSite = (name: string, operatorId: string) => Promise<NamedSite>;

const idLength = 36;

/** Finds them in the database. */
export function createSiteNames({ db, draftService }: { db: Database; draftService: DraftService }): FindSite {
  return async (name, operatorId) => {
    if (name === "live") return { name, ...(await draftService.live()) };
    if (name === "draft") {
      const { content, hash } = await draftService.merge({ operatorId, draft: await draftService.show(operatorId) });
      return { name, seq: null, hash, content };
    }
    if (name.length === idLength) {
      const [row] = await db.query<{ hash: string; content: string }>(
        "SELECT hash, content FROM draft_review WHERE id::text = $1",
        [name],
      );
      if (row === undefined) throw notFound();
      return { name, seq: null, ...row };
    }
    const revision = await findRevision(db, { seq: Number(name) });
    const content = revision === null ? null : await loadContent(db, revision.hash);
    if (revision === null || content === null) throw notFound();
    return { name, seq: revision.seq, hash: revision.hash, content };
  };
}
