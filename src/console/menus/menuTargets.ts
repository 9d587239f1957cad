import { centres } from "#compile/centres.ts";
import { pageAddress } from "#compile/pageAddress.ts";
import { pageKey } from "#compile/pageKey.ts";
import type { PagePaths } from "#compile/pagePaths.ts";
import { actionsOf } from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import type { WrittenItem } from "./everyItem.ts";

/** Somewhere that an item may lead. */
export interface MenuTarget {
  /** Key of the document: `page/help`, `personal-centre/withdraw`, `dialog/search`. */
  key: string;
  /** The text key of its title; undefined where it has none. */
  title: string | undefined;
  kind: "page" | "personal" | "agent" | "dialog";
  /** The address of a page. */
  path?: string;
}

/** Everything that an item may lead to, of the documents of a site by their keys. */
export function menuTargets(documents: Readonly<Record<string, unknown>>, paths: PagePaths): MenuTarget[] {
  return Object.entries(documents).flatMap(([key, document]): MenuTarget[] => {
    const written = isRecord(document) ? document["title"] : undefined;
    const text = isRecord(written) ? written["text"] : written;
    const title = typeof text === "string" ? text : undefined;
    const [folder = ""] = key.split("/");
    if (folder === "dialog") return [{ key, title, kind: "dialog" }];
    if (folder in centres) return [{ key, title, kind: centres[folder as keyof typeof centres].centre }];
    const path = pageAddress(key, paths);
    return path === null ? [] : [{ key, title, kind: "page", path }];
  });
}

/** What an item does, as far as a picker can say it. */
export type ItemWay =
  | { does: "leads"; key: string }
  /** It leads to what is not there. */
  | { does: "dead"; to: string }
  | { does: "opens" }
  /** Something that no picker offers: the names of its actions. */
  | { does: "acts"; actions: readonly string[] }
  | { does: "nothing" };

/** Reads where an item leads. `documents` are those that there are. */
export function readWay(
  item: WrittenItem,
  menu: string,
  documents: Readonly<Record<string, unknown>>,
  paths: PagePaths,
): ItemWay {
  if (Array.isArray(item["items"])) return { does: "opens" };
  const has = (key: string) => Object.hasOwn(documents, key);
  const { page } = item;
  if (typeof page === "string") {
    const key = centrePages(menu, page).find(has);
    return key === undefined ? { does: "dead", to: page } : { does: "leads", key };
  }
  const action = onlyAction(item["action"]);
  if (action === undefined) {
    const names = namesOf(item["action"]);
    // One that has only a name may be known by it (games specification, section 2).
    return names.length > 0 ? { does: "acts", actions: names } : { does: "nothing" };
  }
  const { to, dialog, centre } = action;
  if (action["do"] === "navigate" && typeof to === "string") {
    const key = pageKey(to, has, paths);
    if (key === "page/notFound") return { does: "dead", to };
    // An address with a query says more than its page does.
    return action["query"] === undefined ? { does: "leads", key } : { does: "acts", actions: ["navigate"] };
  }
  if (action["do"] === "openDialog" && typeof dialog === "string" && action["with"] === undefined)
    return has(`dialog/${dialog}`) ? { does: "leads", key: `dialog/${dialog}` } : { does: "dead", to: dialog };
  if (action["do"] === "openCentre" && typeof action["page"] === "string") {
    const key = `${String(centre)}-centre/${action["page"]}`;
    return has(key) ? { does: "leads", key } : { does: "dead", to: action["page"] };
  }
  return { does: "acts", actions: namesOf(item["action"]) };
}

/** An item that leads somewhere else. */
export function leadTo(item: WrittenItem, target: MenuTarget, menu: string): WrittenItem {
  const { page: _page, action: _action, items: _items, ...rest } = item;
  const name = target.key.slice(target.key.indexOf("/") + 1);
  if (target.kind === "page") return { ...rest, action: { do: "navigate", to: target.path } };
  if (target.kind === "dialog") return { ...rest, action: { do: "openDialog", dialog: name } };
  const ownMenu = centres[`${target.kind}-centre`].menu;
  if (menu === ownMenu) return { ...rest, page: name };
  const action = { do: "openCentre", centre: target.kind, page: name };
  // Whoever is not logged in is asked to first, but where the item did without that before.
  const isDirect = actionsOf(_action as never).some((each) => each.do === "openCentre");
  return { ...rest, action: isDirect ? action : { do: "requireLogin", then: [action] } };
}

/** The keys under which a page of an item may be found: in the centre of its menu, else in any. */
function centrePages(menu: string, page: string): string[] {
  const all = Object.entries(centres);
  const own = all.filter(([, each]) => each.menu === menu);
  return (own.length > 0 ? own : all).map(([area]) => `${area}/${page}`);
}

type WrittenAction = Readonly<Record<string, unknown>>;

/** The one action that an item does, behind a login or not; undefined where there is none, or several. */
function onlyAction(written: unknown): WrittenAction | undefined {
  const list = Array.isArray(written) ? (written as unknown[]) : [written];
  const [only, ...others] = list.filter(isRecord);
  if (only === undefined || others.length > 0) return undefined;
  return only["do"] === "requireLogin" && only["then"] !== undefined ? onlyAction(only["then"]) : only;
}

function namesOf(written: unknown): string[] {
  const list = Array.isArray(written) ? (written as unknown[]) : [written];
  return list.filter(isRecord).map((action) => String(action["do"]));
}
