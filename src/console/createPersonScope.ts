import { compileFlags } from "#compile/flags.ts";
import { createScope, type Scope } from "#engine/index.ts";

/** The kinds of visitors a page is explained for. */
export const people = ["visitor", "member", "agent", "trial"] as const;

/** One kind of visitor. */
export type Person = (typeof people)[number];

/** Account types (access specification, section 6): 0 a plain member, 1 an agent, 4 a trial account. */
const accountTypes: Record<Person, number | null> = { visitor: null, member: 0, agent: 1, trial: 4 };

/** The scope such a visitor would have on the draft's site, without any data loaded. */
export function createPersonScope(person: Person, site: Record<string, unknown> | null): Scope {
  const accountType = accountTypes[person];
  const loggedIn = accountType !== null;
  const flags = compileFlags(site?.["flags"]);
  const session = {
    status: loggedIn ? "loggedIn" : "loggedOut",
    loggedIn,
    accountType,
    real: loggedIn && accountType !== 4,
  };
  return createScope(
    { session: () => session, brand: () => site?.["brand"], route: () => ({ path: "/index" }) },
    (flag) => flags.has(flag),
  );
}
