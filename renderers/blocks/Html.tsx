import { lazy, Suspense, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";

/** Loaded with the first HTML there is to show: most visits have none, and the purifier weighs as much as a library. */
const SafeHtml = lazy(async () => ({ default: (await import("#rendering/sanitise/SafeHtml.tsx")).SafeHtml }));

/** HTML of an operator, sanitised before it reaches the page. */
export function Html({ html: words }: BlockProps<"html">): ReactElement {
  return (
    <Suspense fallback={<div className="html arriving" aria-busy="true" />}>
      <SafeHtml className="html" html={typeof words.value === "string" ? words.value : ""} />
    </Suspense>
  );
}

/** Draws `html`. */
export const html = defineBlock({ kind: "html", component: Html });
