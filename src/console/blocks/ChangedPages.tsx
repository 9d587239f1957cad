import type { ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages as languageTable } from "#i18n/languages.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { placeOfProblem } from "../places.ts";
import { PlaceLink } from "./PlaceLink.tsx";

/**
 * Which pages publishing the draft changes, each with the way to its document, for whom and in which languages; nothing while that
 * is not known.
 */
export const ChangedPages = observing(function ChangedPages(): ReactElement | null {
  const translate = useFixedText();
  const { impact } = useConsoleTools().review;
  if (impact === null || impact === undefined) return null;
  const { isAll, documents, visitors, languages } = impact;
  const shown = languages.map((code) => (isLanguageCode(code) ? languageTable[code].name : code));
  const words = translate(`console.impact.${isAll ? "all" : documents.length === 0 ? "none" : "some"}`);
  return (
    <div className="text" data-size="s">
      <p>{words}</p>
      {visitors.length === 0 ? null : (
        <p>
          {translate("console.impact.visitors", {
            visitors: visitors.map((visitor) => translate(`console.explain.${visitor}`)).join(" · "),
          })}
        </p>
      )}
      {visitors.length === 0 || shown.length === 0 ? null : (
        <p>{translate("console.impact.languages", { languages: shown.join(" · ") })}</p>
      )}
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
