import type { ReactElement } from "react";

const counts = { lines: 4, tiles: 8, table: 6 };

/** Grey shapes where something is being loaded. */
export function Waiting({ shape }: { shape: "none" | "lines" | "tiles" | "table" }): ReactElement | null {
  if (shape === "none") return null;
  return (
    <div className={`waiting waiting--${shape}`} aria-hidden="true">
      {Array.from({ length: counts[shape] }, (_, index) => (
        <span key={index} className="skeleton" />
      ))}
    </div>
  );
}
