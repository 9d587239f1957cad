import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import type { PageDocument } from "#contracts/config.ts";
import { runCommand } from "#server/cli/runCommand.ts";
import { callTypes } from "#server/features/gate/types/callTypes.ts";

const place = relative(process.cwd(), await mkdtemp(join(tmpdir(), "croupier-")));

async function run(...words: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(words, {
    print: (line) => void said.push(line),
    complain: (line) => void complained.push(line),
    env: {},
    folder: process.cwd(),
  });
  return { code, said: said.join("\n"), complained: complained.join("\n") };
}

async function written(key: string): Promise<PageDocument> {
  return JSON.parse(await readFile(join(place, `${key}.json`), "utf8")) as PageDocument;
}

/** Calls that list rows for players. */
const lists = [...callTypes]
  .filter(([, { operation }]) => operation.table === true && operation.auth === "player")
  .map(([id]) => id);

describe("npm run config -- new", () => {
  it("writes a page for each call that lists rows, and they pass the check", async () => {
    const files = lists.map((call) => join(place, `page${call}.json`));
    for (const call of lists) expect((await run("new", `page${call}`, place, "--call", call)).code, call).toBe(0);
    // Checked together: the site that they are checked in is read once.
    const { said, complained } = await run("check", ...files);
    expect([said, complained]).toEqual([expect.stringMatching(`^${lists.length} files checked: no errors\\.`), ""]);
  }, 60_000);

  it.each(lists)("lists what %s gives in a table, with a dialog for each row", async (call) => {
    const key = `page${call}`;
    const page = await written(key);
    const table = (page.layout.root as unknown as { children: [Record<string, unknown>] }).children[0];
    const isSorted = callTypes.get(call)?.parameters.has("sort") === true;
    expect(table).toMatchObject({ kind: "table", call, ...(isSorted && { sort: expect.any(String) as string }) });
    expect(table["rowPress"]).toMatchObject({ do: "openDialog", dialog: `${key}.details` });
    expect(page.dialogs?.["details"]?.root).toMatchObject({ kind: "dialog" });
  });

  it("asks before an action that takes something away, and says what the product says already", async () => {
    await run("new", "inbox", place, "--call", "listMessages");
    const { layout, texts } = await written("inbox");
    const text = JSON.stringify(layout);
    expect(text).toContain('"call":"deleteMessage","params":{"id":{"bind":"/row/id"}},"confirm"');
    expect(text).toContain('"call":"readMessage","params":{"id":{"bind":"/row/id"}},"success"');
    expect(Object.keys(texts)).toEqual(["KM", "EN", "AR"]);
    await run("new", "money", place, "--call", "listTransactions");
    const money = await written("money");
    expect(money.texts["KM"]?.["money.amount"]).toMatch(/\p{Script=Khmer}/u);
    expect(JSON.stringify(money.layout)).toContain('"widget":"dateRange"');
    expect(JSON.stringify(money.layout)).toContain('"bind":"/totals/net","format":"money"');
  });

  it("names what is still to be translated, and nothing else", async () => {
    const { said } = await run("new", "records", place, "--call", "listTransactions");
    expect(said).toContain("English in every language, translate them: records.title.");
  });

  it("writes a page to begin with where no call is named", async () => {
    expect((await run("new", "blank", place)).code).toBe(0);
    expect((await run("check", join(place, "blank.json"))).said).toMatch(/^1 file checked: no errors\./);
  });

  it("refuses a call that lists nothing, a key that cannot be one, and a file that is there", async () => {
    expect(await run("new", "a", place, "--call", "listMesages")).toMatchObject({
      code: 2,
      complained: expect.stringContaining('Did you mean "listMessages"?') as string,
    });
    expect((await run("new", "a", place, "--call", "login")).code).toBe(2);
    expect((await run("new", "A-b", place)).code).toBe(2);
    await run("new", "twice", place);
    expect((await run("new", "twice", place)).code).toBe(1);
  });
});
