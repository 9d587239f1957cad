import { createHash } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aConsole, type ConsoleAnswer, type TestOperator } from "../support/aConsole.ts";

// The first job starts its thread, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const platform = await aConsole();
let editor: TestOperator;
let publisher: TestOperator;
let viewer: TestOperator;

beforeEach(async () => {
  [editor, publisher, viewer] = await Promise.all([
    platform.operator("editor"),
    platform.operator("publisher"),
    platform.operator("viewer"),
  ]);
  await Promise.all([editor, publisher].map((operator) => operator.call("DELETE", "/draft")));
});

interface Site {
  format: number;
  brand: { name: string };
  rules: { register: Record<string, Record<string, unknown>> };
  texts: Record<string, Record<string, string>>;
  [part: string]: unknown;
}

async function live(): Promise<{ hash: string; site: Site }> {
  const { revision, site } = (await viewer.call("GET", "/live")).value as { revision: { hash: string }; site: Site };
  return { hash: revision.hash, site };
}

/** What is live, as it would come from another platform with changes in three parts. */
async function aCopy(): Promise<{ hash: string; site: Site }> {
  const { hash, site } = await live();
  const copy = structuredClone(site);
  copy.brand.name = "From the test";
  copy.rules.register["email"] = { ...copy.rules.register["email"], maxLength: 47 };
  copy.texts = { ...copy.texts, EN: { ...copy.texts["EN"], "field.email": "Your mail" } };
  return { hash, site: copy };
}

interface Wish {
  parts?: string[];
  expected?: string;
  resolutions?: Record<string, "mine" | "theirs">;
}

async function take({ hash, site }: { hash: string; site: unknown }, wish: Wish = {}): Promise<ConsoleAnswer> {
  const { parts = ["rules", "texts"], ...more } = wish;
  return editor.call("POST", "/copies", { site, parts, live: hash, platform: "https://test", seq: 7, ...more });
}

const draftOf = async (operator: TestOperator) =>
  (await operator.call("GET", "/draft")).value as { hash: string; site: Site };

async function patch(operator: TestOperator, ...operations: object[]): Promise<ConsoleAnswer> {
  const { value } = await operator.call("GET", "/draft");
  return operator.call("PUT", "/draft", { baseHash: value["baseHash"], draftHash: value["hash"], patch: operations });
}

async function lastActs(): Promise<Record<string, unknown>[]> {
  return (await viewer.call("GET", "/audit?pageSize=2")).value["rows"] as Record<string, unknown>[];
}

describe("a site of another platform", () => {
  it("is compared with what is live, and nothing is kept", async () => {
    const { hash, site } = await aCopy();
    const answer = await editor.call("POST", "/copies/look", { site: { ...site, members: [1] } });
    expect(answer).toMatchObject({ status: 200, success: true });
    const { value } = answer as unknown as { value: { entries: { pointer: string; kind: string }[] } };
    expect(value).toMatchObject({ live: { hash }, foreign: ["members"] });
    expect(value.entries.map(({ pointer }) => pointer).toSorted()).toEqual([
      "/brand/name",
      "/rules/register/email/maxLength",
      "/texts/EN",
    ]);
    expect((await draftOf(editor)).hash).toBe(hash);
  });

  it("says what it would take away", async () => {
    const { site } = await aCopy();
    const { banners: _, ...rest } = site;
    const { value } = await editor.call("POST", "/copies/look", { site: rest });
    const removed = (value["entries"] as { pointer: string; kind: string }[]).filter(({ kind }) => kind === "removed");
    expect(removed).toMatchObject([{ pointer: "/banners" }]);
  });

  it("is refused in words where it is none, is of a later format, or is too much", async () => {
    const { site } = await aCopy();
    const look = (sent: unknown) => editor.call("POST", "/copies/look", { site: sent });
    expect(await look({})).toMatchObject({ success: false, code: "copy_no_site" });
    expect(await look({ ...site, menus: undefined })).toMatchObject({ success: false, code: "copy_no_site" });
    expect(await look({ ...site, format: 99 })).toMatchObject({ success: false, code: "copy_newer" });
    expect(await look({ ...site, format: "4" })).toMatchObject({ success: false, code: "copy_no_site" });
    expect(await look({ ...site, texts: { EN: { long: "x".repeat(30_000) } } })).toMatchObject({ status: 422 });
    let deep: unknown = 1;
    for (let level = 0; level < 500; level++) deep = { deep };
    expect((await look({ ...site, deep })).status).toBe(400);
    expect((await editor.call("POST", "/copies/look", { site: [] })).status).toBe(400);
    expect((await look({ ...site, texts: { EN: { big: "x".repeat(3_000_000) } } })).status).toBe(413);
  });

  it("becomes the draft in the parts that were chosen, and the audit says so", async () => {
    const copy = await aCopy();
    expect(await take(copy)).toMatchObject({ status: 200, success: true });
    const { site } = await draftOf(editor);
    expect(site.rules.register["email"]).toMatchObject({ maxLength: 47 });
    expect(site.texts["EN"]).toMatchObject({ "field.email": "Your mail" });
    expect(site.brand.name).toBe((await live()).site.brand.name);
    const [act] = await lastActs();
    expect(act).toMatchObject({ act: "copyTaken", by: "editor", area: "drafts", about: "https://test #7" });
    expect(act?.["changed"]).toEqual({ rules: 1, texts: 1 });
    // Once more it changes nothing, and is no other act.
    expect(await take(copy)).toMatchObject({ success: true, value: { hash: (await draftOf(editor)).hash } });
    expect((await lastActs()).filter(({ act: name }) => name === "copyTaken")).toHaveLength(1);
  });

  it("leaves what the draft changed, and asks where both changed the same place", async () => {
    const copy = await aCopy();
    await patch(editor, { op: "replace", path: "/brand/name", value: "Mine" });
    await take(copy, { parts: ["rules"] });
    expect((await draftOf(editor)).site).toMatchObject({ brand: { name: "Mine" } });
    const refused = await take(copy, { parts: ["brand"] });
    expect(refused).toMatchObject({ status: 409, code: "conflict" });
    expect(refused.value["conflicts"]).toMatchObject([
      { pointer: "/brand/name", mine: "Mine", theirs: "From the test" },
    ]);
    const settled = await take(copy, { parts: ["brand"], resolutions: { "/brand/name": "theirs" } });
    expect(settled).toMatchObject({ success: true, value: { site: { brand: { name: "From the test" } } } });
  });

  it("is taken back as long as the draft is what it left", async () => {
    const copy = await aCopy();
    await patch(editor, { op: "replace", path: "/brand/name", value: "Before" });
    const before = await draftOf(editor);
    await take(copy);
    expect((await editor.call("GET", "/copies")).value["copy"]).toMatchObject({ platform: "https://test", seq: 7 });
    expect(await editor.call("POST", "/copies/back")).toMatchObject({ success: true, value: { hash: before.hash } });
    expect((await draftOf(editor)).site).toEqual(before.site);
    expect((await lastActs())[0]).toMatchObject({ act: "copyTakenBack" });
    expect(await editor.call("POST", "/copies/back")).toMatchObject({ success: false, code: "copy_none" });

    await take(copy);
    await patch(editor, { op: "replace", path: "/brand/name", value: "Since" });
    expect((await editor.call("GET", "/copies")).value["copy"]).toBeNull();
    expect(await editor.call("POST", "/copies/back")).toMatchObject({ status: 409, code: "draft_moved" });
    expect((await draftOf(editor)).site.brand.name).toBe("Since");
  });

  it("is taken back to no draft where there was none", async () => {
    const copy = await aCopy();
    await take(copy);
    expect(await editor.call("POST", "/copies/back")).toMatchObject({ success: true });
    expect(await draftOf(editor)).toMatchObject({ hash: copy.hash });
  });

  it("is not taken over a draft or a revision that nobody has seen", async () => {
    const copy = await aCopy();
    expect(await take({ ...copy, hash: "sha256-old" })).toMatchObject({ status: 409, code: "moved" });
    expect(await take(copy, { expected: "sha256-old" })).toMatchObject({ status: 409, code: "draft_moved" });
    const both = await Promise.all([take(copy), take(copy, { parts: ["brand"] })]);
    // One after the other or one refused: nothing is lost without a word.
    for (const answer of both) expect([200, 409]).toContain(answer.status);
    const { site } = await draftOf(editor);
    if (both[0]?.status === 200) expect(site.rules.register["email"]).toMatchObject({ maxLength: 47 });
    if (both[1]?.status === 200) expect(site.brand.name).toBe("From the test");
  });

  it("is nothing for those who may not edit", async () => {
    const copy = await aCopy();
    const wish = { site: copy.site, parts: ["rules"], live: copy.hash, platform: "", seq: 1 };
    expect(await viewer.call("POST", "/copies", wish)).toMatchObject({ status: 403 });
    expect(await viewer.call("POST", "/copies/look", { site: copy.site })).toMatchObject({ status: 403 });
    expect(await viewer.call("POST", "/copies/back")).toMatchObject({ status: 403 });
  });
});

describe("a picture that another platform drew", () => {
  const bytesType = { "content-type": "application/octet-stream" };
  const sha = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  const drawn = async (side = 40) => {
    const canvas = createCanvas(side, 20);
    canvas.getContext("2d").fillRect(3, 3, 9, 9);
    return canvas.encode("webp", 84);
  };
  const send = (bytes: Buffer, hash = sha(bytes)) =>
    editor.call("POST", `/assets?name=logo&hash=${hash}`, bytes, bytesType);

  it("is kept byte for byte under its hash", async () => {
    const bytes = await drawn();
    expect(await send(bytes)).toMatchObject({ success: true, value: { hash: sha(bytes) } });
    const answer = await platform.call("GET", `/media/${sha(bytes)}.webp`);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(await send(bytes)).toMatchObject({ success: true, value: { hash: sha(bytes) } });
    const { rows } = (await editor.call("GET", "/assets")).value as { rows: { hash: string }[] };
    expect(rows.filter(({ hash }) => hash === sha(bytes))).toHaveLength(1);
  });

  it("is refused where it is not that picture, or holds more than pixels", async () => {
    const bytes = await drawn(41);
    expect(await send(bytes, "0".repeat(64))).toMatchObject({ success: false, code: "picture_differs" });
    expect(await send(Buffer.concat([bytes, Buffer.from("<script>")]))).toMatchObject({ code: "picture_broken" });
    const exif = Buffer.concat([bytes, Buffer.from("EXIF"), Buffer.from([4, 0, 0, 0]), Buffer.from("Bonn")]);
    exif.writeUInt32LE(exif.length - 8, 4);
    expect(await send(exif)).toMatchObject({ success: false, code: "picture_broken" });
    expect(await send(bytes.subarray(0, 100))).toMatchObject({ success: false, code: "picture_broken" });
    expect(await send(createCanvas(4, 4).toBuffer("image/png"))).toMatchObject({ code: "picture_type" });
    const huge = await drawn(2500);
    expect(await send(huge)).toMatchObject({ success: false, code: "picture_pixels" });
  });
});
