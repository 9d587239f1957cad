import { useEffect, useState } from "react";
import type { TextTable } from "#i18n/TextTable.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

type Tables = Readonly<Record<string, TextTable>>;

/** The bundled texts of several languages; what is loaded stays while others are asked for. */
export function useTextTables(languages: readonly string[]): {
  tables: Tables;
  /** Are all of them there? */
  isReady: boolean;
  isFailed: boolean;
  /** Tries once more. */
  retry(): Promise<void>;
} {
  const { bundledTexts } = useConsoleTools();
  const [tables, setTables] = useState<Tables>({});
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const asked = languages.join(" ");
  useEffect(() => {
    let isWanted = true;
    const codes = asked.split(" ").filter((code) => code !== "");
    Promise.all(codes.map(async (code) => [code, await bundledTexts(code)] as const)).then(
      (loaded) => {
        if (!isWanted) return;
        setFailed(false);
        setTables((before) => ({ ...before, ...Object.fromEntries(loaded) }));
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [bundledTexts, asked, tries]);
  return {
    tables,
    isReady: languages.every((code) => Object.hasOwn(tables, code)),
    isFailed,
    retry: async () => {
      setFailed(false);
      setTries((before) => before + 1);
    },
  };
}
