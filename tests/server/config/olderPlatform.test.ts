import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "#server/cli/runCommand.ts";
import { aConsole } from "#tests/support/aConsole.ts";

const platform = await aConsole();
const program = await platform.program();
const folder = await mkdtemp(join(tmpdir(), "croupier-older-"));
let problems: object[] = [];

/** A platform whose program is older than ours: the live site is the same, and its gate finds what ours does not. */
const older = createServer((request, response) => {
  void (async () => {
    const { value } = await program.call("GET", "/live");
    const { seq, hash } = (value as { revision: { seq: number; hash: string } }).revision;
    const entries = [{ pointer: "/pages/messages", label: "", kind: "added", after: {} }];
    const checked = { seq, hash, entries, conflicts: [], problems };
    const answer = request.url?.endsWith("/check") ? checked : value;
    response.setHeader("content-type", "application/json").end(JSON.stringify({ success: true, value: answer }));
  })();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => older.listen(0, "127.0.0.1", resolve));
  await copyFile("examples/pages/messages.json", join(folder, "messages.json"));
});
afterAll(async () => {
  older.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a push to it says. */
async function push(): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const write = (line: string) => void said.push(line);
  const { port } = older.address() as AddressInfo;
  const env = { CROUPIER_TOKEN: program.token, CROUPIER_PLATFORM: `http://127.0.0.1:${port}` };
  const code = await runCommand(["push", "--yes", "messages.json"], { print: write, complain: write, env, folder });
  return { code, said: said.join("\n") };
}

describe("a push to a platform of another program", () => {
  it("says that the program there is another one, where it refuses what ours takes", async () => {
    problems = [{ document: "pages/messages", pointer: "/layout/root/kind", reason: 'There is no kind "new"' }];
    const { code, said } = await push();
    expect(code).toBe(1);
    expect(said).toMatch(/messages\.json:\d+[^]*There is no kind "new"/);
    expect(said).toContain("the one that serves http://127.0.0.1:");
    expect(said).toContain("Start the platform again with this program");
    expect(said).toContain("nothing was published");
  });

  it("says nothing of it where the fault is not in our files, or is only told", async () => {
    problems = [
      { document: "menus", pointer: "/header", reason: "Broken meanwhile" },
      { document: "pages/messages", pointer: "/layout", reason: "Looks odd", severity: "warning" },
    ];
    const { code, said } = await push();
    expect(code).toBe(1);
    expect(said).toContain("live site: menus");
    expect(said).not.toContain("Start the platform again");
  });
});
