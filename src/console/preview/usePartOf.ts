import { useContext } from "react";
import { writtenPlace } from "#compile/parts/writtenPlace.ts";
import { isRecord } from "#json/isRecord.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { bundledLayouts } from "../bundledLayouts.ts";
import { ConsoleToolsHolder } from "../ConsoleTools.ts";

/** The part that a node of a page comes from, and where it is written; null for what the page holds itself. */
export function usePartOf({
  document,
  pointer,
}: NodePlace): { name: string; document: string; pointer: string } | null {
  const site = useContext(ConsoleToolsHolder)?.draft.site;
  const own = isRecord(site?.["layouts"]) ? site["layouts"] : {};
  const [, page = ""] = document.split("/");
  const pages = isRecord(site?.["pages"]) ? site["pages"] : {};
  const written = isRecord(pages[page]) ? pages[page]["layout"] : undefined;
  const read = (name: string): unknown => {
    const key = name.replace(/^layouts\//, "");
    return (key === document ? written : undefined) ?? own[key] ?? bundledLayouts[key];
  };
  const { through, ...place } = writtenPlace({ document, pointer }, read);
  const inside = through.at(-1);
  return inside === undefined ? null : { name: inside.part, ...place };
}
