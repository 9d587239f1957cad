import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SiteSearch } from "#console/search/SiteSearch.tsx";
import { createScope } from "#engine/index.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { observing } from "#rendering/observing.ts";
import { drawInConsole } from "#tests/support/aConsoleTools.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { user } from "#tests/support/user.ts";

/** As a block is drawn: anew whenever what it read changes. */
const Search = observing(SiteSearch);
const site = { ...(readBundledSite("ink") as unknown as Record<string, unknown>), texts: {} };
const draw = async () => {
  const at = { scope: createScope({}, () => false) } as unknown as NodePlace;
  return drawInConsole(<Search label="Search everything" at={at} />, { site });
};
const options = () => within(screen.getByRole("listbox")).queryAllByRole("option");

describe("the search over everything", () => {
  it("goes to what the arrows marked, by Enter, and closes", async () => {
    const { tools } = await draw();
    const box = screen.getByRole("combobox");
    expect(document.activeElement).toBe(box);
    await user.type(box, "LINE ID");
    expect(options()[0]?.textContent).toContain("LINE ID");
    await user.keyboard("{ArrowDown}{ArrowUp}{Enter}");
    expect(tools.place.wanted?.pointer).toBe("/rules/register/line");
    expect(tools.ui.dialog).toBeNull();
  });

  it("goes to what is pressed, and says that it found nothing", async () => {
    const { tools } = await draw();
    await user.type(screen.getByRole("combobox"), "WhatsApp");
    await user.click(options()[0] as HTMLElement);
    expect(tools.place.wanted?.pointer).toBe("/rules/register/whatsapp");
    await user.clear(screen.getByRole("combobox"));
    await user.type(screen.getByRole("combobox"), "xyzzy");
    expect(options()).toHaveLength(0);
    expect(screen.getByRole("status").textContent).toBe("Nothing holds these words.");
  });
});
