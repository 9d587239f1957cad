import { render, type RenderResult } from "@testing-library/react";
import { openDocument } from "#engine/openDocument.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RenderNode } from "#rendering/RenderNode.tsx";
import type { TestContext } from "./aRenderingContext.ts";

/** A drawn document, and a way to draw another one in its place. */
export interface DrawnDocument extends RenderResult {
  replace(root: unknown): void;
}

/** Draws a root node as the document `test`, through the document door. */
export function renderNode(root: unknown, context: TestContext): DrawnDocument {
  let document = openDocument({ root }, "test");
  const element = () => (
    <RenderingProvider context={context}>
      <RenderNode node={document.root} document="test" pointer="/root" scope={context.scope} />
    </RenderingProvider>
  );
  const result = render(element());
  return {
    ...result,
    replace(next) {
      document = openDocument({ root: next }, "test", document);
      result.rerender(element());
    },
  };
}
