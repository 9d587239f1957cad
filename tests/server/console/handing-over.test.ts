import { beforeEach, describe, expect, it } from "vitest";
import { aConsole, type ConsoleAnswer, type TestOperator } from "#tests/support/aConsole.ts";

const platform = await aConsole();
let viewer: TestOperator;
let editor: TestOperator;
let publisher: TestOperator;

beforeEach(async () => {
  [viewer, editor, publisher] = await Promise.all([
    platform.operator("viewer"),
    platform.operator("editor"),
    platform.operator("publisher"),
  ]);
  await Promise.all([editor, publisher].map((operator) => operator.call("DELETE", "/draft")));
});

const replace = (path: string, value: unknown) => ({ op: "replace", path, value });
const name = (value: string) => replace("/brand/name", value);
const emailLength = (value: number) => replace("/rules/register/email/maxLength", value);

/** Saves a patch to an operator's draft. */
async function patch(operator: TestOperator, ...operations: object[]): Promise<ConsoleAnswer> {
  const { value } = await operator.call("GET", "/draft");
  return operator.call("PUT", "/draft", { baseHash: value["baseHash"], draftHash: value["hash"], patch: operations });
}

async function publish(operator: TestOperator): Promise<ConsoleAnswer> {
  const { revision } = (await operator.call("GET", "/live")).value as { revision: { hash: string } };
  const draft = (await operator.call("GET", "/draft")).value["hash"];
  return operator.call("POST", "/publish", { baseHash: revision.hash, note: "test", draft });
}

/** The drafts of others, as an operator sees them. */
async function others(operator: TestOperator): Promise<{ account: string; hash: string; savedAt: string }[]> {
  return (await operator.call("GET", "/drafts")).value["rows"] as Awaited<ReturnType<typeof others>>;
}

/** Takes the editor's draft over as it is listed now. */
async function adopt(operator: TestOperator, more: object = {}): Promise<ConsoleAnswer> {
  const found = (await others(operator)).find(({ account }) => account === "editor");
  return operator.call("POST", "/draft/adopt", { account: "editor", hash: found?.hash ?? "none", ...more });
}

/** The newest row of the audit. */
async function lastAct(): Promise<Record<string, unknown>> {
  const { value } = await viewer.call("GET", "/audit?pageSize=1");
  return (value["rows"] as Record<string, unknown>[])[0] ?? {};
}

describe("the drafts of others", () => {
  it("are listed with account, time, hash and what they change", async () => {
    const saved = (await patch(editor, name("Editor's"), emailLength(51))).value;
    const row = {
      account: "editor",
      hash: saved["hash"],
      savedAt: saved["at"],
      changes: 2,
      places: [
        { pointer: "/brand/name", label: "brand › name" },
        { pointer: "/rules/register/email/maxLength", label: "rules › register › email › maxLength" },
      ],
      taken: false,
    };
    expect(await others(publisher)).toEqual([row]);
    expect(await others(viewer)).toEqual([row]);
    expect(await others(editor)).toEqual([]);
  });

  it("are not listed while they change nothing", async () => {
    const { value } = await editor.call("GET", "/live");
    const { brand } = (value as { site: { brand: { name: string } } }).site;
    await patch(editor, name("Back and forth"));
    await patch(editor, name(brand.name));
    expect(await others(publisher)).toEqual([]);
  });

  it("count the places that were changed live meanwhile", async () => {
    await patch(editor, name("Editor's"));
    await patch(publisher, name("Published first"));
    await publish(publisher);
    expect(await others(publisher)).toMatchObject([
      { account: "editor", changes: 1, places: [{ pointer: "/brand/name", label: "brand › name" }] },
    ]);
  });

  it("come in pages", async () => {
    await patch(editor, name("Editor's"));
    const page = await publisher.call("GET", "/drafts?page=2&pageSize=1");
    expect(page.value).toEqual({ rows: [], page: 2, pageSize: 1, total: 1 });
  });
});

describe("taking over a draft", () => {
  it("puts its changes into the own draft, which can be published; the other stays until then", async () => {
    await patch(editor, name("Handed over"), emailLength(52));
    await patch(publisher, replace("/rules/register/email/minLength", 7));
    const answer = await adopt(publisher);
    expect(answer).toMatchObject({
      status: 200,
      value: { by: "publisher", changed: true, behind: false, site: { brand: { name: "Handed over" } } },
    });
    const diff = (await publisher.call("GET", "/draft/diff")).value["entries"] as { pointer: string }[];
    expect(diff.map(({ pointer }) => pointer).toSorted()).toEqual([
      "/brand/name",
      "/rules/register/email/maxLength",
      "/rules/register/email/minLength",
    ]);
    expect((await editor.call("GET", "/draft")).value).toMatchObject({
      changed: true,
      site: { brand: { name: "Handed over" } },
    });
    expect(await others(publisher)).toMatchObject([{ account: "editor", taken: true }]);
    expect((await publish(publisher)).status).toBe(200);
    expect((await viewer.call("GET", "/live")).value["site"]).toMatchObject({
      brand: { name: "Handed over" },
      rules: { register: { email: { minLength: 7, maxLength: 52 } } },
    });
    // Nothing is left of it that is not live.
    expect(await others(publisher)).toEqual([]);
    expect((await editor.call("GET", "/draft")).value).toMatchObject({ changed: false, behind: false, at: null });
  });

  it("is told in the audit, once", async () => {
    await patch(editor, name("Audited"));
    await adopt(publisher);
    const act = await lastAct();
    expect(act).toMatchObject({ act: "adopt", by: "publisher", detail: "editor", places: 1 });
    expect((await adopt(publisher)).status).toBe(200);
    expect(await lastAct()).toEqual(act);
  });

  it("a second time changes nothing", async () => {
    await patch(editor, name("Twice"));
    const first = await adopt(publisher);
    platform.clock.advance(60);
    const second = await adopt(publisher);
    expect(second.value).toEqual(first.value);
  });

  it("keeps what went live after its base", async () => {
    await patch(editor, name("On an old base"));
    await patch(publisher, emailLength(53));
    await publish(publisher);
    const { value } = await adopt(publisher);
    expect(value).toMatchObject({
      behind: false,
      site: { brand: { name: "On an old base" }, rules: { register: { email: { maxLength: 53 } } } },
    });
  });

  it("goes from a publisher to an editor as well", async () => {
    await patch(publisher, name("Other way round"));
    const [row] = await others(editor);
    const answer = await editor.call("POST", "/draft/adopt", { account: "publisher", hash: row?.hash });
    expect(answer).toMatchObject({
      status: 200,
      value: { by: "editor", site: { brand: { name: "Other way round" } } },
    });
  });

  it("names the places that both changed, and takes the answers", async () => {
    await patch(editor, name("Editor's"), emailLength(54));
    const before = (await patch(publisher, name("Publisher's"))).value;
    const conflict = { pointer: "/brand/name", label: "brand › name", mine: "Publisher's", theirs: "Editor's" };
    expect(await adopt(publisher)).toMatchObject({ status: 409, code: "conflict", value: { conflicts: [conflict] } });
    expect((await publisher.call("GET", "/draft")).value).toEqual(before);
    const answer = await adopt(publisher, { resolutions: { "/brand/name": "theirs" } });
    expect(answer).toMatchObject({
      status: 200,
      value: { site: { brand: { name: "Editor's" }, rules: { register: { email: { maxLength: 54 } } } } },
    });
    expect(await others(publisher)).toMatchObject([{ taken: true }]);
  });

  it("can leave the own value at such a place", async () => {
    await patch(editor, name("Editor's"), emailLength(55));
    await patch(publisher, name("Publisher's"));
    const answer = await adopt(publisher, { resolutions: { "/brand/name": "mine" } });
    expect(answer.value).toMatchObject({
      site: { brand: { name: "Publisher's" }, rules: { register: { email: { maxLength: 55 } } } },
    });
  });

  it("is refused while the own draft has conflicts with what is live", async () => {
    await patch(editor, name("Behind"));
    await patch(publisher, name("Published"));
    await publish(publisher);
    await patch(publisher, emailLength(56));
    const [row] = await others(editor);
    const answer = await editor.call("POST", "/draft/adopt", { account: "publisher", hash: row?.hash });
    expect(answer).toMatchObject({ status: 409, code: "draft_behind" });
  });

  it("is refused when the other draft has moved on", async () => {
    await patch(editor, name("Seen"));
    const [row] = await others(publisher);
    await patch(editor, name("Changed since"));
    const answer = await publisher.call("POST", "/draft/adopt", { account: "editor", hash: row?.hash });
    expect(answer).toMatchObject({ status: 409, code: "other_draft_moved" });
    expect((await publisher.call("GET", "/draft")).value).toMatchObject({ changed: false });
  });

  it("is refused when the own draft has moved on", async () => {
    await patch(editor, name("Editor's"));
    const seen = (await patch(publisher, emailLength(57))).value["hash"];
    await patch(publisher, emailLength(58));
    expect(await adopt(publisher, { expected: seen })).toMatchObject({ status: 409, code: "draft_moved" });
  });

  it("loses to a save that was faster, and writes no audit then", async () => {
    await patch(editor, name("Race"));
    const before = await lastAct();
    const answers = await Promise.all([adopt(publisher), patch(publisher, emailLength(59))]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => "draft_moved"));
    expect((await lastAct())["id"] === before["id"]).toBe(answers[0].status === 409);
  });

  it("finds no draft of somebody who has none, nor one's own", async () => {
    const own = (await patch(publisher, name("Own"))).value["hash"];
    for (const account of ["editor", "publisher", "nobody"]) {
      const answer = await publisher.call("POST", "/draft/adopt", { account, hash: own });
      expect(answer).toMatchObject({ status: 404, code: "not_found" });
    }
  });

  it("is for editors and publishers, from our own page", async () => {
    await patch(editor, name("Editor's"));
    expect(await adopt(viewer)).toMatchObject({ status: 403, code: "not_allowed" });
    const [row] = await others(publisher);
    const body = { account: "editor", hash: row?.hash };
    const forged = await publisher.call("POST", "/draft/adopt", body, { "x-csrf": "wrong" });
    expect(forged).toMatchObject({ status: 403, code: "csrf" });
  });
});
