import { useEffect, useState, type ReactNode } from "react";
import type { Chunk } from "./createChunk.ts";
import { useRendering } from "./hooks/useRendering.ts";

/** What comes sooner needs no sign: one that flashes disturbs more than a short wait. */
const quietMs = 400;
/** Whoever has waited so long is told, and may have it tried again. */
const patienceMs = 8_000;

interface ArrivingProps {
  chunk: Chunk;
  /** Puts the sign where it is seen, for what is not drawn in its place on the page. */
  frame(sign: ReactNode): ReactNode;
}

/** Stands where something comes with a chunk: nothing at first, then a sign, and after a while a way to try again. */
export function Arriving({ chunk, frame }: ArrivingProps): ReactNode {
  const { translate } = useRendering();
  const [stage, setStage] = useState<"fresh" | "waiting" | "late">("fresh");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const quiet = setTimeout(() => setStage("waiting"), tries === 0 ? quietMs : 0);
    const patience = setTimeout(() => setStage("late"), patienceMs);
    return () => {
      clearTimeout(quiet);
      clearTimeout(patience);
    };
  }, [tries]);
  if (stage === "fresh") return <span className="arriving" aria-busy="true" />;
  if (stage === "waiting") {
    return frame(
      <div className="arriving arriving--sign" role="status" aria-busy="true">
        <span className="arriving__spinner" aria-hidden="true" />
        <span>{translate("ui.chunk.loading")}</span>
      </div>,
    );
  }
  const retry = (): void => {
    chunk.retry();
    setTries(tries + 1);
  };
  return frame(
    <div className="broken" role="alert">
      <p>{translate("ui.chunk.late")}</p>
      <button type="button" className="button button--secondary" data-size="s" onClick={retry}>
        {translate("ui.data.retry")}
      </button>
    </div>,
  );
}
