import type { Action, Condition, Value } from "#contracts/config.ts";
import type { CompiledMenu, CompiledMenuItem, Problem } from "#contracts/entities.ts";
import { insertPages } from "./insertPages.ts";
import { isRecord } from "./isRecord.ts";
import { isText } from "./isText.ts";
import { nearest } from "./nearest.ts";
import { pointer } from "./pointer.ts";

/** What menus are compiled with. */
export interface MenuInput {
  /** Menus by name, as in the documents. */
  menus: unknown;
  /** Page documents by key; each is put into the menu of its centre. */
  pages?: Readonly<Record<string, unknown>> | undefined;
  /** Keys of the layouts that exist: an item that opens a page without one is left out. */
  layouts: ReadonlySet<string>;
}

/** The centre behind each area: its menu, and the word of the `openCentre` action. */
export const centres = {
  "personal-centre": { menu: "personalCentre", centre: "personal" },
  "agent-centre": { menu: "agentCentre", centre: "agent" },
} as const;

/** The feature that a menu item of a type hangs on (games specification, section 3: menu item fields). */
const featureOfType: Readonly<Record<string, string>> = {
  enableCt: "ENABLECT3",
  salary: "SALARY3",
  hourSalary: "HOURSALARY3",
  agentRealtimeSalary: "RTSALARY3",
};

type Refuse = (at: string, reason: string, nearest?: string) => void;

/**
 * Turns menus into items that each have one action and one condition. What a client does not know of an item is
 * passed over; an item that cannot be used costs only itself, and is named in `problems`. An item's `type` becomes the
 * condition that its feature is on; a type nobody knows is taken as a feature's name, so it is hidden until it is on.
 */
export function compileMenus(input: MenuInput): { menus: Record<string, CompiledMenu>; problems: Problem[] } {
  const problems: Problem[] = [];
  const refuse: Refuse = (at, reason, choice) =>
    problems.push({ document: "menus", pointer: at, reason, ...(choice !== undefined && { nearest: choice }) });
  const written = isRecord(input.menus) ? Object.entries(input.menus).filter(([name]) => name !== "$schema") : [];
  const compiled = written.map(([name, menu]): [string, CompiledMenu] => {
    const items = isRecord(menu) && Array.isArray(menu["items"]) ? (menu["items"] as unknown[]) : [];
    if (!isRecord(menu) || !Array.isArray(menu["items"])) refuse(pointer(name), "a menu has a list of items");
    return [name, { name, items: compileItems(name, items, input.layouts, refuse) }];
  });
  const menus = Object.fromEntries(compiled);
  for (const [area, { menu, centre }] of Object.entries(centres)) {
    const toItem = (key: string, entry: Record<string, unknown>) =>
      compileItem({ ...entry, id: key, page: key }, menu, input.layouts, () => {}, centre);
    const inserted = insertPages(menus[menu]?.items ?? [], area, input.pages ?? {}, toItem);
    menus[menu] = { name: menu, items: inserted.items };
    problems.push(...inserted.problems);
  }
  return { menus, problems };
}

function compileItems(
  menu: string,
  items: unknown[],
  layouts: ReadonlySet<string>,
  refuse: Refuse,
): CompiledMenuItem[] {
  const ids = new Set<string>();
  return items.flatMap((written, index) => {
    const at = pointer(menu, "items", index);
    const item = compileItem(written, menu, layouts, (below, reason, choice) => refuse(at + below, reason, choice));
    if (!item) return [];
    if (ids.has(item.id)) {
      refuse(`${at}/id`, `two items of the menu are named ${item.id}`);
      return [];
    }
    ids.add(item.id);
    return [item];
  });
}

function compileItem(
  written: unknown,
  menu: string,
  layouts: ReadonlySet<string>,
  refuse: Refuse,
  centre?: "personal" | "agent",
): CompiledMenuItem | undefined {
  if (!isRecord(written) || typeof written["id"] !== "string" || !isText(written["label"])) {
    refuse("", "an item has an id and a label");
    return undefined;
  }
  const { id, label, icon, page, when, badge, data, type } = written;
  const action = typeof page === "string" ? openPage(page, centre ?? menu, layouts, refuse) : written["action"];
  if (action === undefined || !isRecord(action)) {
    if (typeof page !== "string") refuse("", "an item has a page or an action");
    return undefined;
  }
  const condition = allOf(isRecord(when) ? (when as Condition) : undefined, featureCondition(type));
  return {
    id,
    label,
    action: action as Action,
    ...(typeof icon === "string" && { icon }),
    ...(typeof page === "string" && { page }),
    ...(condition && { when: condition }),
    ...(badge !== undefined && { badge: badge as Value }),
    ...(data !== undefined && { data }),
  };
}

/** Opens a page in the centre of its menu; in other menus, in the centre that has it. */
function openPage(page: string, menu: string, layouts: ReadonlySet<string>, refuse: Refuse): Action | undefined {
  const areas = Object.entries(centres).filter(([, { menu: name, centre }]) => name === menu || centre === menu);
  const candidates = areas.length > 0 ? areas : Object.entries(centres);
  const found = candidates.find(([area]) => layouts.has(`${area}/${page}`));
  if (found) return { do: "openCentre", centre: found[1].centre, page };
  const pages = candidates.flatMap(([area]) =>
    [...layouts].filter((key) => key.startsWith(`${area}/`)).map((key) => key.slice(area.length + 1)),
  );
  refuse("/page", `there is no page ${page}`, nearest(page, pages));
  return undefined;
}

function featureCondition(type: unknown): Condition | undefined {
  if (typeof type !== "string") return undefined;
  return { flag: Object.hasOwn(featureOfType, type) ? (featureOfType[type] ?? type) : type };
}

function allOf(a: Condition | undefined, b: Condition | undefined): Condition | undefined {
  return a && b ? { all: [a, b] } : (a ?? b);
}
