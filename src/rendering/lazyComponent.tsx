import { createElement, Suspense, use, type ComponentType } from "react";
import { ChunkBoundary } from "./ChunkBoundary.tsx";
import type { Chunk } from "./createChunk.ts";
import { useRendering } from "./hooks/useRendering.ts";

/**
 * A component out of a chunk. It stands in a boundary of its own: what a server has drawn stays as it is until the chunk
 * is there, and elsewhere a quiet sign keeps the place. From a chunk that is there it is drawn at once.
 */
export function lazyComponent<Content, Props extends object>(
  chunk: Chunk<Content>,
  pick: (content: Content) => ComponentType<Props>,
): ComponentType<Props> {
  function Loaded(props: Props) {
    return createElement(pick(chunk.read() ?? use(chunk.wait())), props);
  }
  return function Lazy(props: Props) {
    useRendering().noteChunk?.(chunk.module);
    return (
      <ChunkBoundary chunk={chunk}>
        <Suspense fallback={<span className="arriving" aria-busy="true" />}>
          <Loaded {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  };
}
