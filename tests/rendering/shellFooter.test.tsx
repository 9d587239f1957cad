import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { drawWithVendors as draw, lanes, resource, site, vendor } from "#tests/support/drawWithVendors.tsx";

describe("the question whether visits may be counted", () => {
  const ask = "Allow";
  const footer = () => within(screen.getByRole("contentinfo"));

  it("[BOOT-06] is asked in the footer where the brand has a gtagId, and remembered", () => {
    const { actions } = draw("shell", { gtagId: "G-ABC123" });
    fireEvent.click(footer().getByRole("button", { name: ask }));
    expect(actions).toEqual([{ do: "set", to: "/state/measuring", value: true }]);
    expect(site.layouts["shell"]).toMatchObject({ state: { measuring: false }, keep: { measuring: "device" } });
  });

  it.each(["", undefined])("[BOOT-06] is not asked where it has none (%s)", (gtagId) => {
    draw("shell", gtagId === undefined ? {} : { gtagId });
    expect(footer().queryByRole("button", { name: ask })).toBeNull();
  });
});

describe("the footer", () => {
  const footer = () => within(screen.getByRole("contentinfo"));
  const social = ["facebook", "instagram", "twitter", "youtube", "telegram"];

  it("[SHELL-08] has the marks of the first vendors of each category, links to help, and the social links that are configured", () => {
    draw("shell", { resources: social.map(resource) });
    const marks = within(footer().getByRole("list", { name: "Game vendors" }));
    // A platform may have a hundred: two of a category stand for all of it.
    const shown = lanes.flatMap((lane) => lane.vendors.slice(0, 2));
    for (const { displayName } of shown) {
      const entry = marks.getByText(displayName).closest("li");
      expect(entry?.querySelector(".avatar, img")).toBeTruthy();
    }
    expect(footer().getByRole("link", { name: "Help centre" }).getAttribute("href")).toBe("/help");
    const links = within(footer().getByRole("list", { name: "Elsewhere" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      social.map((name) => `https://${name}.example/brand`),
    );
  });

  it("[SHELL-08] shows the mark that a vendor has, and of the social links the one that is configured", () => {
    const pictured = { ...vendor("P"), smallIcon: "https://cdn.example/p.webp" };
    draw("shell", {
      resources: [resource("youtube"), resource("appIos")],
      answer: { lanes: [{ gameCategory: "RNG", vendors: [pictured] }] },
    });
    const entry = within(footer().getByRole("list", { name: "Game vendors" }))
      .getByText("Vendor P")
      .closest("li");
    expect(entry?.querySelector("img")?.getAttribute("src")).toBe("https://cdn.example/p.webp");
    const links = within(footer().getByRole("list", { name: "Elsewhere" })).getAllByRole("link");
    // What else a brand names, such as its app, stands there too.
    const hrefs = links.map((link) => link.getAttribute("href"));
    expect(social.filter((name) => hrefs.includes(`https://${name}.example/brand`))).toEqual(["youtube"]);
  });

  it("[SHELL-08] has no social links where none is configured", () => {
    draw("shell");
    expect(footer().queryByRole("list", { name: "Elsewhere" })).toBeNull();
  });
});
