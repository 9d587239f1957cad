import type { ReactElement, ReactNode } from "react";
import type { Act } from "#rendering/Act.ts";
import { useBusy } from "../../ui/useBusy.ts";
import "./RowPress.css";

interface RowPressProps {
  act: Act;
  children: ReactNode;
}

/** What names a row, as a button; on a card all of it can be pressed. */
export function RowPress({ act, children }: RowPressProps): ReactElement {
  const [isBusy, run] = useBusy(act);
  return (
    <button type="button" className="table__press" aria-busy={isBusy || undefined} onClick={run}>
      {children}
    </button>
  );
}
