import type { ComponentType, ReactNode } from "react";
import type { NodeKind } from "#contracts/nodeShapes.ts";
import type { FormField } from "#contracts/entities.ts";
import { fieldWidget, kindIs, type Match, type Renderer } from "#engine/index.ts";
import type { Chunk } from "./createChunk.ts";
import { lazyComponent } from "./lazyComponent.tsx";

/** What a renderer is for, as it says itself once it is loaded. */
type Purpose = { kind: NodeKind } | { widget: FormField["widget"] } | { name: string; match: Match };

/**
 * A renderer that comes with a chunk: `lazyRenderer({ kind: "table" }, tables, ({ table }) => table)`. What it draws over the page
 * needs a stand-in, with the same props: a sign at its place on the page would be seen by nobody.
 */
export function lazyRenderer<Content>(
  purpose: Purpose,
  chunk: Chunk<Content>,
  pick: (content: Content) => Renderer,
  standIn?: ComponentType<never>,
): Renderer {
  const component = lazyComponent(
    chunk,
    (content) => pick(content).component as ComponentType<object>,
    standIn as ComponentType<{ children: ReactNode }> | undefined,
  );
  return {
    ...matchOf(purpose),
    component,
    chunk: { module: chunk.module, load: async () => pick(await chunk.load()) },
  };
}

function matchOf(purpose: Purpose): Pick<Renderer, "name" | "match"> {
  if ("kind" in purpose) return { name: purpose.kind, match: kindIs(purpose.kind) };
  if ("widget" in purpose) return { name: `${purpose.widget}Field`, match: fieldWidget(purpose.widget) };
  return purpose;
}
