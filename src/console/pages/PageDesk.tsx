import { useEffect, useMemo, type ReactElement } from "react";
import { readPointer } from "#json/pointer.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { bundledForms } from "../bundledForms.ts";
import { bundledLayouts } from "../bundledLayouts.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { entryAt, pageEntries } from "./pageEntries.ts";
import { PageEditor } from "./PageEditor.tsx";
import { PageList } from "./PageList.tsx";

/** The pages of the draft: their list, and the editor of the one that the address names. */
export function PageDesk({ label }: BlockProps<"pageDesk">): ReactElement {
  const { draft, route, preview } = useConsoleTools();
  const { site, hash } = draft;
  const [layouts, pages, forms] = ["/layouts", "/pages", "/forms"].map((part) => readPointer(site, part));
  const entries = useMemo(
    () => pageEntries({ layouts, pages, forms }, bundledLayouts, bundledForms),
    [layouts, pages, forms],
  );
  const found = entryAt(entries, route.route.query["at"] ?? "");
  const isOpen = found !== null;
  useEffect(() => {
    if (hash !== null && isOpen) void preview.load();
  }, [preview, hash, isOpen]);
  if (draft.state.status !== "ready") return <div className="skeleton" aria-busy="true" />;
  return (
    <section className="page-desk" aria-label={label}>
      {found === null ? (
        <PageList entries={entries} />
      ) : (
        <PageEditor key={found.entry.pointer} entries={entries} place={found} />
      )}
    </section>
  );
}

/** Draws `pageDesk`. */
export const pageDesk = defineBlock({ kind: "pageDesk", component: PageDesk });
