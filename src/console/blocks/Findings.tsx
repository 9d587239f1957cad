import type { ReactElement } from "react";
import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { placeOfProblem } from "../places.ts";
import { ChangedPages } from "./ChangedPages.tsx";
import { FindingList } from "./FindingList.tsx";

/** What the gate finds in the draft, or in a part of it; why the last try to publish was refused; or findings that were kept. */
export function Findings({ label, path, of = "draft", rows }: BlockProps<"findings">): ReactElement | null {
  const translate = useFixedText();
  const { review } = useConsoleTools();
  const { refusal } = review;
  if (rows !== undefined) {
    const kept = Array.isArray(rows.value) ? rows.value.filter(isFinding) : [];
    return kept.length === 0 ? null : <FindingList title={label} tone="negative" problems={kept} />;
  }
  if (of === "refusal") {
    if (refusal === null) return null;
    return <FindingList title={refusal.message} tone="negative" problems={refusal.problems.filter(isError)} isAnswer />;
  }
  const isHere = (place: string) => path === undefined || `${place}/`.startsWith(`${path}/`);
  const problems = review.problems.filter((problem) => isHere(placeOfProblem(problem)));
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  return (
    <section className="findings" aria-label={label}>
      {errors.length === 0 ? null : (
        <FindingList title={translate("console.changes.problems")} tone="negative" problems={errors} />
      )}
      {warnings.length === 0 ? null : (
        <FindingList title={translate("console.findings.warnings")} tone="warning" problems={warnings} />
      )}
      {path === undefined && review.isChanged ? (
        <>
          <GateWords errors={errors.length} />
          <ChangedPages />
        </>
      ) : null}
    </section>
  );
}

/** How far the gate is. */
function GateWords({ errors }: { errors: number }): ReactElement {
  const translate = useFixedText();
  const { review, mayEdit } = useConsoleTools();
  const { gate } = review;
  // It is asked as soon as the draft is loaded and compared: whoever may ask is told so from the start.
  const pending = gate === "idle" && mayEdit() ? "checking" : gate;
  const said = gate === "done" && errors > 0 ? "found" : pending;
  return (
    <p className="text" data-tone={gate === "done" && errors === 0 ? "positive" : "muted"} data-size="s" role="status">
      {said === "idle" ? "" : translate(`console.findings.${said}`, { count: errors })}
    </p>
  );
}

/** Whoever says nothing of how bad it is means that it stops a publication. */
function isError({ severity }: { severity?: string }): boolean {
  return severity !== "warning";
}

function isFinding(row: unknown): row is Diagnostic {
  return isRecord(row) && ["document", "pointer", "reason"].every((name) => typeof row[name] === "string");
}

/** Draws `findings`. */
export const findings = defineBlock({ kind: "findings", component: Findings });
