import { layerScope, createScope, type Scope } from "#engine/index.ts";
import { sampleOf } from "../types/sampleOf.ts";
import { siteScope } from "../types/ScopeTypes.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** Who looks at a page while it is tried out. */
export interface VisitorKind {
  name: string;
  /** Account type; null is nobody who is logged in. */
  accountType: number | null;
}

/** Every kind of visitor that pages are tried with. */
export const visitors: readonly VisitorKind[] = [
  { name: "visitor", accountType: null },
  { name: "member", accountType: 0 },
  { name: "agent", accountType: 1 },
  { name: "trial", accountType: 4 },
];

/** What a visitor's pages read under /session. */
export function sessionOf({ accountType }: VisitorKind): Record<string, unknown> {
  if (accountType === null) return { loggedIn: false, real: false, status: "visitor" };
  const member = sampleOf(siteScope.get("session") ?? {}) as Record<string, unknown>;
  const real = accountType !== 4;
  return { ...member, loggedIn: true, real, newcomer: false, status: "loggedIn", accountType, type: accountType };
}

/** The scope that a visitor's documents share: the session as it would be, and samples of the rest. */
export function visitorScope(
  visitor: VisitorKind,
  look: { language: string; theme: "dark" | "light" },
  { compiled }: SiteIndex,
): Scope {
  const samples = Object.fromEntries([...siteScope].map(([root, type]) => [root, sampleOf(type)]));
  const values: Record<string, unknown> = {
    ...samples,
    session: sessionOf(visitor),
    brand: compiled.brand,
    ui: { ...(samples["ui"] as object), ...look, direction: "ltr" },
  };
  const roots = Object.fromEntries(Object.entries(values).map(([root, value]) => [root, () => value]));
  const scope = createScope(roots, (flag) => compiled.flags.has(flag), visitor.name);
  return layerScope(scope, { dialog: () => ({}), row: () => ({}), form: () => ({}) }, "dialog");
}
