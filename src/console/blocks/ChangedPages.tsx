import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { placeOfProblem } from "../places.ts";
import { PlaceLink } from "./PlaceLink.tsx";

/** Which pages publishing the draft changes, each with the way to its document; nothing while that is not known. */
export const ChangedPages = observing(function ChangedPages(): ReactElement | null {
  const translate = useFixedText();
  const { impact } = useConsoleTools().review;
  if (impact === null || impact === undefined) return null;
  const { isAll, documents } = impact;
  const words = translate(`console.impact.${isAll ? "all" : documents.length === 0 ? "none" : "some"}`);
  return (
    <div className="text" data-size="s">
      <p>{words}</p>
      {documents.length === 0 ? null : (
        <ul aria-label={words}>
          {documents.map((document) => (
            <li key={document}>
              <PlaceLink pointer={placeOfProblem({ document, pointer: "" })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
