import type { Database } from "#server/db/Database.ts";
import { loadBrand } from "./bundled/loadBrand.ts";
import type { Publisher } from "./createPublisher.ts";
import { loadLive } from "./store/loadLive.ts";

/** What the first import needs. */
export interface ImportParts {
  db: Database;
  publisher: Publisher;
}

/**
 * Publishes a brand's documents (`brands/<brand>`, with the layouts that come with the product) as revision 1 where nothing
 * was published yet; elsewhere it does nothing. Throws, naming the first problems, where the gate refuses them.
 */
export async function importBrand(brand: string, { db, publisher }: ImportParts): Promise<void> {
  if ((await loadLive(db)) !== null) return;
  const site = await loadBrand(brand);
  const note = `brands/${brand}`;
  const outcome = await publisher.publish({ baseHash: "", site, kind: "import", by: "platform", note });
  if (outcome.outcome === "published") return;
  // Another node was faster: its revision is as good as ours.
  if ((await loadLive(db)) !== null) return;
  const problems = outcome.outcome === "refused" ? outcome.problems : [];
  const lines = problems.slice(0, 10).map(({ document, pointer, reason }) => `  ${document} ${pointer}: ${reason}`);
  throw new Error(`The brand "${brand}" cannot be published:\n${lines.join("\n")}`);
}
