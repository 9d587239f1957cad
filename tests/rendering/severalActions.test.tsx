import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Action } from "#contracts/config.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();

it.each([
  ["one action", { do: "print" }, ["print"]],
  ["several, until one fails", [{ do: "print" }, { do: "logout" }, { do: "toggleTheme" }], ["print", "logout"]],
  ["none", [], []],
])("a button does %s", async (_, action, wanted) => {
  const done: string[] = [];
  const context = aRenderingContext({
    dispatch: async ({ do: verb }: Action) => (done.push(verb), { ok: verb !== "logout" }),
  });
  renderNode({ kind: "button", label: "go", action }, context);
  await user.click(screen.getByRole("button"));
  expect(done).toEqual(wanted);
});
