import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const program = ["javascript", "alert(1)"].join(":");

/** Draws a node over what a platform says of its brand. */
function draw(node: Record<string, unknown>, brand: Record<string, unknown> = {}, rows: unknown = undefined): void {
  renderNode(
    aNode(node),
    aRenderingContext({ roots: { brand: () => brand, data: () => ({ notices: { banners: rows } }) } }),
  );
}

describe("links of a platform", () => {
  const links = {
    kind: "repeat",
    rows: { bind: "/brand/resources" },
    children: [
      {
        kind: "link",
        label: { bind: "/row/resourceType" },
        labels: { facebook: "shell.resource.facebook" },
        address: { bind: "/row/url" },
      },
    ],
  };

  it("lead where they say, in the words that there are for them", () => {
    const resources = [
      { resourceType: "facebook", url: "https://social.example/a" },
      { resourceType: "club", url: "/club" },
    ];
    draw(links, { resources });
    expect(screen.getByRole("link", { name: "Facebook" }).getAttribute("href")).toBe("https://social.example/a");
    expect(screen.getByRole("link", { name: "club" }).getAttribute("href")).toBe("/club");
  });

  it.each([program, "//evil.example", "http://plain.example", "", undefined, 7, "data:text/html,x"])(
    "that lead to %s are none",
    (url) => {
      draw(links, { resources: [{ resourceType: "facebook", url }] });
      expect(screen.queryByRole("link")).toBeNull();
    },
  );
});

describe("banners of a platform", () => {
  const hero = {
    kind: "hero",
    label: "home.slides",
    slides: [{ title: "home.slide.welcome.title" }],
    rows: { bind: "/data/notices/banners" },
    rowItem: {
      title: { bind: "/row/title" },
      image: { bind: "/row/url" },
      link: { bind: "/row/link" },
      linkLabel: "home.banner.open",
    },
  };
  const pictures = () => [...document.querySelectorAll("img")].map((one) => one.getAttribute("src"));

  it("come behind the page's own slides, with their picture and where they lead", () => {
    const brand = { imageCDNs: ["https://cdn.example/p/"] };
    draw(hero, brand, [{ title: "New year", url: "banners/1.png", link: "https://promo.example" }]);
    expect(screen.getAllByRole("heading", { hidden: true }).at(-1)?.textContent).toBe("New year");
    expect(pictures()).toEqual(["https://cdn.example/p/banners/1.png"]);
    expect(screen.getByRole("link", { name: "See more", hidden: true }).getAttribute("href")).toBe(
      "https://promo.example",
    );
  });

  it("that have a picture and no words get no heading, and those with words no picture behind them", () => {
    const brand = { imageCDNs: ["https://cdn.example/"] };
    draw(hero, brand, [
      { title: "", url: "words-in-it.png", link: "" },
      { title: "A", url: "a.png", link: "" },
    ]);
    expect(screen.getAllByRole("heading", { hidden: true })).toHaveLength(2);
    expect(document.querySelectorAll(".hero__slide > .hero__picture")).toHaveLength(1);
    expect(document.querySelectorAll(".hero__art > .hero__picture")).toHaveLength(1);
  });

  it("without a link lead nowhere, without a picture are drawn, and with neither words nor picture are none", () => {
    draw(hero, {}, [
      { title: "A", url: "", link: "" },
      { title: "", url: program, link: program },
      { title: "B", url: "//evil.example/x.png", link: "//evil.example" },
    ]);
    expect(screen.getAllByRole("heading", { hidden: true }).map((one) => one.textContent)).toEqual([
      expect.any(String),
      "A",
      "B",
    ]);
    expect(pictures()).toEqual([]);
    expect(screen.queryByRole("link", { hidden: true })).toBeNull();
  });

  it.each([undefined, null, {}, "x", [null, 7, "x"]])("that are %o leave the page's own", (rows) => {
    draw(hero, {}, rows);
    expect(screen.getAllByRole("heading", { hidden: true })).toHaveLength(1);
  });
});

describe("a picture's name", () => {
  const picture = { kind: "image", src: { bind: "/brand/picture" }, alt: "home.start" };
  const sourceOf = (name: unknown, imageCDNs: unknown) => {
    draw(picture, { picture: name, imageCDNs });
    return document.querySelector("img")?.getAttribute("src") ?? null;
  };

  it.each([
    ["icons/naga.webp", ["https://cdn.example"], "https://cdn.example/icons/naga.webp"],
    ["icons/naga.webp", [], null],
    ["icons/naga.webp", undefined, null],
    ["icons/naga.webp", ["http://plain.example"], null],
    ["/own/naga.webp", ["https://cdn.example"], "/own/naga.webp"],
    ["https://else.example/n.webp", ["https://cdn.example"], "https://else.example/n.webp"],
    ["../../n.webp", ["https://cdn.example"], null],
    [program, ["https://cdn.example"], null],
  ])("%s with hosts %o is fetched from %s", (name, hosts, address) => {
    expect(sourceOf(name, hosts)).toBe(address);
  });
});
