import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import type { Site } from "#contracts/config.ts";
import { joinPointer } from "#json/pointer.ts";
import { checkActions } from "../nodes/checkAction.ts";
import { checkCondition, checkRead } from "../nodes/checkRead.ts";
import { createFindings } from "../createFindings.ts";
import type { DocumentCheck } from "../nodes/DocumentCheck.ts";
import { noLandmarks } from "./landmarksOf.ts";
import { siteScope } from "../types/ScopeTypes.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** Checks what the items of menus refer to, those too that pages bring. Which pages they open is checked where menus are compiled. */
export function checkMenus(site: Site, index: SiteIndex): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const checkOf = (document: string): DocumentCheck => ({
    index,
    note: createFindings(document, "", problems),
    data: new Map(index.layouts.flatMap(({ data }) => [...data])),
    landmarks: noLandmarks,
    isDialog: false,
    useText: () => undefined,
  });
  for (const [name, menu] of Object.entries(site.menus)) {
    if (!isRecord(menu) || !Array.isArray(menu.items)) continue;
    checkItems(menu.items, `${joinPointer("", name)}/items`, checkOf("menus"));
  }
  for (const [key, page] of Object.entries(site.pages ?? {})) checkItem(page.menu, "/menu", checkOf(`pages/${key}`));
  return problems;
}

function checkItems(items: readonly unknown[], pointer: string, check: DocumentCheck): void {
  for (const [place, item] of items.entries()) checkItem(item, joinPointer(pointer, place), check);
}

function checkItem(item: unknown, pointer: string, check: DocumentCheck): void {
  if (!isRecord(item)) return;
  checkRead(item["label"], `${pointer}/label`, siteScope, check.note);
  checkRead(item["badge"], `${pointer}/badge`, siteScope, check.note);
  checkCondition(item["when"], `${pointer}/when`, siteScope, check);
  checkActions(item["action"], `${pointer}/action`, siteScope, check);
  if (Array.isArray(item["items"])) checkItems(item["items"], `${pointer}/items`, check);
}
