import { createElement, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { headingTag } from "../ui/headingTag.ts";

const sizes = ["xl", "xl", "l", "m", "s", "s", "s"] as const;

/** A heading; its size follows its level where none is asked for. */
export function Heading({ id, text, level = 2, size }: BlockProps<"heading">): ReactElement {
  return createElement(
    headingTag(level),
    { className: "heading", "data-node": id, "data-size": size ?? sizes[level] ?? "m" },
    text,
  );
}

/** Draws `heading`. */
export const heading = defineBlock({ kind: "heading", component: Heading });
