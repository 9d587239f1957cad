import { createElement, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Arriving } from "./Arriving.tsx";
import { ChunkBoundary } from "./ChunkBoundary.tsx";
import type { Chunk } from "./createChunk.ts";
import { useIsTakenOver } from "./hooks/useIsTakenOver.ts";
import { useRendering } from "./hooks/useRendering.ts";
import { waitOverDrawn } from "./waitOverDrawn.ts";

/**
 * A component out of a chunk. It stands in a boundary of its own: what a server has drawn stays as it is until the chunk
 * is there, and elsewhere a sign keeps the place, within `StandIn` where there is one. From a chunk that is there it is drawn
 * at once, and without a boundary where nothing was drawn before: lists draw hundreds of these.
 */
export function lazyComponent<Content, Props extends object>(
  chunk: Chunk<Content>,
  pick: (content: Content) => ComponentType<Props>,
  StandIn?: ComponentType<Props & { children: ReactNode }>,
): ComponentType<Props> {
  function Loaded(props: Props) {
    const context = useRendering();
    useEffect(() => context.tellPart?.(), [context]);
    return createElement(pick(chunk.read() ?? use(context.tellPart ? waitOverDrawn(chunk) : chunk.wait())), props);
  }
  return function Lazy(props: Props) {
    useRendering().noteChunk?.(chunk.module);
    const isTakenOver = useIsTakenOver();
    // Decided once: another shape later would be another component, and lose what was typed into it.
    const [content] = useState(() => (isTakenOver ? undefined : chunk.read()));
    if (content !== undefined) return createElement(pick(content), props);
    const frame = (sign: ReactNode): ReactNode => (StandIn ? <StandIn {...props}>{sign}</StandIn> : sign);
    return (
      <ChunkBoundary chunk={chunk} frame={frame}>
        <Suspense fallback={<Arriving chunk={chunk} frame={frame} />}>
          <Loaded {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  };
}
