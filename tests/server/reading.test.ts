import { describe, expect, it } from "vitest";
import { contract } from "#server/http/contract.ts";
import { goodPassword } from "#tests/support/aPlatform.ts";
import { aConsole } from "#tests/support/aConsole.ts";

const platform = await aConsole();
const { call, login, owner, register } = platform;

/** What a look may write down, and why: never what somebody made. */
const mayGrow = new Set([
  "captcha", // the question that is asked
  "seen_value", // numbers used once
  "throttle", // how often somebody asked
  "secret_key", // made for the first who needs it
  "secret_check",
]);

/** Every table whose rows a look may not touch, and whether being seen is written into them. */
const tables = await owner.query<{ name: string; isSeen: boolean }>(
  `SELECT table_name AS name, bool_or(column_name IN ('last_seen_at', 'seen_at')) AS "isSeen"
   FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`,
);
/** Any writing gives a row another version; being seen does as well, so there its members are read. */
const digests = tables
  .filter(({ name }) => !mayGrow.has(name))
  .map(({ name, isSeen }) => {
    const row = isSeen ? "(to_jsonb(t) - 'last_seen_at' - 'seen_at')::text" : "ctid::text || ' ' || xmin::text";
    return `SELECT '${name}' AS name, count(*) || ' ' || coalesce(md5(string_agg(${row}, ';' ORDER BY ${row})), '') AS rows FROM "${name}" t`;
  })
  .join(" UNION ALL ");

/** How many rows each table has, and a digest of them. Being seen is left out: it is written by design. */
async function everything(): Promise<Record<string, string>> {
  const found = await owner.query<{ name: string; rows: string }>(digests);
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
}

const reads = [...contract.operations.values()].filter(({ method, isStream }) => method === "GET" && !isStream);

describe("S-07 a look changes nothing", async () => {
  await register("looker01");
  await owner.query("UPDATE member SET type = 1 WHERE account = 'looker01'");
  const { token, response } = await login("looker01", goodPassword, { rememberMe: true });
  const remembered = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const publisher = await platform.operator("publisher");
  const { value: draft } = await publisher.call("GET", "/draft");
  const note = { op: "replace", path: "/brand/name", value: "Looked at" };
  const back = { ...note, value: (draft["site"] as { brand: { name: string } }).brand.name };
  const { value: saved } = await publisher.call("PUT", "/draft", {
    baseHash: draft["baseHash"],
    draftHash: draft["hash"],
    patch: [note],
  });
  // A draft that changes nothing any more: the one that was once thrown away by looking at it.
  await publisher.call("PUT", "/draft", { baseHash: draft["baseHash"], draftHash: saved["hash"], patch: [back] });

  it.each(reads.map((operation) => [operation.id, operation] as const))("%s", async (_id, operation) => {
    const before = await everything();
    const url = operation.url
      .replace(":hash", String(draft["hash"]))
      .replaceAll(/:\w+/g, "00000000-0000-0000-0000-000000000000");
    const headers: Record<string, string> = operation.auth === "player" ? { token } : {};
    const cookies = operation.auth === "console" ? publisher.cookies : remembered;
    const query = operation.id === "getBotCheck" ? "?action=login" : "";
    const answer = await call("GET", url + query, { headers, cookies });
    expect([operation.id, answer.statusCode < 500 && answer.statusCode !== 401]).toEqual([operation.id, true]);
    expect((await call("HEAD", url + query, { headers, cookies })).statusCode).toBe(answer.statusCode);
    expect(await everything()).toEqual(before);
  });

  it("a draft without changes is shown as what is live, stays, and gives way to the next change", async () => {
    const { value } = await publisher.call("GET", "/draft");
    expect(value).toMatchObject({ changed: false, at: null, hash: draft["hash"] });
    expect(await owner.query("SELECT FROM draft")).toHaveLength(1);
    const next = { baseHash: value["baseHash"], draftHash: value["hash"], patch: [note] };
    expect((await publisher.call("PUT", "/draft", next)).value).toMatchObject({ changed: true });
  });
});
