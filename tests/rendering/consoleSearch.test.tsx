import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import commands from "#console/commands.json" with { type: "json" };
import { ConsoleToolsHolder } from "#console/ConsoleTools.ts";
import { SiteSearch } from "#console/search/SiteSearch.tsx";
import type { CompiledMenuItem } from "#contracts/entities.ts";
import { createScope } from "#engine/index.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { observing } from "#rendering/observing.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aConsoleTools, drawInConsole } from "#tests/support/aConsoleTools.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
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

  it.each([
    [["edit", "publish"], true, ["Look through the draft and publish it", "Throw the draft away"]],
    [["edit"], true, ["Throw the draft away"]],
    [["edit", "publish"], false, []],
  ])(
    "offers who may %s, with a draft that is changed (%s), what can be done with it",
    async (may, isChanged, offered) => {
      const rights = Object.fromEntries(may.map((right) => [right, true]));
      const { dispatched } = await drawCommands({ operator: { rights }, draft: { isChanged, hash: "d" } });
      await user.type(screen.getByRole("combobox"), "the draft");
      const titles = options().flatMap((option) => option.textContent?.replace(/Command$/, "") ?? []);
      expect(titles.filter((title) => / the draft /.test(title)).toSorted()).toEqual(offered.toSorted());
      await user.clear(screen.getByRole("combobox"));
      await user.type(screen.getByRole("combobox"), "khmer{Enter}");
      expect(dispatched()).toEqual([{ do: "setLanguage", language: "KM" }]);
    },
  );
});

async function drawCommands(roots: Record<string, unknown>) {
  const tools = await aConsoleTools({ site });
  const context = aRenderingContext({
    base: "/console",
    menus: { items: (name) => (name === "commands" ? (commands.items as CompiledMenuItem[]) : []) },
  });
  const scope = createScope(
    Object.fromEntries(Object.entries(roots).map(([name, value]) => [name, () => value])),
    () => false,
  );
  render(
    <RenderingProvider context={context}>
      <ConsoleToolsHolder value={tools}>
        <Search label="Search everything" at={{ scope } as unknown as NodePlace} />
      </ConsoleToolsHolder>
    </RenderingProvider>,
  );
  return { dispatched: () => context.actions };
}
