import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useConsoleTools } from "../ConsoleTools.ts";
import { textViews, type TextView } from "./shownTexts.ts";

/** Which texts are looked at; the address says it, so that it can be sent to somebody else. */
export interface TextLook {
  words: string;
  only: TextView;
  languages: readonly string[];
}

/** Languages beside each other that a screen begins with. */
const columnsAtFirst = 3;

/** What the address says of the texts to show, and what writes it. */
export function useTextAddress(offered: readonly string[]): [TextLook, (look: Partial<TextLook>) => void] {
  const { route } = useConsoleTools();
  const { path, query } = route.route;
  const { q = "", only = "all", in: codes } = query;
  // Letters are shown as they are typed; the address follows.
  const [words, setWords] = useState(q);
  const written = useRef(q);
  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setWords(q);
  }, [q]);
  const known = offered.join(" ");
  const look = useMemo((): TextLook => {
    const all = known.split(" ");
    const asked = codes?.split(",").filter((code) => all.includes(code)) ?? [];
    return {
      words,
      only: textViews.find((view) => view === only) ?? "all",
      languages: asked.length > 0 ? all.filter((code) => asked.includes(code)) : all.slice(0, columnsAtFirst),
    };
  }, [words, only, codes, known]);
  const show = useCallback(
    (next: Partial<TextLook>) => {
      if (next.words !== undefined) setWords(next.words);
      const merged = { ...look, ...next };
      written.current = merged.words;
      route.replace(path, {
        ...(merged.words === "" ? {} : { q: merged.words }),
        ...(merged.only === "all" ? {} : { only: merged.only }),
        in: merged.languages.join(","),
      });
    },
    [look, route, path],
  );
  return [look, show];
}
