import { beforeEach, describe, expect, it } from "vitest";
import { aConsole, type TestOperator } from "#tests/support/aConsole.ts";

const platform = await aConsole();
let editor: TestOperator;
let publisher: TestOperator;

beforeEach(async () => {
  editor = await platform.operator("editor");
  publisher = await platform.operator("publisher");
  await Promise.all([editor, publisher].map((operator) => operator.call("DELETE", "/draft")));
});

/** Saves a patch to an operator's draft. */
async function patch(operator: TestOperator, ...operations: object[]) {
  const { value } = await operator.call("GET", "/draft");
  return operator.call("PUT", "/draft", { baseHash: value["baseHash"], draftHash: value["hash"], patch: operations });
}

const replace = (path: string, value: unknown) => ({ op: "replace", path, value });
const emailOn = replace("/rules/register/email/maxLength", 50);

async function publish(operator: TestOperator, more: object = {}) {
  const { value } = await operator.call("GET", "/live");
  const { hash } = value["revision"] as { hash: string };
  const draft = (await operator.call("GET", "/draft")).value["hash"];
  return operator.call("POST", "/publish", { baseHash: hash, note: "test", draft, ...more });
}

async function liveSeq(): Promise<number> {
  const { value } = await editor.call("GET", "/live");
  return (value["revision"] as { seq: number }).seq;
}

describe("the live revision", () => {
  it("is told without its site to whoever asks for that alone", async () => {
    const whole = (await editor.call("GET", "/live")).value;
    expect((await editor.call("GET", "/live?part=revision")).value).toEqual({ revision: whole["revision"], site: {} });
    expect(Object.keys(whole["site"] as object).length).toBeGreaterThan(5);
  });
});

describe("a draft", () => {
  it("is the live revision until something is saved", async () => {
    const { value } = await editor.call("GET", "/draft");
    expect(value).toMatchObject({ changed: false, behind: false, at: null, by: "editor", problems: [] });
    expect(value["hash"]).toBe(value["baseHash"]);
  });

  it("belongs to its operator", async () => {
    expect((await patch(editor, replace("/brand/name", "Mine"))).value).toMatchObject({ changed: true });
    expect((await publisher.call("GET", "/draft")).value).toMatchObject({ changed: false });
  });

  it("shows what it changes, by place and in words", async () => {
    await patch(editor, replace("/brand/name", "Mine"));
    const { value } = await editor.call("GET", "/draft/diff");
    expect(value["entries"]).toEqual([
      expect.objectContaining({ pointer: "/brand/name", label: "brand › name", kind: "changed", after: "Mine" }),
    ]);
  });

  it("is previewed as it would look live, and as nothing while its shape is broken", async () => {
    await patch(editor, replace("/brand/name", "Mine"));
    const { value } = await editor.call("GET", "/draft/preview");
    expect(value["drawing"]).toMatchObject({
      brand: { name: "Mine" },
      theme: { dark: {} },
      languages: ["KM", "EN", "AR"],
      layouts: { "page/index": { root: {} } },
      visitors: [{ name: "visitor" }, { name: "member" }, { name: "agent" }, { name: "trial" }],
    });
    await patch(editor, replace("/rules", 7));
    expect((await editor.call("GET", "/draft/preview")).value["drawing"]).toBeNull();
  });

  it("refuses a patch made against another state of it", async () => {
    const { value } = await editor.call("GET", "/draft");
    await patch(editor, replace("/brand/name", "One window"));
    const stale = {
      baseHash: value["baseHash"],
      draftHash: value["hash"],
      patch: [replace("/brand/name", "Other window")],
    };
    expect(await editor.call("PUT", "/draft", stale)).toMatchObject({ status: 409, code: "draft_moved" });
  });

  it("lets one of two windows save that save at once", async () => {
    const { value } = await editor.call("GET", "/draft");
    const answers = await Promise.all(
      ["One", "Two"].map((name) =>
        editor.call("PUT", "/draft", {
          baseHash: value["baseHash"],
          draftHash: value["hash"],
          patch: [replace("/brand/name", name)],
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it("refuses a patch that does not fit, and a base that was never published", async () => {
    expect(await patch(editor, replace("/brand/nothing/here", 1))).toMatchObject({
      status: 422,
      code: "patch_failed",
      value: { pointer: "/brand/nothing/here" },
    });
    const unknown = { baseHash: `sha256-${"0".repeat(64)}`, site: {} };
    expect(await editor.call("PUT", "/draft", unknown)).toMatchObject({ status: 422, code: "unknown_base" });
  });

  it("says what would stop it from being published, and can be saved all the same", async () => {
    const { status, value } = await patch(editor, replace("/menus/header/items/0/action/to", "/nowhere"));
    expect(status).toBe(200);
    expect(value["problems"]).toEqual([
      expect.objectContaining({ document: "menus", pointer: "/header/items/0/action/to", severity: "error" }),
    ]);
  });

  it("is gone once it is thrown away", async () => {
    await patch(editor, replace("/brand/name", "Mine"));
    expect((await editor.call("DELETE", "/draft")).value).toMatchObject({ changed: false });
  });
});

describe("publishing a draft", () => {
  it("makes it live under the next number, and starts a new draft", async () => {
    const seq = await liveSeq();
    await patch(publisher, replace("/brand/name", "Published"));
    const answer = await publish(publisher);
    expect(answer).toMatchObject({
      status: 200,
      value: { seq: seq + 1, live: true, by: "publisher", note: "test", summary: { changed: 1 } },
    });
    expect((await publisher.call("GET", "/draft")).value).toMatchObject({ changed: false });
  });

  it("says so when nothing changed", async () => {
    expect(await publish(publisher)).toMatchObject({ status: 200, success: false, code: "nothing_changed" });
  });

  it("merges what others published meanwhile", async () => {
    await patch(publisher, replace("/brand/name", "Merged"));
    const program = await platform.program();
    const { value } = await program.call("GET", "/live");
    const { site, revision } = value as {
      site: { rules: { register: { email: object } } };
      revision: { hash: string };
    };
    const changed = structuredClone(site);
    Object.assign(changed.rules.register.email, { maxLength: 48 });
    expect(
      (await program.call("POST", "/publish", { baseHash: revision.hash, site: changed, note: "cli" })).status,
    ).toBe(200);
    expect((await publisher.call("GET", "/draft")).value).toMatchObject({ behind: true });
    expect((await publisher.call("GET", "/draft/diff")).value).toMatchObject({
      entries: [{ pointer: "/brand/name" }],
      conflicts: [],
    });
    expect((await publish(publisher)).status).toBe(200);
    const live = (await publisher.call("GET", "/live")).value["site"];
    expect(live).toMatchObject({ brand: { name: "Merged" }, rules: { register: { email: { maxLength: 48 } } } });
  });

  it("names the places that both changed, and takes the publisher's answers", async () => {
    await patch(editor, replace("/brand/name", "Editor's"));
    await patch(publisher, replace("/brand/name", "Publisher's"));
    await publish(publisher);
    const conflict = { pointer: "/brand/name", label: "brand › name", mine: "Editor's", theirs: "Publisher's" };
    expect((await editor.call("GET", "/draft/diff")).value).toMatchObject({ conflicts: [conflict] });
    const draft = (await editor.call("GET", "/draft")).value["hash"];
    expect(await editor.call("POST", "/draft/rebase", { draft })).toMatchObject({
      status: 409,
      code: "conflict",
      value: { conflicts: [conflict] },
    });
    const rebased = await editor.call("POST", "/draft/rebase", { draft, resolutions: { "/brand/name": "mine" } });
    expect(rebased).toMatchObject({
      status: 200,
      value: { behind: false, changed: true, site: { brand: { name: "Editor's" } } },
    });
  });

  it("is refused where the publisher expected another number", async () => {
    const seq = await liveSeq();
    await patch(publisher, replace("/brand/name", "Expected"));
    expect(await publish(publisher, { expectedSeq: seq - 1 })).toMatchObject({
      status: 409,
      code: "moved",
      value: { seq },
    });
  });

  it("is refused by the gate, with document, pointer, reason and the nearest choice", async () => {
    await patch(publisher, replace("/menus/header/items/0/action/to", "/registr"));
    const problem = {
      document: "menus",
      pointer: "/header/items/0/action/to",
      severity: "error",
      nearest: "/register",
    };
    expect(await publish(publisher)).toMatchObject({ status: 422, code: "refused", value: { problems: [problem] } });
    expect((await publisher.call("POST", "/check", {})).value).toMatchObject({ problems: [problem] });
  });

  it("goes back to an earlier revision as a new one", async () => {
    const seq = await liveSeq();
    const first = (await publisher.call("GET", "/revisions/1")).value["revision"] as { hash: string };
    await patch(publisher, emailOn);
    await publish(publisher);
    const answer = await publisher.call("POST", "/revert", { hash: first.hash, note: "back", expectedSeq: seq + 1 });
    expect(answer).toMatchObject({ status: 200, value: { seq: seq + 2, hash: first.hash, kind: "revert" } });
    const audit = (await publisher.call("GET", "/audit?pageSize=1")).value["rows"];
    expect(audit).toEqual([expect.objectContaining({ act: "revert", by: "publisher", to: first.hash, note: "back" })]);
  });

  it("keeps what went live after the revision that the publisher saw", async () => {
    const { value } = await publisher.call("GET", "/live");
    const seen = (value["revision"] as { hash: string }).hash;
    await patch(publisher, replace("/brand/name", "Seen"));
    await publish(publisher);
    const named = ((await publisher.call("GET", "/live")).value["revision"] as { hash: string }).hash;
    await patch(publisher, emailOn);
    await publish(publisher);
    expect((await publisher.call("POST", "/revert", { hash: seen, note: "Back", baseHash: named })).status).toBe(200);
    const live = (await publisher.call("GET", "/live")).value["site"];
    expect(live).toMatchObject({ rules: { register: { email: { maxLength: 50 } } } });
    expect(live).not.toMatchObject({ brand: { name: "Seen" } });
  });
});
