import { spawn } from "node:child_process";
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "#server/cli/runCommand.ts";
import { aConsole } from "#tests/support/aConsole.ts";

const platform = await aConsole();
await platform.app.listen({ port: 0, host: "127.0.0.1" });
const { port } = platform.app.server.address() as AddressInfo;
const program = await platform.program();
const root = process.cwd();
const folder = await mkdtemp(join(tmpdir(), "croupier-pages-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a command said, line by line, and how it ended. */
interface Told {
  code: number | null;
  said: string;
  complained: string;
}

/** Where commands find the platform, and what they sign in with. */
const surroundings = { CROUPIER_TOKEN: program.token, CROUPIER_PLATFORM: `http://127.0.0.1:${port}` };

/** Runs a command in the folder of the pages. A program of its own would read all its modules each time. */
async function config(...words: string[]): Promise<Told> {
  const [said, complained]: [string[], string[]] = [[], []];
  const io = { ask: undefined, env: { ...process.env, ...surroundings }, folder };
  const code = await runCommand(words, {
    ...io,
    print: (line) => void said.push(line),
    complain: (line) => void complained.push(line),
  });
  return { code, said: said.join("\n").trim(), complained: complained.join("\n").trim() };
}

/** Runs the same as a person would. */
function configProgram(...words: string[]): Promise<Told> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, INIT_CWD: folder, ...surroundings };
    const child = spawn(process.execPath, ["server/cli/main.ts", ...words], { cwd: root, env });
    let said = "";
    let complained = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString("utf8")));
    child.stderr.on("data", (chunk: Buffer) => (complained += chunk.toString("utf8")));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, said: said.trim(), complained: complained.trim() }));
  });
}

async function live() {
  const { value } = await program.call("GET", "/live");
  return value as { revision: { seq: number; note: string; by: string }; site: { pages: Record<string, unknown> } };
}

describe("npm run config, against a platform", () => {
  it("asks a person before it publishes, who may say no", async () => {
    await copyFile(join(root, "examples/pages/messages.json"), join(folder, "messages.json"));
    const before = await live();
    const said: string[] = [];
    const asked: string[] = [];
    const write = (line: string) => void said.push(line);
    const ask = async (question: string) => (asked.push(question), false);
    const io = { print: write, complain: write, ask, env: surroundings, folder };
    const code = await runCommand(["push", "messages.json"], io);
    expect(code).toBe(1);
    expect(asked).toEqual([`Publish this on http://127.0.0.1:${port}?`]);
    expect(said.join("\n")).toMatch(/\+ pages › messages[^]*Nothing was published\./);
    expect((await live()).revision.seq).toBe(before.revision.seq);
    await rm(join(folder, "messages.json"));
  });

  it("writes the beginning of a page that passes the check", async () => {
    expect(await config("new", "luckyDraw", ".")).toMatchObject({ code: 0 });
    expect(await config("check", "luckyDraw.json")).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^1 file checked: no errors\./),
    });
    expect(await config("new", "luckyDraw", ".")).toMatchObject({
      code: 1,
      complained: "luckyDraw.json is there already.",
    });
    await rm(join(folder, "luckyDraw.json"));
  });

  it("publishes pages, and says what changed and as which revision", async () => {
    const { revision } = await live();
    await cp("examples/pages/messages.json", join(folder, "messages.json"));
    expect((await config("diff", ".")).said).toMatch(/^\+ pages › messages: \{.*"key":"messages"/);
    expect(await configProgram("push", ".")).toMatchObject({ code: 2, complained: expect.stringContaining("--yes") });
    const { code, said } = await configProgram("push", "--yes", ".", "--note", "A page for messages");
    expect(code).toBe(0);
    expect(said).toMatch(
      new RegExp(`^\\+ pages › messages: .*\nPublished as revision ${revision.seq + 1} \\(sha256-[0-9a-f]{64}\\)\\.$`),
    );
    expect(await live()).toMatchObject({
      revision: { seq: revision.seq + 1, note: "A page for messages" },
      site: { pages: { messages: { key: "messages" } } },
    });
  });

  it("does nothing when everything is live", async () => {
    const { revision } = await live();
    expect(await config("push", "--yes", ".")).toMatchObject({
      code: 0,
      said: `Nothing to do: this is live already (revision ${revision.seq}).`,
    });
  });

  it("checks and publishes in the site that is live, with the pages that it has already", async () => {
    await config("new", "second", ".");
    const text = await readFile(join(folder, "second.json"), "utf8");
    const page = JSON.parse(text) as { layout: { root: { children: unknown[] } } };
    const action = { do: "openCentre", centre: "personal", page: "messages" };
    page.layout.root.children.push({ kind: "button", label: "second.title", action });
    await writeFile(join(folder, "second.json"), JSON.stringify(page));
    expect(await config("check", "second.json")).toMatchObject({ code: 1, said: expect.stringContaining("messages") });
    expect(await config("check", "second.json", "--platform", `http://127.0.0.1:${port}`)).toMatchObject({
      code: 0,
      said: expect.stringContaining("1 file checked: no errors."),
    });
    expect(await config("push", "--yes", "second.json")).toMatchObject({ code: 0 });
    expect((await live()).site).toMatchObject({ pages: { messages: {}, second: {} } });
    expect(await config("remove", "second")).toMatchObject({ code: 0 });
    await rm(join(folder, "second.json"));
  });

  it("publishes nothing that has an error, and says where it is", async () => {
    const { revision } = await live();
    const text = await readFile(join(folder, "messages.json"), "utf8");
    await writeFile(join(folder, "messages.json"), text.replace('"call": "deleteMessage"', '"call": "deleteMesage"'));
    const { code, complained } = await config("push", "--yes", ".");
    expect(code).toBe(1);
    expect(complained).toMatch(
      /messages\.json:\d+ {2}\/layout\/root\/.*\/call\n.*There is no call "deleteMesage"\. Did you mean "deleteMessage"\?\nNothing was published\./,
    );
    expect((await live()).revision.seq).toBe(revision.seq);
    await writeFile(join(folder, "messages.json"), text);
  });

  it("keeps what an operator published meanwhile", async () => {
    const publisher = await platform.operator("publisher");
    const { value } = await publisher.call("GET", "/draft");
    const patch = [{ op: "replace", path: "/brand/name", value: "Operated" }];
    const change = { baseHash: value["baseHash"], draftHash: value["hash"], patch };
    const draft = (await publisher.call("PUT", "/draft", change)).value["hash"];
    await publisher.call("POST", "/publish", { baseHash: value["baseHash"], note: "", draft });
    const text = await readFile(join(folder, "messages.json"), "utf8");
    await writeFile(join(folder, "messages.json"), text.replace('"pageSize": 10', '"pageSize": 20'));
    expect((await config("push", "--yes", ".")).said).toContain("pageSize: 10 → 20");
    expect((await live()).site).toMatchObject({ brand: { name: "Operated" } });
  });

  it("writes live pages into files, and replaces no work of others unasked", async () => {
    expect((await config("pull", ".")).said).toBe("messages.json: the same");
    await writeFile(join(folder, "messages.json"), "{}");
    expect(await config("pull", ".")).toMatchObject({ code: 1, complained: expect.stringContaining("--force") });
    expect((await config("pull", ".", "--force")).said).toBe("messages.json: written");
    expect(await config("check", "messages.json")).toMatchObject({ code: 0 });
  });

  it("takes a page out again, and goes back to an earlier revision", async () => {
    const { revision } = await live();
    expect((await config("remove", "mesages")).complained).toContain('Did you mean "messages"?');
    expect(await config("remove")).toMatchObject({ code: 2 });
    // All of them, or none.
    expect((await config("remove", "messages", "nowhere")).complained).toContain('has no page "nowhere"');
    expect((await config("remove", "messages", "messages")).said).toContain("- pages › messages");
    expect((await live()).site.pages).toEqual({});
    expect((await config("revert", String(revision.seq))).said).toContain(`Published as revision ${revision.seq + 2}`);
    expect((await live()).site.pages).toHaveProperty("messages");
    expect(await config("revert", "99999")).toMatchObject({ code: 1, complained: "There is no revision 99999." });
    expect(await config("revert", "first")).toMatchObject({ code: 2 });
  });

  it("says so when the platform does not answer, or does not know the token", async () => {
    const away = await configProgram("push", "--yes", ".", "--platform", "http://127.0.0.1:9");
    expect(away).toMatchObject({
      code: 3,
      complained: expect.stringContaining("does not answer. Start it with npm start"),
    });
    await platform.db.query("DELETE FROM operator_token");
    expect(await config("diff", ".")).toMatchObject({
      code: 3,
      complained: expect.stringContaining("does not know our token"),
    });
  });
});
