import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

it("HTML is something on its way until its purifier is there, so that what stands below it is held back", async () => {
  const { container } = renderNode({ kind: "html", html: "<p>Some <b>words</b></p>" }, aRenderingContext());
  expect(container.querySelector(".html")?.classList.contains("arriving")).toBe(true);
  expect((await screen.findByText("words")).tagName).toBe("B");
  expect(container.querySelector(".arriving")).toBeNull();
});
