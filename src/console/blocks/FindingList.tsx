import type { ReactElement } from "react";
import type { Diagnostic } from "#contracts/api.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { findingWords } from "../findingWords.ts";
import { placeOfProblem, remedyOf } from "../places.ts";
import { PlaceLink } from "./PlaceLink.tsx";

interface FindingListProps {
  title: string;
  tone: "negative" | "warning";
  problems: readonly Diagnostic[];
  /** Is it the answer to what was just tried? Then it is announced. */
  isAnswer?: boolean;
}

/** More findings than this are counted and not listed: nobody reads them all. */
const shown = 40;

/** What is wrong, each with the way to its place and the nearest valid choice. */
export const FindingList = observing(function FindingList(props: FindingListProps): ReactElement {
  const { title, tone, problems, isAnswer = false } = props;
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  return (
    <div className="notice problems" data-tone={tone} role={isAnswer ? "alert" : undefined}>
      <div className="notice__words">
        <p className="notice__title">{title}</p>
        {problems.length === 0 ? null : (
          <ul>
            {problems.slice(0, shown).map((problem) => {
              const remedy = remedyOf(problem, draft.site);
              return (
                <li key={`${problem.document} ${problem.pointer} ${problem.reason}`}>
                  <PlaceLink pointer={placeOfProblem(problem)} />{" "}
                  <code className="problems__place" dir="ltr">
                    {problem.document} {problem.pointer}
                  </code>{" "}
                  <span dir="auto">{findingWords(problem, translate)}</span>{" "}
                  {problem.nearest === undefined
                    ? null
                    : translate("console.changes.nearest", { nearest: problem.nearest })}
                  {remedy === null ? null : <PlaceLink pointer={remedy} />}
                </li>
              );
            })}
          </ul>
        )}
        {problems.length > shown ? (
          <p>{translate("console.findings.others", { count: problems.length - shown })}</p>
        ) : null}
      </div>
    </div>
  );
});
