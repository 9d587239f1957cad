import type { RJSFSchema } from "@rjsf/utils";
import { describe, expect, it } from "vitest";
import { settingsOf } from "#renderers/form/schema/settingsOf.ts";

describe("the direction of a field that is drawn through its schema", () => {
  const directionOf = (schema: RJSFSchema, options = {}) => settingsOf({ schema, options })["direction"];

  it.each([
    [{ format: "uri" }, "ltr"],
    [{ pattern: "^#[0-9a-fA-F]{6}$" }, "ltr"],
    [{ pattern: "^(https://[^\\s]+|/(?![/\\\\])[^\\s\\\\]*)$" }, "ltr"],
    [{ pattern: "^[A-Z]{3}$" }, "ltr"],
    [{ pattern: "^[ក-៹]+$" }, "ltr"],
    // A text of any language fits these.
    [{ pattern: "\\S" }, undefined],
    [{ pattern: "^\\p{L}{2,40}$" }, undefined],
    [{ pattern: "^[ء-ي ]{2,}$" }, undefined],
    [{ pattern: "(" }, undefined],
    [{ maxLength: 60 }, undefined],
  ])("of %j is %s", (schema, direction) => {
    expect(directionOf({ type: "string", ...schema })).toBe(direction);
  });

  it("is what a hint says", () => {
    expect(directionOf({ type: "string" }, { direction: "ltr" })).toBe("ltr");
  });
});
