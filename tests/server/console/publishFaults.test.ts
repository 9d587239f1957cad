import { beforeEach, describe, expect, it } from "vitest";
import { aConsole, type TestOperator } from "#tests/support/aConsole.ts";

const platform = await aConsole();
let publisher: TestOperator;

beforeEach(async () => {
  publisher = await platform.operator("publisher");
  await publisher.call("DELETE", "/draft");
});

/** Changes one place of the draft; answers the hash that its window shows then. */
async function change(path: string, value: unknown): Promise<string> {
  const { value: draft } = await publisher.call("GET", "/draft");
  const patch = [{ op: "replace", path, value }];
  const saved = await publisher.call("PUT", "/draft", { baseHash: draft["baseHash"], draftHash: draft["hash"], patch });
  return String(saved.value["hash"]);
}

async function live(): Promise<{ seq: number; hash: string }> {
  const { value } = await publisher.call("GET", "/live");
  return value["revision"] as { seq: number; hash: string };
}

/** How many revisions went live with this note. */
const publications = async (note: string) => {
  const { value } = await publisher.call("GET", "/revisions?pageSize=100");
  return (value["rows"] as { note: string }[]).filter((row) => row.note === note).length;
};

describe("a publication", () => {
  it("F-16 that is sent several times at once happens once", async () => {
    const draft = await change("/brand/name", "Pressed twice");
    const { seq, hash: baseHash } = await live();
    const body = { baseHash, draft, note: "twice" };
    const answers = await Promise.all([1, 2, 3, 4].map(() => publisher.call("POST", "/publish", body)));
    expect((await live()).seq).toBe(seq + 1);
    expect(await publications("twice")).toBe(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  it("F-17 whose answer was lost happens once, and who sends it again is told how it stands", async () => {
    const draft = await change("/brand/name", "Answer lost");
    const { seq, hash: baseHash } = await live();
    const body = { baseHash, draft, note: "lost" };
    // Nobody reads it.
    await publisher.call("POST", "/publish", body);
    const again = await publisher.call("POST", "/publish", body);
    expect(again).toMatchObject({ success: false, code: "nothing_changed" });
    const after = await live();
    expect([after.seq, await publications("lost")]).toEqual([seq + 1, 1]);
    // The draft of the answer that was lost is gone: the page shows what is live.
    expect((await publisher.call("GET", "/draft")).value).toMatchObject({ baseHash: after.hash, hash: after.hash });
  });

  it.each([
    ["/brand", null],
    ["/brand/settings/languages", "KM"],
    ["/layouts", []],
    ["/menus/header", { items: 7 }],
    ["/flags", "on"],
    ["/rules/register", { username: { minLength: -1 } }],
    ["/texts/EN", ["a"]],
  ])("F-09 with %s malformed is refused, and what is live stays", async (path, value) => {
    const before = await live();
    const draft = await change(path, value);
    const answer = await publisher.call("POST", "/publish", { baseHash: before.hash, draft, note: "malformed" });
    expect(answer.success).toBe(false);
    expect(await live()).toEqual(before);
  });
});
