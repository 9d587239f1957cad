import { enableStaticRendering } from "mobx-react-lite";

/** What `draw` draws is drawn once and forgotten: no reaction waits for changes. For drawing outside of a browser. */
export function drawStatically<T>(draw: () => T): T {
  enableStaticRendering(true);
  try {
    return draw();
  } finally {
    enableStaticRendering(false);
  }
}
