import type { ReactElement } from "react";
import type { ValueFaults } from "#compile/checks/valueFaults.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

/** What a text left out of its source, and what it shows that nobody fills in; nothing where all is well. */
export function TextValues({ id, faults }: { id: string; faults: ValueFaults }): ReactElement | null {
  const translate = useFixedText();
  const { missing, foreign } = faults;
  if (missing.length + foreign.length === 0) return null;
  return (
    <p id={id} className="text-cell__fault" role="status">
      {missing.length === 0 ? null : <span>{translate("console.texts.lost", { values: missing.join(" ") })}</span>}{" "}
      {foreign.length === 0 ? null : <span>{translate("console.texts.foreign", { values: foreign.join(" ") })}</span>}
    </p>
  );
}
