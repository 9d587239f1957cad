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

/** Names the brand in an operator's draft, as some window of theirs; answers the hash that this window shows then. */
async function rename(operator: TestOperator, name: string): Promise<string> {
  const { value } = await operator.call("GET", "/draft");
  const patch = [{ op: "replace", path: "/brand/name", value: name }];
  const saved = await operator.call("PUT", "/draft", { baseHash: value["baseHash"], draftHash: value["hash"], patch });
  return String(saved.value["hash"]);
}

async function live(): Promise<{ seq: number; hash: string }> {
  const { value } = await editor.call("GET", "/live");
  return value["revision"] as { seq: number; hash: string };
}

/** What a page does that shows the draft of this hash. */
const acts: Record<string, (operator: TestOperator, draft: string) => ReturnType<TestOperator["call"]>> = {
  publish: async (operator, draft) =>
    operator.call("POST", "/publish", { baseHash: (await live()).hash, note: "seen", draft }),
  rebase: (operator, draft) => operator.call("POST", "/draft/rebase", { draft }),
  discard: (operator, draft) => operator.call("DELETE", `/draft?draft=${draft}`),
  "ask for findings": (operator, draft) => operator.call("GET", `/draft/findings?draft=${draft}`),
};

describe("a page that shows an older state of the draft", () => {
  it.each(Object.keys(acts))(
    "cannot %s what its operator did not see, and is told which draft there is",
    async (act) => {
      const seen = await rename(publisher, "What the page shows");
      const { seq } = await live();
      const saved = await rename(publisher, "What another window saved");
      expect(await acts[act]?.(publisher, seen)).toMatchObject({
        status: 409,
        code: "draft_moved",
        value: { hash: saved },
      });
      expect((await live()).seq).toBe(seq);
      expect((await publisher.call("GET", "/draft")).value).toMatchObject({ hash: saved });
      expect((await acts[act]?.(publisher, saved))?.status).toBe(200);
    },
  );

  it("cannot publish a draft that another window published or threw away", async () => {
    const seen = await rename(publisher, "Gone");
    await publisher.call("DELETE", "/draft");
    expect(await acts["publish"]?.(publisher, seen)).toMatchObject({ status: 409, code: "draft_moved" });
  });

  it("cannot go back over a revision that went live meanwhile", async () => {
    const { seq } = await live();
    const { value } = await publisher.call("GET", "/revisions/1");
    const { hash } = value["revision"] as { hash: string };
    await acts["publish"]?.(publisher, await rename(publisher, "Meanwhile"));
    const answer = await publisher.call("POST", "/revert", { hash, note: "Back", expectedSeq: seq });
    expect(answer).toMatchObject({ status: 409, code: "moved", value: { seq: seq + 1 } });
  });

  it("cannot publish, rebase or go back without saying what it shows", async () => {
    const draft = await rename(publisher, "Unnamed");
    const { seq, hash } = await live();
    const missing = { status: 400, code: "malformed_request", value: { reason: "required" } };
    expect(await publisher.call("POST", "/publish", { baseHash: hash, note: "" })).toMatchObject(missing);
    expect(await publisher.call("POST", "/draft/rebase", {})).toMatchObject(missing);
    expect(await publisher.call("POST", "/revert", { hash, note: "Back" })).toMatchObject(missing);
    expect(await live()).toMatchObject({ seq });
    expect((await publisher.call("GET", "/draft")).value).toMatchObject({ hash: draft });
  });

  it("gets the hash to publish with from the comparison that it shows", async () => {
    const saved = await rename(publisher, "Compared");
    expect((await publisher.call("GET", "/draft/diff")).value).toMatchObject({ draft: saved });
  });
});

describe("the findings in a draft", () => {
  it("are those of the whole gate, by document and pointer", async () => {
    const { value } = await editor.call("GET", "/draft");
    // Quick checks believe every pattern; the whole gate does not.
    const rule = { enabled: true, required: false, minLength: 1, maxLength: 64, patternId: 9 };
    const patch = [{ op: "replace", path: "/rules/register/email", value: { ...rule, acceptedPattern: "^(a+)+$" } }];
    const saved = await editor.call("PUT", "/draft", { baseHash: value["baseHash"], draftHash: value["hash"], patch });
    expect(saved.value).toMatchObject({ problems: [] });
    const found = await editor.call("GET", `/draft/findings?draft=${saved.value["hash"]}&wait=20`);
    expect(found).toMatchObject({
      status: 200,
      value: {
        draft: saved.value["hash"],
        seq: (await live()).seq,
        status: "done",
        conflicts: 0,
        problems: [expect.objectContaining({ document: "rules", severity: "error" })],
      },
    });
  });
});
