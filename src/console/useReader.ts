import { useMemo } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import type { Reader } from "./siteTextOf.ts";

/** Whoever reads the console now: another object in another language. */
export function useReader(): Reader {
  const translate = useFixedText();
  const { language } = useUi();
  return useMemo(() => ({ translate, language }), [translate, language]);
}
