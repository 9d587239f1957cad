import type { Renderer } from "./Renderer.ts";

/** Two renderers fit a subject equally well. That is a mistake in the list, so it is loud and names both. */
export class RendererTieError extends Error {
  override name = "RendererTieError";
  readonly renderers: readonly string[];

  constructor(first: Renderer, second: Renderer) {
    super(
      `Renderers "${first.name}" and "${second.name}" tie at rank ${first.match.rank}: ` +
        `${first.match.description}; ${second.match.description}.`,
    );
    this.renderers = [first.name, second.name];
  }
}
