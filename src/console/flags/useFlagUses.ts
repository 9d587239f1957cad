import { useEffect, useState } from "react";
import { useConsoleTools } from "../ConsoleTools.ts";
import { flagUses } from "./flagUses.ts";

type Uses = ReadonlyMap<string, readonly string[]>;

/**
 * Where the draft's documents name each feature; null until that is known. Sixty documents are looked through after the first
 * paint, and again where one of them was changed; what a switch changes is not in them.
 */
export function useFlagUses(): Uses | null {
  const { draft, bundled } = useConsoleTools();
  const { site } = draft;
  const [uses, setUses] = useState<Uses | null>(null);
  const { layouts, pages, menus, forms, rules, banners, promotions, help } = site ?? {};
  useEffect(() => {
    const timer = setTimeout(() => {
      const documents = { layouts, pages, menus, forms, rules, banners, promotions, help };
      setUses(flagUses(documents, (part) => bundled(`/${part}`)));
    });
    return () => clearTimeout(timer);
  }, [bundled, layouts, pages, menus, forms, rules, banners, promotions, help]);
  return uses;
}
