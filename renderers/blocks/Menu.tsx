import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { createChunk } from "#rendering/createChunk.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useMenu } from "#rendering/hooks/useMenu.ts";
import { lazyComponent } from "#rendering/lazyComponent.tsx";
import { MenuBar } from "./MenuBar.tsx";

// What opens from items comes once there is something to open: until then, and ahead of it, they only lead somewhere.
const panels = createChunk("renderers/blocks/PanelMenu.tsx", () => import("./PanelMenu.tsx"));
const PanelMenu = lazyComponent(panels, (chunk) => chunk.PanelMenu, MenuBar);

/** A menu of the configuration, drawn for its place. */
export function Menu({
  menu: name = "",
  variant,
  headed,
  label,
  rows,
  panel,
  needRows,
  at,
}: BlockProps<"menu">): ReactElement | null {
  const bar = { name, items: useMenu(name, at), variant, headed, label };
  const list: unknown = rows?.value;
  if (panel === undefined || !Array.isArray(list)) return <MenuBar {...bar} />;
  return <PanelMenu {...bar} needRows={needRows} panels={list.map(panel)} />;
}

/** Draws `menu`. */
export const menu = defineBlock({ kind: "menu", component: Menu });
