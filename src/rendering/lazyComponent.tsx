import { createElement, Suspense, use, useEffect, type ComponentType, type ReactNode } from "react";
import { Arriving } from "./Arriving.tsx";
import { ChunkBoundary } from "./ChunkBoundary.tsx";
import type { Chunk } from "./createChunk.ts";
import { useRendering } from "./hooks/useRendering.ts";
import { waitOverDrawn } from "./waitOverDrawn.ts";

/**
 * A component out of a chunk. It stands in a boundary of its own: what a server has drawn stays as it is until the chunk
 * is there, and elsewhere a sign keeps the place, within `StandIn` where there is one. From a chunk that is there it is drawn
 * at once.
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
