import { readFile } from "node:fs/promises";

/** A test that a claim names. */
export interface Proof {
  /** The test file, from the project's folder. */
  file: string;
  /** Title of a test or of a group in it, as the file writes it: `%s`, `$name` and `${…}` stand for anything. */
  title: string;
}

/** One sentence of `docs/security.md` that says what is in force. */
export interface Claim {
  /** Criteria it is about, for example `S-01`. */
  ids: string[];
  text: string;
  proofs: Proof[];
  line: number;
}

const heading = /^## /;
const row = /^\|(?<ids>[^|]*)\|(?<text>[^|]*)\|(?<proofs>[^|]*)\|$/;

/**
 * The claims of a page: every row of the tables below "## In force". The last column holds the proofs, with `<br>` between
 * them, each as `` `server/headers.test.ts` title ``; files are below `tests/`. Throws on a row that is not written so.
 */
export async function readClaims(path: string): Promise<Claim[]> {
  const lines = (await readFile(path, "utf8")).split("\n");
  const start = lines.indexOf("## In force");
  if (start === -1) throw new Error(`${path} has no part "## In force"`);
  const length = lines.slice(start + 1).findIndex((line) => heading.test(line));
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length).flatMap((line, index) => {
    const number = start + 2 + index;
    if (!line.startsWith("|") || /^\|[\s|-]*\|$/.test(line) || line.includes("| proved by |")) return [];
    const found = row.exec(line)?.groups;
    if (!found) throw new Error(`${path}:${number} is not a row of ids, claim and proofs`);
    const ids = [...(found["ids"] ?? "").matchAll(/S-\d+/g)].map(([id]) => id);
    return [
      { ids, text: found["text"]?.trim() ?? "", proofs: proofsIn(found["proofs"] ?? "", path, number), line: number },
    ];
  });
}

function proofsIn(cell: string, path: string, line: number): Proof[] {
  const parts = cell
    .split("<br>")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.map((part) => {
    const [, file, title] = /^`([^`]+)` (.+)$/.exec(part) ?? [];
    if (!file || !title) throw new Error(`${path}:${line}: "${part}" is not \`file\` and title`);
    return { file: `tests/${file}`, title };
  });
}
