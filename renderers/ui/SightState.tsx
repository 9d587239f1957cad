import type { ReactElement } from "react";
import type { PagedRows } from "#rendering/hooks/usePagedRows.ts";
import { Failure } from "./Failure.tsx";

/** What of a list that is filled by sight could not be loaded, wherever in it one is. */
export function SightState({ list: { more, rows } }: { list: PagedRows }): ReactElement | null {
  if (rows.length === 0 || more?.status !== "failed") return null;
  return (
    <div className="sight-state">
      <Failure message={more.message ?? ""} onRetry={more.load} />
    </div>
  );
}
