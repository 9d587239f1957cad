import type { AddressInfo } from "node:net";
import { createCanvas } from "@napi-rs/canvas";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand } from "#server/cli/runCommand.ts";
import { aConsole, type TestConsole, type TestOperator } from "#tests/support/aConsole.ts";

const [source, target] = [await aConsole(), await aConsole()];
const addressOf = async ({ app }: TestConsole) => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};
const [from, to] = [await addressOf(source), await addressOf(target)];
const [reader, writer] = [await source.program(), await target.program()];

// Each publication asks the whole gate of a platform, and there are two.
vi.setConfig({ testTimeout: 90_000 });
beforeEach(() => writer.call("DELETE", "/draft"));

async function copy(over: Record<string, string> = {}) {
  const said: string[] = [];
  const write = (line: string) => void said.push(line);
  const env = { CROUPIER_TOKEN: writer.token, CROUPIER_FROM_TOKEN: reader.token, CROUPIER_PLATFORM: to, ...over };
  const code = await runCommand(["copy", "--from", from], { print: write, complain: write, env, folder: "." });
  return { code, said: said.join("\n") };
}

interface Live {
  revision: { hash: string; seq: number };
  site: { brand: { name: string; logo?: unknown }; texts?: Record<string, Record<string, string>> };
}
const live = async (at: TestOperator) => (await at.call("GET", "/live")).value as unknown as Live;

async function publish(at: TestOperator, change: (site: Live["site"]) => void) {
  const { revision, site } = await live(at);
  change(site);
  const answer = await at.call("POST", "/publish", {
    site,
    baseHash: revision.hash,
    note: "test",
    expectedSeq: revision.seq,
  });
  expect([answer.code, answer.success]).toEqual([undefined, true]);
}

describe("npm run config -- copy", () => {
  it("says that there is nothing to do where both are the same", async () => {
    expect(await copy()).toMatchObject({ code: 0, said: expect.stringContaining("Nothing to do") });
  });

  it("makes what is live there a draft here, publishes nothing, and shows the difference", async () => {
    await publish(reader, (site) => {
      site.brand.name = "Lantern";
    });
    const before = await live(writer);
    const { code, said } = await copy();
    expect(code, said).toBe(0);
    expect(said).toMatch(/~ .*"Lantern"/);
    expect((await live(writer)).revision).toEqual(before.revision);
    expect((await writer.call("GET", "/draft")).value).toMatchObject({
      changed: true,
      site: { brand: { name: "Lantern" } },
    });
  });

  it("leaves a draft alone that is there, and says whose", async () => {
    expect((await copy()).code).toBe(0);
    const before = (await writer.call("GET", "/draft")).value;
    const { code, said } = await copy();
    expect(code).toBe(1);
    expect(said).toMatch(/has a draft at .*stays as it is/);
    expect((await writer.call("GET", "/draft")).value["hash"]).toBe(before["hash"]);
    await writer.call("DELETE", "/draft");
  });

  it("merges with what is published here meanwhile, as any draft does", async () => {
    expect((await copy()).code).toBe(0);
    const other = await target.secondPublisher();
    const { revision, site } = await live(writer);
    const next = { ...site, texts: { ...site.texts, EN: { ...site.texts?.["EN"], "own.greeting": "Hello" } } };
    await other.call("POST", "/publish", {
      site: next,
      baseHash: revision.hash,
      note: "meanwhile",
      expectedSeq: revision.seq,
    });
    expect((await writer.call("GET", "/draft")).value["behind"]).toBe(true);
    const entries = (await writer.call("GET", "/draft/diff")).value["entries"] as { pointer: string }[];
    expect(entries.map(({ pointer }) => pointer)).toEqual(["/brand/name"]);
    await writer.call("DELETE", "/draft");
  });

  it("refuses a token that is over, one of nobody, and the same platform twice", async () => {
    expect(await copy({ CROUPIER_FROM_TOKEN: "" })).toMatchObject({ code: 2 });
    expect(await copy({ CROUPIER_FROM_TOKEN: "z".repeat(43) })).toMatchObject({ code: 3 });
    expect(await copy({ CROUPIER_PLATFORM: from })).toMatchObject({ code: 2 });
    await source.db.query("UPDATE operator_token SET ends_at = $1", [new Date(source.clock.now().getTime() - 1_000)]);
    expect(await copy()).toMatchObject({ code: 3, said: expect.stringContaining("time") });
    await source.db.query("UPDATE operator_token SET ends_at = NULL");
  });

  it("brings pictures along once, with their words, and names them by what they are known as here", async () => {
    const canvas = createCanvas(40, 20);
    const context = canvas.getContext("2d");
    context.fillStyle = "#b00";
    context.fillRect(0, 0, 40, 20);
    const bytes = await canvas.encode("png");
    const kept = async (address: string, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${address}/console/api/assets`, { headers });
      return ((await answer.json()) as { value: { rows: { hash: string; name: string; alt: object }[] } }).value.rows;
    };
    const headers = { authorization: `Bearer ${reader.token}`, "content-type": "application/octet-stream" };
    const added = await fetch(`${from}/console/api/assets?name=Lantern`, {
      method: "POST",
      headers,
      body: new Uint8Array(bytes),
    });
    const { value } = (await added.json()) as { value: { hash: string } };
    await reader.call("PUT", `/assets/${value.hash}`, { name: "Lantern", alt: { EN: "A red lantern" } });
    await publish(reader, (site) => {
      site.texts = { ...site.texts, EN: { ...site.texts?.["EN"], "own.picture": `/media/${value.hash}.webp` } };
    });
    const { code, said } = await copy();
    expect(code, said).toBe(0);
    expect(said).toContain("+ picture: Lantern");
    const [here] = await kept(to, writer.token);
    expect(here).toMatchObject({ name: "Lantern", alt: { EN: "A red lantern" } });
    const draft = (await writer.call("GET", "/draft")).value["site"] as Live["site"];
    expect(draft.texts?.["EN"]?.["own.picture"]).toBe(`/media/${here?.hash}.webp`);
    expect((await fetch(`${to}/media/${here?.hash}.webp`)).status).toBe(200);
    await writer.call("DELETE", "/draft");
    await copy();
    expect(await kept(to, writer.token)).toHaveLength(1);
  });
});
