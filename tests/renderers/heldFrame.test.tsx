import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { holdFrame, type BegunFrame } from "#renderers/ui/heldFrame.ts";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const address = "https://games.example/play";
const asked = { sandbox: ["allow-scripts"], allow: ["autoplay", "fullscreen"], fullscreen: true };

let begun: BegunFrame | undefined;
afterEach(() => {
  begun?.drop();
  cleanup();
  Reflect.deleteProperty(Element.prototype, "moveBefore");
});

/** An element as it is written: its name, its attributes by name, and what of the same is in it. */
const written = (element: Element): unknown => [
  element.localName,
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value]).toSorted()),
];
/** What both draw: the box, its bar, its title, its stage, the page, and what covers it. */
const parts = (root: Element): unknown[] =>
  [".frame", ".frame__bar", ".frame__title", ".frame__stage", "iframe", ".frame__waiting"].map((one) => {
    const found = root.matches(one) ? root : root.querySelector(one);
    return found === null ? one : written(found);
  });
/** Which element each of them is in, so that the same style sheets hold. */
const nested = (root: Element): unknown[] =>
  ["iframe", ".frame__waiting", ".frame__title"].map((one) => root.querySelector(one)?.parentElement?.className);

it.each([true, false])(
  "is drawn before its page as the page draws it, where it says that it is there: %s",
  (saysReady) => {
    const node = aNode({
      kind: "frame",
      label: "home.start",
      src: { bind: "/game" },
      height: "screen",
      fullscreen: true,
      ready: saysReady,
      sandbox: { bind: "/may" },
      allow: { bind: "/has" },
    });
    const roots = { game: () => address, may: () => asked.sandbox, has: () => asked.allow };
    const drawn = renderNode(node, aRenderingContext({ roots })).container.querySelector(".frame")!;
    const [own, ownNested] = [parts(drawn), nested(drawn)];
    expect(own).not.toContain("iframe");
    cleanup();
    Object.assign(Element.prototype, { moveBefore: Element.prototype.insertBefore });
    begun = holdFrame({ src: address, title: "Where to next", ...asked, saysReady });
    const layer = document.querySelector(".frame-ahead .frame")!;
    expect(parts(layer)).toEqual(own);
    expect(nested(layer)).toEqual(ownNested);
  },
);
