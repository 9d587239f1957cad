import type { Translate } from "../schemaWords.ts";
import { visitorKinds, type MenuVisitor } from "./itemAudience.ts";

const groups: Readonly<Record<string, readonly MenuVisitor[]>> = {
  everybody: visitorKinds,
  loggedOut: visitorKinds.filter((kind) => kind === "visitor"),
  loggedIn: visitorKinds.filter((kind) => kind !== "visitor"),
  real: visitorKinds.filter((kind) => kind !== "visitor" && kind !== "trial"),
  agents: visitorKinds.filter((kind) => kind.startsWith("agent")),
};

/** Groups of visitors that have a name, by it. */
export const audienceGroups = groups;

/** Kinds of visitors in words: the name of the group that they are, else each by itself, with all agents as one. */
export function audienceWords(kinds: readonly MenuVisitor[], translate: Translate): string {
  const group = Object.entries(groups).find(([, each]) => isSame(each, kinds))?.[0];
  if (group !== undefined) return translate(`console.menus.group.${group}`);
  const agents = groups["agents"] ?? [];
  const hasAll = agents.every((kind) => kinds.includes(kind));
  const words = kinds.flatMap((kind) => {
    if (!hasAll || !agents.includes(kind)) return [translate(`console.menus.kind.${kind}`)];
    return kind === agents[0] ? [translate("console.menus.agents")] : [];
  });
  return words.join(" · ");
}

/** Are they the same kinds? */
export function isSame(one: readonly MenuVisitor[], other: readonly MenuVisitor[]): boolean {
  return one.length === other.length && one.every((kind) => other.includes(kind));
}
