import { expect, it } from "vitest";
import { withoutAnswers } from "#console/pages/answersOf.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";

it("says why an answer failed in other words than that it did", () => {
  const context = { ...aRenderingContext(), translate: (key: string) => key };
  const read = (kind: "failing" | "loading") =>
    withoutAnswers(context, kind).data.read("anyCall" as never, {} as never);
  expect(read("failing")).toEqual({ status: "failed", message: "error.network" });
  expect(read("loading")).toEqual({ status: "loading" });
});
