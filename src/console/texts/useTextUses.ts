import { useEffect, useState } from "react";
import { useConsoleTools } from "../ConsoleTools.ts";
import { textUses } from "./textUses.ts";

/** Where the draft's documents show each text; null until they were looked through, which is after the first paint. */
export function useTextUses(): ReadonlyMap<string, readonly string[]> | null {
  const { draft, bundled } = useConsoleTools();
  const [uses, setUses] = useState<ReadonlyMap<string, readonly string[]> | null>(null);
  const { layouts, pages, menus, forms, rules, banners, promotions, help, brand } = draft.site ?? {};
  useEffect(() => {
    const timer = setTimeout(() => {
      const documents = { layouts, pages, menus, forms, rules, banners, promotions, help, brand };
      setUses(textUses(documents, (part) => bundled(`/${part}`)));
    });
    return () => clearTimeout(timer);
  }, [bundled, layouts, pages, menus, forms, rules, banners, promotions, help, brand]);
  return uses;
}
