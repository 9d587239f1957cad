import { createElement, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { classNames } from "../ui/classNames.ts";

const elements = {
  banner: "header",
  navigation: "nav",
  main: "main",
  complementary: "aside",
  contentinfo: "footer",
  region: "section",
} as const;

/** Children one after the other, down or along; it may carry a surface, a landmark, and a width of its own. */
export function Stack(props: BlockProps<"stack">): ReactElement {
  const {
    children,
    direction,
    gap = "m",
    align,
    justify,
    wrap,
    slides,
    width = "full",
    surface,
    padding,
    sticky,
  } = props;
  const hasSurface = surface !== undefined && surface !== "none";
  const isBounded = width !== "full";
  return createElement(
    props.landmark === undefined ? "div" : elements[props.landmark],
    {
      className: classNames(
        "stack",
        `gap-${gap}`,
        direction === "row" && "stack--row",
        wrap && "stack--wrap",
        slides && "stack--slides",
        sticky && "stack--sticky",
        hasSurface && `stack--surface surface-${surface}`,
        hasSurface && padding !== undefined && !isBounded && "stack--panel",
        align && `align-${align}`,
        justify && `justify-${justify}`,
        padding && `${isBounded ? "padding-block" : "padding"}-${padding}`,
      ),
      "data-node": props.id,
      "aria-label": props.landmark === undefined ? undefined : props.label,
    },
    isBounded ? <div className={classNames("stack__inner", `width-${width}`)}>{children}</div> : children,
  );
}

/** Draws `stack`. */
export const stack = defineBlock({ kind: "stack", component: Stack });
