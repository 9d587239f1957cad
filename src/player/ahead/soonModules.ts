import { pageKey } from "#compile/pageKey.ts";
import type { Condition } from "#contracts/config.ts";
import { createRegistry, pickRenderer } from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import { renderers } from "#renderers/index.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";

const registry = createRegistry(renderers);

/** What is drawn where something failed, is empty or is opened comes seldom, or later. */
const seldom = new Set(["empty", "failed", "action", "then", "refused"]);

/**
 * Modules of the chunks that a page will be drawn with once its data are there, but for what is asked for only near the screen,
 * and for what cannot be shown to an account of this type; null is a visitor. Fetched while the data are on their way, they come together with them.
 */
export function soonModules(path: string, site: PlayerSite, member: number | null): string[] {
  const modules = new Set<string>();
  const read = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) read(one);
    if (!isRecord(value) || value["near"] === true) return;
    if (!mayHold(value["when"] as Condition | undefined, site, member)) return;
    const { kind } = value;
    if (typeof kind === "string" && registry.has(kind)) {
      const picked = pickRenderer(registry, { ...value, kind }, "");
      if ("renderer" in picked && picked.renderer.chunk) modules.add(picked.renderer.chunk.module);
    }
    for (const [name, inner] of Object.entries(value)) {
      // Of tabs the first is shown.
      if (kind === "tabs" && name === "tabs" && Array.isArray(inner)) read(inner[0]);
      else if (!seldom.has(name)) read(inner);
    }
  };
  const key = pageKey(path, (name) => Object.hasOwn(site.layouts, name), site.paths);
  read(site.openLayout(site.layouts[key], key).root);
  return [...modules].toSorted();
}

/** Whether a condition may come to hold, as far as that is known: what asks for data may. */
function mayHold(condition: Condition | undefined, site: PlayerSite, member: number | null): boolean {
  if (!isRecord(condition)) return true;
  const may = (one: Condition) => mayHold(one, site, member);
  if ("flag" in condition) return site.flags.has(condition.flag);
  if ("loggedIn" in condition) return condition.loggedIn === (member !== null);
  if ("accountType" in condition) return member !== null && condition.accountType.includes(member);
  if ("all" in condition) return condition.all.every(may);
  if ("any" in condition) return condition.any.some(may);
  const { not } = condition as { not?: Condition };
  return !isRecord(not) || !["flag", "loggedIn", "accountType"].some((known) => known in not) || !may(not);
}
