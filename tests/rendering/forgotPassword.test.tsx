import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const { layouts, forms } = compileSite(bundled, bundled);

function drawFor(flags: string[]) {
  const context = aRenderingContext({
    layouts,
    flags,
    forms: { descriptors: forms },
    roots: { session: () => ({ loggedIn: false, status: "visitor" }), data: () => ({}), ui: () => ({ online: true }) },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name="dialog/forgotPassword" />
    </RenderingProvider>,
  );
  return screen.getByRole("dialog", { name: "Forgot password" });
}

const byMail = "E-mail";
const byPhone = "Mobile number";

describe("[PASS-01] the dialog of a forgotten password", () => {
  it.each([
    [[], [byMail]],
    [["CHNGPASSMAIL3"], [byMail]],
    [["CHNGPASSVERIF3"], [byPhone]],
    [
      ["CHNGPASSMAIL3", "CHNGPASSVERIF3"],
      [byMail, byPhone],
    ],
  ])("offers with the flags %j: %j", (flags, ways) => {
    const dialog = drawFor(flags);
    const [first] = ways;
    expect(
      within(dialog)
        .getAllByRole("form")
        .map((form) => form.getAttribute("aria-label")),
    ).toEqual([first]);
    const tabs = within(dialog)
      .queryAllByRole("tab")
      .map((tab) => tab.textContent);
    expect(tabs).toEqual(ways.length > 1 ? ways : tabs.length > 0 ? ways : []);
    if (ways.length < 2) return;
    for (const way of [byPhone, byMail]) {
      fireEvent.click(within(dialog).getByRole("tab", { name: way }));
      expect(within(dialog).getByRole("form", { name: way })).toBeTruthy();
      expect(within(dialog).getAllByRole("form")).toHaveLength(1);
    }
  });
});
