import { createElement, type CSSProperties, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { classNames } from "../parts/classNames.ts";

const elements = {
  banner: "header",
  navigation: "nav",
  main: "main",
  complementary: "aside",
  contentinfo: "footer",
  region: "section",
} as const;

const along = { start: "flex-start", center: "center", end: "flex-end", between: "space-between" } as const;
const across = {
  start: "flex-start",
  center: "center",
  end: "flex-end",
  stretch: "stretch",
  baseline: "baseline",
} as const;
const paddings = { none: "0", s: "var(--space-s)", m: "var(--space-m)", l: "var(--space-l)", xl: "var(--space-xl)" };

/** Children one after the other, down or along; it may carry a surface, a landmark, and a width of its own. */
export function Stack(props: BlockProps<"stack">): ReactElement {
  const {
    children,
    direction,
    gap = "m",
    align,
    justify,
    wrap,
    width = "full",
    surface,
    padding,
    hideOn,
    sticky,
  } = props;
  const hasSurface = surface !== undefined && surface !== "none";
  const isBounded = width !== "full";
  const style: CSSProperties & Record<`--${string}`, string> = {
    alignItems: align && across[align],
    justifyContent: justify && along[justify],
    ...(padding === undefined ? {} : isBounded ? { paddingBlock: paddings[padding] } : { padding: paddings[padding] }),
    ...(hasSurface ? { "--stack-surface": `var(--c-surface-${surface})` } : {}),
  };
  return createElement(
    props.landmark === undefined ? "div" : elements[props.landmark],
    {
      className: classNames(
        "stack",
        `gap-${gap}`,
        direction === "row" && "stack--row",
        wrap && "stack--wrap",
        sticky && "stack--sticky",
        hasSurface && "stack--surface",
        hasSurface && padding !== undefined && !isBounded && "stack--panel",
        hideOn && `hide-on-${hideOn}`,
      ),
      style,
      "aria-label": props.landmark === undefined ? undefined : props.label,
    },
    isBounded ? <div className={classNames("stack__inner", `width-${width}`)}>{children}</div> : children,
  );
}

/** Draws `stack`. */
export const stack = defineBlock({ kind: "stack", component: Stack });
