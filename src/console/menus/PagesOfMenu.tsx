import type { ReactElement } from "react";
import { centres } from "#compile/centres.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, toPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { PlaceLink } from "../blocks/PlaceLink.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { everyItem, nameOf } from "./everyItem.ts";

/** The pages that put themselves into a menu: they are moved and named where they are written. */
export function PagesOfMenu({ name }: { name: string }): ReactElement | null {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const { site } = draft;
  const area = Object.entries(centres).find(([, { menu }]) => menu === name)?.[0];
  const pages = readPointer(site, "/pages");
  const listed = new Set(
    everyItem(site, toPointer("menus", name, "items")).flatMap(({ item }) => [nameOf(item), item["page"]]),
  );
  const own = Object.entries(isRecord(pages) ? pages : {}).filter(
    ([key, page]) => isRecord(page) && page["area"] === area && isRecord(page["menu"]) && !listed.has(key),
  );
  if (area === undefined || own.length === 0) return null;
  return (
    <div className="text" data-size="s">
      {translate("console.menus.byPages")}
      <ul>
        {own.map(([key]) => (
          <li key={key}>
            <PlaceLink pointer={toPointer("pages", key, "menu")} />
          </li>
        ))}
      </ul>
    </div>
  );
}
