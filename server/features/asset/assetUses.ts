import type { Queryable } from "#server/db/Database.ts";

/** Where a picture is used. */
export interface AssetUse {
  /** Of the live site; else of the draft of somebody. */
  isLive: boolean;
  /** Whose draft it is; empty for the live site. */
  operator: string;
  /** The place in the configuration, as a JSON pointer. */
  pointer: string;
}

/** The path under which a picture is served. */
export const assetPath = (hash: string): string => `/media/${hash}.webp`;

/** More places of one picture are not told. */
const mostUses = 20;

/** Where the live site and the drafts of all operators show pictures, by their hashes. */
export async function assetUses(db: Queryable): Promise<ReadonlyMap<string, AssetUse[]>> {
  const rows = await db.query<{ operator: string; content: string }>(
    `SELECT '' AS operator, r.content FROM live_revision l JOIN revision r USING (hash)
     UNION ALL SELECT o.account, d.content FROM draft d JOIN operator o ON o.id = d.operator_id WHERE d.content LIKE '%/media/%'`,
  );
  const uses = new Map<string, AssetUse[]>();
  for (const { operator, content } of rows) {
    if (!content.includes("/media/")) continue;
    walk(JSON.parse(content), "", (hash, pointer) => {
      const known = uses.get(hash) ?? [];
      if (known.length < mostUses) known.push({ isLive: operator === "", operator, pointer });
      uses.set(hash, known);
    });
  }
  return uses;
}

const address = /\/media\/([0-9a-f]{64})\.webp/g;

function walk(value: unknown, pointer: string, tell: (hash: string, pointer: string) => void): void {
  if (typeof value === "string") {
    for (const [, hash = ""] of value.matchAll(address)) tell(hash, pointer);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value))
    walk(member, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, tell);
}
