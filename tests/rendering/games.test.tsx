import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { drawWithVendors, site, vendor } from "#tests/support/drawWithVendors.tsx";

const many = { ...vendor("A"), games: 3 };
const one = { ...vendor("B"), games: 1 };
const answer = { lanes: [{ gameCategory: "RNG", vendors: [many, one] }] };
const opened = {
  do: "openDialog",
  dialog: "games",
  with: {
    vassalage: { bind: "/row/vassalage" },
    gameType: { bind: "/row/gameType" },
    name: { bind: "/row/displayName" },
  },
};

interface Look {
  isLoggedIn?: boolean;
  query?: Record<string, string>;
  cdns?: readonly string[];
  url?: string;
}

/** Draws the page of a game as somebody sees it. */
function drawGame({ isLoggedIn = true, query = {}, cdns = [], url = "naga/start.html?g=1" }: Look) {
  const asked: { call: string; params: unknown }[] = [];
  const launched = { url, displayName: "Golden Naga" };
  const context = aRenderingContext({
    layouts: site.layouts,
    roots: {
      session: () => ({ loggedIn: isLoggedIn }),
      route: () => ({ path: "/game", query }),
      brand: () => ({ launchGameCDNs: cdns }),
      data: () => ({ launch: launched }),
      state: () => ({ header: true }),
    },
    data: {
      watch: (_, __, request) => (asked.push(request), () => {}),
      read: (_, id) => (id === "launch" ? { status: "ready", value: launched } : { status: "loading" }),
      reload: async () => {},
      load: async () => ({ ok: true, value: {} }),
    },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name="page/game" />
    </RenderingProvider>,
  );
  return { ...context, asked };
}

describe("the list of a vendor's games", () => {
  it("[SHELL-06] opens from the vendors of the header and from their page, for vendors that have several", async () => {
    const shell = drawWithVendors("shell", { answer });
    const nav = within(within(screen.getByRole("banner")).getByRole("navigation", { name: "Main menu" }));
    fireEvent.click(await nav.findByRole("button", { name: "Slots: Vendors" }));
    const panel = within(screen.getByRole("group", { name: "Slots: Vendors" }));
    expect(panel.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Games of Vendor A",
    ]);
    fireEvent.click(panel.getByRole("button"));
    expect(shell.actions).toEqual([opened]);
    // Slots and fishing list their games on the page itself.
    const page = drawWithVendors("page/live", { answer });
    fireEvent.click((await screen.findAllByText("Games of Vendor A")).at(-1) as HTMLElement);
    expect(page.actions).toEqual([opened]);
    expect(site.layouts["dialog/games"]?.root).toMatchObject({ kind: "dialog" });
  });
});

describe("the page of a game", () => {
  const query = { vendor: "NAGA", game: "golden-naga" };

  it("[ROUTE-07] hosts the game in a frame of a host of the brand, with a title, a sandbox and what it may do", async () => {
    const { asked } = drawGame({ query, cdns: ["https://games.example/x"] });
    const frame = (await screen.findByTitle("Golden Naga")) as HTMLIFrameElement;
    await waitFor(() => expect(frame.getAttribute("src")).toBe("https://games.example/x/naga/start.html?g=1"));
    expect(frame.getAttribute("sandbox")?.split(" ")).not.toContain("allow-top-navigation");
    expect(frame.getAttribute("sandbox")).toContain("allow-scripts");
    expect(frame.getAttribute("allow")).toBe("autoplay; fullscreen");
    expect(asked).toContainEqual(
      expect.objectContaining({ call: "launchGame", params: { vassalage: "NAGA", gameCode: "golden-naga" } }),
    );
    expect(screen.getByRole("button", { name: "Back to the games" })).toBeTruthy();
  });

  it("asks nothing for a visitor, who is led to the login, and without a game leads to the categories", async () => {
    const visitor = drawGame({ isLoggedIn: false, query });
    expect(visitor.asked).toEqual([]);
    fireEvent.click(await screen.findByRole("button", { name: "Log in" }));
    expect(visitor.actions).toEqual([{ do: "requireLogin", then: [] }]);
    await act(async () => undefined);
    drawGame({});
    expect(await screen.findByText("No game is open")).toBeTruthy();
  });

  it.each(["ftp://games.example/x", "http://games.example/x", "data:text/html,x"])(
    "shows no frame of %s",
    async (url) => {
      drawGame({ query, url });
      expect(await screen.findByText(/cannot be shown/)).toBeTruthy();
      expect(document.querySelector("iframe")).toBeNull();
    },
  );
});
