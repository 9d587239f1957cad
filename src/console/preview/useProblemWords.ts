import { useCallback } from "react";
import type { Diagnostic } from "#contracts/api.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { findingWords } from "../findingWords.ts";

/** Says what is wrong with a node that a preview cannot draw, in the language of the console and not of the page. */
export function useProblemWords(): (problem: Diagnostic) => string {
  const translate = useFixedText();
  const { language } = useRendering().ui;
  return useCallback(
    (problem) => findingWords(problem, translate),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lookup stays the same in another language
    [translate, language],
  );
}
