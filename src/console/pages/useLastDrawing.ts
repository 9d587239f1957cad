import { useState } from "react";
import { useConsoleTools } from "../ConsoleTools.ts";

/** What the draft's pages were drawn from last: a draft that cannot be drawn leaves the one before. Null before any. */
export function useLastDrawing(): unknown {
  const { state } = useConsoleTools().preview;
  const drawing = state.status === "ready" ? state.preview.drawing : null;
  const [last, setLast] = useState<unknown>(drawing);
  if (drawing !== null && drawing !== last) setLast(drawing);
  return drawing ?? last;
}
