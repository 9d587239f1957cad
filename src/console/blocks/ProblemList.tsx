import type { ReactElement } from "react";
import type { ConfigProblem } from "#contracts/api.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

interface ProblemListProps {
  title: string;
  problems: readonly ConfigProblem[];
}

/** What is wrong, each with its place and the nearest valid choice; nothing where nothing is wrong. */
export function ProblemList({ title, problems }: ProblemListProps): ReactElement | null {
  const translate = useFixedText();
  if (problems.length === 0) return null;
  return (
    <div className="notice problems" data-tone="negative" role="alert">
      <div className="notice__words">
        <p className="notice__title">{title}</p>
        <ul>
          {problems.map(({ document, pointer, reason, nearest }) => (
            <li key={`${document} ${pointer} ${reason}`}>
              <code dir="ltr">
                {document} {pointer}
              </code>{" "}
              <span dir="auto">{reason}</span>{" "}
              {nearest === undefined ? null : translate("console.changes.nearest", { nearest })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
