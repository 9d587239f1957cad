import { readPointer } from "#json/pointer.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { languagesOf } from "../texts/ownText.ts";
import { useTextTables } from "../texts/useTextTables.ts";
import type { TextPlot } from "./plantTexts.ts";

/** Languages that the console has first words in; in others the English ones stand until somebody translates them. */
const worded: readonly string[] = ["EN", "KM", "AR"];

/** What makes texts for new nodes, in all languages of the brand. `name` is that of their page. */
export function usePlot(home: string, name: string): TextPlot {
  const { draft } = useConsoleTools();
  const codes = languagesOf({ brand: readPointer(draft.site, "/brand") });
  const { tables } = useTextTables(worded);
  return {
    home,
    prefix: `own.${name.replaceAll(/[^A-Za-z0-9_-]/g, "-")}`,
    languages: codes,
    words: (sample, language) => {
      const key = `console.sample.${sample}`;
      return tables[worded.includes(language) ? language : "EN"]?.[key] ?? sample;
    },
  };
}
