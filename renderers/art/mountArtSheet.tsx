import { createRoot } from "react-dom/client";
import { ArtSheet } from "./ArtSheet.tsx";

/**
 * Puts the sheet at the end of the document. It is a tree of its own: pictures in pages, dialogs and previews share it, and it
 * outlives them.
 */
export function mountArtSheet(): void {
  const place = document.createElement("div");
  place.className = "art-sheet-place";
  document.body.append(place);
  createRoot(place).render(<ArtSheet />);
}
