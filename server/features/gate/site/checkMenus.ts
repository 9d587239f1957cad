import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import type { Site } from "#contracts/config.ts";
import { joinPointer } from "#json/pointer.ts";
import { checkActions } from "../nodes/checkAction.ts";
import { checkCondition, checkRead } from "../nodes/checkRead.ts";
import { createFindings } from "../createFindings.ts";
import type { DocumentCheck } from "../nodes/DocumentCheck.ts";
import { noLandmarks } from "./landmarksOf.ts";
import { type ScopeTypes, siteScope } from "../types/ScopeTypes.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** What items read: menus stand in the shell, and badges may count what it loaded. */
function scopeOfMenus({ layouts }: SiteIndex): ScopeTypes {
  const data = layouts.find(({ key }) => key === "shell")?.data ?? [];
  return new Map([
    ...siteScope,
    ["data", { type: "object", properties: Object.fromEntries(data), additionalProperties: false }],
  ]);
}

/** Checks what the items of menus refer to, those too that pages bring. Which pages they open is checked where menus are compiled. */
export function checkMenus(site: Site, index: SiteIndex): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const scope = scopeOfMenus(index);
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
    checkItems(menu.items, `${joinPointer("", name)}/items`, checkOf("menus"), scope);
  }
  for (const [key, page] of Object.entries(site.pages ?? {}))
    checkItem(page.menu, "/menu", checkOf(`pages/${key}`), scope);
  return problems;
}

function checkItems(items: readonly unknown[], pointer: string, check: DocumentCheck, scope: ScopeTypes): void {
  for (const [place, item] of items.entries()) checkItem(item, joinPointer(pointer, place), check, scope);
}

function checkItem(item: unknown, pointer: string, check: DocumentCheck, scope: ScopeTypes): void {
  if (!isRecord(item)) return;
  checkRead(item["label"], `${pointer}/label`, scope, check.note);
  checkRead(item["badge"], `${pointer}/badge`, scope, check.note);
  checkCondition(item["when"], `${pointer}/when`, scope, check);
  checkActions(item["action"], `${pointer}/action`, scope, check);
  if (Array.isArray(item["items"])) checkItems(item["items"], `${pointer}/items`, check, scope);
}
