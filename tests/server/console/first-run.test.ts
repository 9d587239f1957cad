import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { createOperatorSessions } from "#server/features/console/createOperatorSessions.ts";
import { ensureCommandToken } from "#server/features/console/ensureCommandToken.ts";
import { ensureOperators } from "#server/features/console/ensureOperators.ts";
import { createPasswords } from "#server/security/passwords.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aDatabase } from "#tests/support/database.ts";

const { db } = await aDatabase();
const clock = aClock();
const dataFolder = await mkdtemp(join(tmpdir(), "croupier-first-run-"));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
const config = { ...readConfig({}), dataFolder, isDemo: true };
const deps = { db, clock, config };
const passwords = createPasswords();

describe("the first start", () => {
  it("makes operators with passwords of their own, and writes them where only we may read", async () => {
    const made = await Promise.all([1, 2, 3].map(() => ensureOperators({ deps, passwords })));
    const [file] = made.filter((one) => one !== null);
    expect(made.filter((one) => one !== null)).toHaveLength(1);
    expect((await stat(file ?? "")).mode & 0o777).toBe(0o600);
    const lines = (await readFile(file ?? "", "utf8")).split("\n").filter((line) => line.includes("("));
    expect(lines.map((line) => line.replace(/^(\w+) +\S{20} {3}\((\w+)\)$/, "$1=$2"))).toEqual([
      "publisher=administrator",
      "checker=publisher",
      "editor=editor",
      "viewer=viewer",
    ]);
    const rows = await db.query<{ account: string; password_hash: string }>(
      "SELECT account, password_hash FROM operator ORDER BY account",
    );
    expect(rows.map((row) => row.account)).toEqual(["checker", "editor", "publisher", "viewer"]);
    expect(rows.every((row) => row.password_hash.startsWith("$argon2id$"))).toBe(true);
    const password = /^editor +(\S+)/m.exec(await readFile(file ?? "", "utf8"))?.[1] ?? "";
    expect(await passwords.verify(password, rows[1]?.password_hash ?? null)).toBe(true);
    // The audit says who made whom.
    const acts = await db.query(
      "SELECT operator, detail->>'member' AS member FROM operator_act WHERE act = 'operatorCreated'",
    );
    expect(acts).toHaveLength(4);
    expect(acts).toContainEqual({ operator: "platform", member: "viewer" });
  });

  it("makes no second ones", async () => {
    expect(await ensureOperators({ deps, passwords })).toBeNull();
  });

  it("gives the command line a token that works, and keeps it", async () => {
    const file = await ensureCommandToken(deps);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const token = (await readFile(file, "utf8")).trim();
    expect(await createOperatorSessions(deps).findBearer(token)).toMatchObject({
      operator: { account: "command-line", role: "publisher" },
    });
    await ensureCommandToken(deps);
    expect((await readFile(file, "utf8")).trim()).toBe(token);
    const rows = await db.query<{ text: string }>("SELECT encode(token_hash, 'escape') AS text FROM operator_token");
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  });

  it("makes a new token where the file was lost or belongs to another database", async () => {
    const file = join(dataFolder, "config-token");
    await writeFile(file, "of another database\n");
    await ensureCommandToken(deps);
    const token = (await readFile(file, "utf8")).trim();
    expect(await createOperatorSessions(deps).findBearer(token)).not.toBeNull();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
