import { cleanup, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { quietPorts } from "#rendering/quietPorts.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const { layouts, forms } = compileSite(bundled, bundled);

/** Draws the security centre of a member whose second factor stands so. */
function draw(on: boolean, flags: readonly string[]) {
  const value = { on, since: "2026-01-01T00:00:00Z", codesLeft: 10 };
  const context = aRenderingContext({
    layouts,
    flags,
    forms: { descriptors: forms },
    roots: { session: () => ({ loggedIn: true, accountType: 0, account: "player01" }) },
    data: {
      ...quietPorts.data,
      read: (_, id) => (id === "secondFactor" ? { status: "ready", value } : { status: "ready", value: null }),
    },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name="personal-centre/securityCenter" />
    </RenderingProvider>,
  );
  const shown = (role: string, name: string) => screen.queryAllByRole(role, { name }).length > 0;
  const seen = { heading: shown("heading", "Two-step login"), start: shown("button", "Switch on") };
  cleanup();
  return seen;
}

describe("the second factor in the security centre", () => {
  it("is offered by its flag, and can be looked after without it where it is on", () => {
    expect(draw(false, [])).toEqual({ heading: false, start: false });
    expect(draw(false, ["TWOFACTOR3"])).toEqual({ heading: true, start: true });
    expect(draw(true, [])).toEqual({ heading: true, start: false });
  });
});
