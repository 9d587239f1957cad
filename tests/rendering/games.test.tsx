import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { visitNodes, type EngineNode } from "#engine/index.ts";
import type { DataView } from "#rendering/ports/DataPort.ts";
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
  /** What the launch is refused with. */
  refusal?: { code: string; message: string };
  /** There is no such game. */
  isGone?: boolean;
  isLoggedIn?: boolean;
  query?: Record<string, string>;
  cdns?: readonly string[];
  url?: string;
}

/** Draws the page of a game as somebody sees it. */
function drawGame({ refusal, isGone = false, ...look }: Look) {
  const { isLoggedIn = true, query = {}, cdns = [], url = "naga/start.html?g=1" } = look;
  const asked: { call: string; params: unknown }[] = [];
  const launched = isGone ? null : { url, displayName: "Golden Naga" };
  const view: DataView = refusal ? { status: "failed", ...refusal } : { status: "ready", value: launched };
  const context = aRenderingContext({
    layouts: site.layouts,
    flags: ["RESPONSIBLEPLAY3", "DIRECTREG3"],
    roots: {
      session: () => ({ loggedIn: isLoggedIn }),
      route: () => ({ path: "/game", query }),
      brand: () => ({ launchGameCDNs: cdns }),
      data: () => ({ launch: launched }),
      state: () => ({ header: true }),
    },
    data: {
      watch: (_, __, request) => (asked.push(request), () => {}),
      read: (_, id) => (id === "launch" ? view : { status: "loading" }),
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

it("a list of games is asked for again whenever the catalogue is another one, on every page", () => {
  const lists: [string, unknown][] = [];
  for (const [key, { root }] of Object.entries(site.layouts))
    visitNodes(root as EngineNode, "/root", (node) => {
      const { kind, call, renewOn } = node as { kind: string; call?: string; renewOn?: unknown };
      if (kind === "repeat" && call === "listGames" && !key.startsWith("dialog/")) lists.push([key, renewOn]);
    });
  expect(lists.length).toBeGreaterThan(3);
  for (const [key, renewOn] of lists) expect(renewOn, key).toEqual({ bind: "/data/vendors/catalogue" });
});

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

  const others = ["More of this vendor", "All games"];
  it.each([
    ["game_maintenance", ["Try again", ...others]],
    ["game_closed", ["Try again", ...others]],
    ["not_enough_money", ["Try again", "Deposit", ...others]],
    ["not_allowed", ["Open an account", ...others]],
    ["loss_limit", ["Limits and breaks", "Home"]],
    ["time_limit", ["Limits and breaks", "Home"]],
    ["time_out", ["Limits and breaks", "Home"]],
    ["self_excluded", ["Limits and breaks", "Home"]],
    ["network", ["Try again", ...others]],
  ])("says why a launch is refused with %s, and what to do next", async (code, ways) => {
    const { actions } = drawGame({ query, refusal: { code, message: "So it is." } });
    expect(await screen.findByRole("heading", { level: 1, name: "This game does not open now" })).toBeTruthy();
    expect(screen.getByText("So it is.")).toBeTruthy();
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(ways);
    fireEvent.click(screen.getByRole("button", { name: ways[0] as string }));
    expect(actions).toHaveLength(1);
  });

  it("leads from a game that is not offered any more to others of its vendor", async () => {
    const { actions } = drawGame({ query, isGone: true });
    expect(await screen.findByText(/not offered any more/)).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "More of this vendor" }));
    expect(actions).toMatchObject([{ do: "navigate", to: "/games" }]);
  });

  it("says of a game that is not found that it is not offered any more, and leads to others", async () => {
    drawGame({ query, refusal: { code: "not_found", message: "So it is." } });
    expect(await screen.findByText(/not offered any more/)).toBeTruthy();
    expect(screen.queryByText("So it is.")).toBeNull();
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(others);
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
