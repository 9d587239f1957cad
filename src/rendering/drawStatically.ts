import { enableStaticRendering } from "mobx-react-lite";

/** From now on everything is drawn once and forgotten: no reaction waits for changes. For drawing outside of a browser. */
export function drawStatically(): void {
  enableStaticRendering(true);
}
