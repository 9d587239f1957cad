import { Component, type ReactNode } from "react";
import { ChunkError, type Chunk } from "./createChunk.ts";
import { RenderingContextHolder, type RenderingContext } from "./RenderingContext.ts";

interface ChunkBoundaryProps {
  chunk: Chunk;
  /** Puts what is said where it is seen. */
  frame(sign: ReactNode): ReactNode;
  children: ReactNode;
}

/** Stands around what comes with a chunk: says when it could not be loaded, and tries again. Other errors pass through. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { thrown: { error: unknown } | null }> {
  static override contextType = RenderingContextHolder;
  declare context: RenderingContext;
  override state: { thrown: { error: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  constructor(props: ChunkBoundaryProps) {
    super(props);
    // Whoever comes back to where something could not be loaded wants it tried again.
    if (!props.chunk.read()) props.chunk.load().catch(() => {});
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkError) {
      this.context.report({ document: this.props.chunk.module, pointer: "", reason: error.message });
    }
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    if (!(thrown.error instanceof ChunkError)) throw thrown.error;
    const { translate } = this.context;
    return this.props.frame(
      <div className="broken" role="alert">
        <p>{translate("ui.data.failed")}</p>
        <button type="button" className="button button--secondary" data-size="s" onClick={this.#retry}>
          {translate("ui.data.retry")}
        </button>
      </div>,
    );
  }

  readonly #retry = (): void => {
    this.props.chunk.load().catch(() => {});
    this.setState({ thrown: null });
  };
}
