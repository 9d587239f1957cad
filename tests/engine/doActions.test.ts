import { describe, expect, it } from "vitest";
import type { Action } from "#contracts/config.ts";
import { doActions, type Outcome } from "#engine/actionsOf.ts";
import { createScope, documentOf } from "#engine/index.ts";

const call = (name: string): Action => ({ do: "call", call: name });

describe("several actions", () => {
  const done: string[] = [];
  const act = async (action: Action): Promise<Outcome> => {
    const { call: name } = action as { call: string };
    done.push(name);
    return name === "bad" ? { ok: false, code: "closed" } : { ok: true, value: name };
  };

  it.each<[Action | Action[] | undefined, string[], Outcome]>([
    [undefined, [], { ok: true }],
    [call("a"), ["a"], { ok: true, value: "a" }],
    [[], [], { ok: true }],
    [[call("a"), call("b")], ["a", "b"], { ok: true, value: "b" }],
    [[call("a"), call("bad"), call("b")], ["a", "bad"], { ok: false, code: "closed" }],
  ])("%j are done one after the other until one fails", async (actions, names, outcome) => {
    done.length = 0;
    expect(await doActions(actions as never, act)).toEqual(outcome);
    expect(done).toEqual(names);
  });
});

it("knows the document that an action stands in", () => {
  const scopeOf = (document: unknown) => createScope({ $document: () => ({ document }) }, () => false);
  expect(documentOf(scopeOf("page/index"))).toBe("page/index");
  expect([documentOf(scopeOf(undefined)), documentOf(scopeOf(5))]).toEqual([undefined, undefined]);
});
