import type { Diagnostic } from "#contracts/api.ts";
import { useEffect } from "react";
import { useRendering } from "./hooks/useRendering.ts";

/**
 * Stands where a node could not be drawn, and reports why. A player reads a neutral line; an operator reads document,
 * pointer, reason and the nearest valid choice.
 */
export function NodeNotice({ problem }: { problem: Diagnostic }) {
  const { audience, report, noteWhileDrawing, translate, sayProblem } = useRendering();
  const { document, pointer, reason, nearest } = problem;
  noteWhileDrawing?.(problem);
  useEffect(() => {
    report({ document, pointer, reason, ...(nearest === undefined ? {} : { nearest }) });
  }, [report, document, pointer, reason, nearest]);
  if (audience === "player") return <p className="broken">{translate("fieldUi.notAvailable")}</p>;
  return (
    <p className="broken" data-operator>
      <code dir="ltr">{`${document}#${pointer}`}</code> <bdi>{sayProblem?.(problem) ?? reason}</bdi>
      {nearest === undefined ? null : ` (${nearest}?)`}
    </p>
  );
}
