import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useMenu } from "#rendering/hooks/useMenu.ts";
import { MenuBar } from "./MenuBar.tsx";

/** A menu of the configuration, drawn for its place. */
export function Menu({ menu: name = "", variant, label, at }: BlockProps<"menu">): ReactElement | null {
  return <MenuBar name={name} items={useMenu(name, at)} variant={variant} label={label} />;
}

/** Draws `menu`. */
export const menu = defineBlock({ kind: "menu", component: Menu });
