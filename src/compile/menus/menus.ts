import type { Diagnostic } from "#contracts/api.ts";
import type { Action, Condition, MenuItem } from "#contracts/config.ts";
import type { CompiledMenu, CompiledMenuItem } from "#contracts/entities.ts";
import { centres } from "../centres.ts";
import { insertPages } from "./insertPages.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { shapeOf } from "../shapes/findShape.ts";
import { lost, mendShape } from "../shapes/mendShape.ts";
import type { JsonSchema, SchemaError } from "#json/schema.ts";
import { teller } from "../shapes/toDiagnostic.ts";

/** What menus are compiled with. */
export interface MenuInput {
  /** Menus by name, as in the documents. */
  menus: unknown;
  /** Page documents by key; each is put into the menu of its centre. */
  pages?: Readonly<Record<string, unknown>> | undefined;
  /** Keys of the layouts that exist: an item that opens a page without one is left out. */
  layouts: ReadonlySet<string>;
}

/** The feature that a menu item of a type hangs on, and the contract that an agent needs (games specification, section 3). */
const needsOfType: Readonly<Record<string, { feature: string; contract: string }>> = {
  enableCt: { feature: "ENABLECT3", contract: "divtypereq" },
  salary: { feature: "SALARY3", contract: "dailysalreqtype" },
  hourSalary: { feature: "HOURSALARY3", contract: "contracthoursalreq" },
  agentRealtimeSalary: { feature: "RTSALARY3", contract: "realtimesalreqtype" },
};

/** Where an item leads that only has a name which platforms know a way for (games specification, section 2). */
const namedWays: Readonly<Record<string, Action>> = {
  JILI_RNG: { do: "navigate", to: "/games", query: { games: "jili", type: "vassalage", vassalage: "JL" } },
};

type Tell = (error: SchemaError) => void;

const itemShape = shapeOf("menuItem");
/** A word of a newer version is no error of the item; anything else that hides it is. */
const shape: JsonSchema = {
  ...itemShape,
  // Items of items are mended one by one, as those of the menu are.
  properties: { ...itemShape.properties, type: { type: "string" }, items: { type: "array" } },
};
const knownTypes = (itemShape.properties?.["type"]?.enum ?? []) as readonly string[];
const menuName = /^[a-z][A-Za-z0-9]{0,39}$/;
/** Most items of a menu, or of an item, that are shown. */
const mostItems = 100;
/** Items in items in items: deeper ones nobody finds. */
export const mostLevels = 3;

/**
 * Turns menus into items that each have one action and one condition. An item that cannot be used costs only itself, a
 * member that it can do without costs only that, and each is named in `problems`. An item's `type` becomes the condition
 * that its feature is on and its contract in force; a type nobody knows is taken as a feature's name, so it is hidden until it is on.
 */
export function compileMenus(input: MenuInput): { menus: Record<string, CompiledMenu>; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const tell = teller(problems, "menus");
  const written = isRecord(input.menus) ? Object.entries(input.menus).filter(([name]) => name !== "$schema") : [];
  const compiled = written.flatMap(([name, menu]): [string, CompiledMenu][] => {
    if (!menuName.test(name)) {
      tell({ pointer: toPointer(name), reason: "a menu's name is a small letter, then up to 39 letters and digits" });
      return [];
    }
    const items = isRecord(menu) && Array.isArray(menu["items"]) ? (menu["items"] as unknown[]) : [];
    if (!isRecord(menu) || !Array.isArray(menu["items"]))
      tell({ pointer: toPointer(name), reason: "a menu has a list of items" });
    const others = Object.keys(isRecord(menu) ? menu : {}).filter((member) => member !== "items");
    for (const member of others)
      tell({ pointer: toPointer(name, member), reason: `there is no property "${member}" here` });
    const { layouts } = input;
    const told: Tell = (error) => tell({ ...error, pointer: toPointer(name, "items") + error.pointer });
    return [
      [name, { name, items: compileItems(items, { menu: name, layouts, tell: told, ids: new Set(), level: 1 }) }],
    ];
  });
  const menus = Object.fromEntries(compiled);
  for (const [area, { menu, centre }] of Object.entries(centres)) {
    const toItem = (key: string, entry: Record<string, unknown>) => {
      const { after: _, ...own } = entry;
      const told = teller(problems, `pages/${key}`, "/menu");
      const compiling = { menu, layouts: input.layouts, tell: told, ids: new Set<string>(), level: mostLevels, centre };
      return compileItem({ ...own, id: key, page: key }, compiling);
    };
    const inserted = insertPages(menus[menu]?.items ?? [], area, input.pages ?? {}, toItem);
    menus[menu] = { name: menu, items: inserted.items };
    problems.push(...inserted.problems);
  }
  return { menus, problems };
}

interface Compiling {
  menu: string;
  layouts: ReadonlySet<string>;
  tell: Tell;
  /** Names that are taken in this menu. */
  ids: Set<string>;
  /** 1 in the menu itself. */
  level: number;
  centre?: "personal" | "agent";
}

function compileItems(items: readonly unknown[], compiling: Compiling): CompiledMenuItem[] {
  const { tell, ids } = compiling;
  if (items.length > mostItems)
    tell({ pointer: toPointer(mostItems), reason: `a menu has at most ${mostItems} items` });
  return items.slice(0, mostItems).flatMap((written, index) => {
    const at = toPointer(index);
    const told: Tell = (error) => tell({ ...error, pointer: at + error.pointer });
    const item = compileItem(written, { ...compiling, tell: told });
    if (!item) return [];
    return [item.items ? item : { ...item, id: claimName(item.id, ids, told) }];
  });
}

/** A name that no other item of the menu has: the written one, else one like it. */
function claimName(name: string, taken: Set<string>, tell: Tell): string {
  const others = Array.from({ length: mostItems }, (_, count) => `${name}-${count + 2}`);
  const free = [name, ...others].find((one) => !taken.has(one)) ?? `${name}-again`;
  if (free !== name)
    tell({ pointer: "/id", reason: `two items of the menu are named ${name}; the second has another name` });
  taken.add(free);
  return free;
}

function compileItem(written: unknown, compiling: Compiling): CompiledMenuItem | undefined {
  const { menu, layouts, tell, centre } = compiling;
  const mended = mendShape(shape, written, { tell });
  if (mended === lost) return undefined;
  const item = mended as Written;
  const { id, label, icon, page, when, badge, type } = item;
  // A feature that cannot be read hides its item, as a condition does.
  if (isRecord(written) && Object.hasOwn(written, "type") && type === undefined) return undefined;
  if (type !== undefined && !knownTypes.includes(type)) {
    const reason = `there is no type ${type}; the item is hidden until a feature of that name is on`;
    tell({ pointer: "/type", reason, written: type, choices: knownTypes });
  }
  // What opens others has its name before them.
  const canOpen = item.items !== undefined && checkOpening(item, compiling);
  const name = canOpen ? claimName(id, compiling.ids, tell) : id;
  const items = canOpen ? openItems(item, compiling) : undefined;
  const opened = page === undefined || items ? undefined : openPage(page, centre ?? menu, layouts, tell);
  const own = opened ?? item.action ?? (Object.hasOwn(namedWays, id) ? namedWays[id] : undefined);
  const action = items ? [] : own;
  if (!action) {
    if (page === undefined) tell({ pointer: "", reason: "an item has a page or an action, or items" });
    return undefined;
  }
  const condition = allOf(when, featureCondition(type));
  return {
    id: name,
    label,
    action,
    ...(icon !== undefined && { icon }),
    ...(opened && page !== undefined && { page }),
    ...(condition && { when: condition }),
    ...(badge !== undefined && { badge }),
    ...(items && { items }),
    ...(Object.hasOwn(item, "data") && { data: item.data }),
  };
}

/** Whether an item may open others here. */
function checkOpening(item: Written, { tell, level }: Compiling): boolean {
  for (const other of ["page", "action"] as const)
    if (item[other] !== undefined)
      tell({ pointer: `/${other}`, reason: "an item that opens others does nothing else" });
  if (level < mostLevels) return true;
  tell({ pointer: "/items", reason: `items of a menu are nested at most ${mostLevels} levels deep` });
  return false;
}

function openItems(item: Written, compiling: Compiling): CompiledMenuItem[] {
  const told: Tell = (error) => compiling.tell({ ...error, pointer: `/items${error.pointer}` });
  return compileItems(item.items ?? [], { ...compiling, tell: told, level: compiling.level + 1 });
}

/** An item as its schema has it, but for the words of `type`. */
type Written = Omit<MenuItem, "type"> & { type?: string };

/** Opens a page in the centre of its menu; in other menus, in the centre that has it. */
function openPage(page: string, menu: string, layouts: ReadonlySet<string>, tell: Tell): Action | undefined {
  const areas = Object.entries(centres).filter(([, { menu: name, centre }]) => name === menu || centre === menu);
  const candidates = areas.length > 0 ? areas : Object.entries(centres);
  const found = candidates.find(([area]) => layouts.has(`${area}/${page}`));
  if (found) return { do: "openCentre", centre: found[1].centre, page };
  const pages = candidates.flatMap(([area]) =>
    [...layouts].filter((key) => key.startsWith(`${area}/`)).map((key) => key.slice(area.length + 1)),
  );
  tell({ pointer: "/page", reason: `there is no page ${page}`, written: page, choices: pages });
  return undefined;
}

function featureCondition(type: string | undefined): Condition | undefined {
  if (type === undefined) return undefined;
  const needs = Object.hasOwn(needsOfType, type) ? needsOfType[type] : undefined;
  if (!needs) return { flag: type };
  return { all: [{ flag: needs.feature }, { value: { bind: `/contracts/${needs.contract}` }, in: [true] }] };
}

function allOf(a: Condition | undefined, b: Condition | undefined): Condition | undefined {
  return a && b ? { all: [a, b] } : (a ?? b);
}
