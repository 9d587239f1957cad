import type { Queryable } from "#server/db/Database.ts";

/** Where a picture is used. */
export interface AssetUse {
  /** Of the live site; else of the draft of somebody. */
  isLive: boolean;
  /** Whose draft it is; empty for the live site. */
  operator: string;
  /** The place in the configuration, as a JSON pointer; empty where it is none. */
  pointer: string;
  /** What shows it: the configuration, or something that acts at once and has a name of its own. */
  of: "site" | "vendor" | "game" | "reward" | "notice";
  /** Its name; empty for the configuration. */
  name: string;
}

/** The path under which a picture is served. */
export const assetPath = (hash: string): string => `/media/${hash}.webp`;

/** More places of one picture are not told. */
const mostUses = 20;

/** Vendors, games, rewards of the mall and notices that show pictures. Nothing of them waits for a publication. */
const things = `SELECT 'vendor' AS of, display_name AS name, small_icon AS shown FROM game_vendor WHERE small_icon LIKE '/media/%'
  UNION ALL SELECT 'game', display_name, icon FROM game WHERE icon LIKE '/media/%'
  UNION ALL SELECT 'reward', name->>'EN', picture FROM point_reward WHERE picture LIKE '/media/%'
  UNION ALL SELECT 'notice', title->>'EN', content::text FROM announcement WHERE content::text LIKE '%/media/%'
  UNION ALL SELECT 'notice', title->>'EN', picture FROM announcement WHERE picture LIKE '/media/%'`;

/** Where the live site, the drafts of all operators and what acts at once show pictures, by their hashes. */
export async function assetUses(db: Queryable): Promise<ReadonlyMap<string, AssetUse[]>> {
  const rows = await db.query<{ operator: string; content: string }>(
    `SELECT '' AS operator, r.content FROM live_revision l JOIN revision r USING (hash)
     UNION ALL SELECT o.account, d.content FROM draft d JOIN operator o ON o.id = d.operator_id WHERE d.content LIKE '%/media/%'`,
  );
  const shown = await db.query<{ of: AssetUse["of"]; name: string; shown: string }>(things);
  const uses = new Map<string, AssetUse[]>();
  const tell = (hash: string, use: AssetUse) => {
    const known = uses.get(hash) ?? [];
    if (known.length < mostUses) known.push(use);
    uses.set(hash, known);
  };
  for (const { operator, content } of rows) {
    if (!content.includes("/media/")) continue;
    walk(JSON.parse(content), "", (hash, pointer) =>
      tell(hash, { isLive: operator === "", operator, pointer, of: "site", name: "" }),
    );
  }
  for (const { of, name, shown: written } of shown)
    walk(written, "", (hash) => tell(hash, { isLive: true, operator: "", pointer: "", of, name }));
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
