import type { ReactElement } from "react";

/** Says what went wrong, one after the other, as soon as it did. */
export function FaultList({ faults }: { faults: readonly string[] }): ReactElement {
  return (
    <div role="alert">
      {faults.map((fault) => (
        <p key={fault} className="field__error">
          {fault}
        </p>
      ))}
    </div>
  );
}
