import { useMemo } from "react";
import type { FieldError } from "#forms/FieldError.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { useConsoleTools } from "./ConsoleTools.ts";
import { findingWords } from "./findingWords.ts";
import { placeOfProblem } from "./places.ts";

/** What the gate found in a place of the draft, in the operator's language, by pointers into it. Warnings stop nothing and stand elsewhere. */
export function useFound(place: string): ReadonlyMap<string, FieldError> {
  const translate = useFixedText();
  const { problems } = useConsoleTools().review;
  const { language } = useRendering().ui;
  return useMemo(() => {
    const inside = problems
      .filter(({ severity }) => severity !== "warning")
      .map((problem) => ({ at: placeOfProblem(problem), message: findingWords(problem, translate) }))
      .filter(({ at }) => `${at}/`.startsWith(`${place}/`));
    return new Map<string, FieldError>(
      inside.map(({ at, message }) => [at.slice(place.length), { reason: "refused", message }]),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lookup stays the same in another language
  }, [problems, place, translate, language]);
}
