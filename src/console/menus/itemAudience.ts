import type { Condition } from "#contracts/config.ts";
import { createScope, evaluateCondition } from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";

/** The kinds of visitors that menus tell apart. */
export const visitorKinds = ["visitor", "member", "agent1", "agent2", "agent41", "agent42", "trial"] as const;

/** One of them. */
export type MenuVisitor = (typeof visitorKinds)[number];

/** Account types by kind (access specification: 1, 2, 41, 42 agents; 4 trial; any other a plain member). */
const accountTypes: Readonly<Record<Exclude<MenuVisitor, "visitor">, number>> = {
  member: 0,
  agent1: 1,
  agent2: 2,
  agent41: 41,
  agent42: 42,
  trial: 4,
};

/** What a visitor's pages read under /session. */
export function sessionOf(kind: MenuVisitor): Record<string, unknown> {
  if (kind === "visitor") return { loggedIn: false, real: false, status: "visitor" };
  const accountType = accountTypes[kind];
  return {
    loggedIn: true,
    real: kind !== "trial",
    status: "loggedIn",
    accountType,
    type: accountType,
    newcomer: false,
  };
}

/** The condition of an item, taken apart into what can be chosen one by one. */
export interface ItemAudience {
  /** Is it hidden from everybody? */
  isHidden: boolean;
  /** Who may see it, as far as it says so. */
  kinds: readonly MenuVisitor[];
  /** Features that have to be on. */
  flags: readonly string[];
  /** What else has to hold. */
  rest: readonly Condition[];
}

/** What never holds: one of no conditions. What it stands beside is kept for the day on which the item is shown again. */
const never: Condition = { any: [] };

/** Takes a condition apart. What cannot be understood is part of the rest. */
export function readAudience(when: unknown): ItemAudience {
  const parts = partsOf(when);
  const own = parts.filter(isOfSession);
  const kinds = visitorKinds.filter((kind) => {
    const scope = createScope({ session: () => sessionOf(kind) }, () => false, kind);
    return own.every((part) => evaluateCondition(part as unknown as Condition, scope));
  });
  return {
    isHidden: parts.some(isNever),
    kinds,
    flags: parts.flatMap((part) => (typeof part["flag"] === "string" ? [part["flag"]] : [])),
    rest: parts.filter(
      (part) => !isNever(part) && !own.includes(part) && typeof part["flag"] !== "string",
    ) as unknown as Condition[],
  };
}

/** The condition that says it; undefined for what is there always. */
export function writeAudience({ isHidden, kinds, flags, rest }: ItemAudience): Condition | undefined {
  const parts = [
    ...(isHidden ? [never] : []),
    ...whoFor(kinds),
    ...flags.map((flag): Condition => ({ flag })),
    ...rest,
  ];
  const [only, ...others] = parts;
  return others.length === 0 ? only : { all: parts };
}

type Part = Readonly<Record<string, unknown>>;

function partsOf(when: unknown): Part[] {
  if (!isRecord(when)) return [];
  return Array.isArray(when["all"]) ? when["all"].flatMap(partsOf) : [when];
}

function isNever(part: Part): boolean {
  return Array.isArray(part["any"]) && part["any"].length === 0;
}

/** Does it hang on nothing but who looks, and can its answer be said in kinds of visitors? */
function isOfSession(part: unknown): boolean {
  if (!isRecord(part)) return false;
  if (typeof part["loggedIn"] === "boolean") return true;
  if (Array.isArray(part["accountType"])) return part["accountType"].every((type) => known.has(type));
  if (Array.isArray(part["all"])) return part["all"].every(isOfSession);
  if (Array.isArray(part["any"])) return part["any"].length > 0 && part["any"].every(isOfSession);
  if (Object.hasOwn(part, "not")) return isOfSession(part["not"]);
  const { value } = part;
  const wanted: unknown = part["in"] ?? [part["is"]];
  return (
    isRecord(value) &&
    (value["bind"] === "/session/real" || value["bind"] === "/session/loggedIn") &&
    Array.isArray(wanted) &&
    wanted.every((one) => typeof one === "boolean")
  );
}

const known: ReadonlySet<unknown> = new Set(Object.values(accountTypes).filter((type) => type !== 0));

/** Plain members are of any other type, so they are said by what they are not. */
function whoFor(kinds: readonly MenuVisitor[]): Condition[] {
  const has = (kind: MenuVisitor) => kinds.includes(kind);
  const accounts = visitorKinds.filter((kind) => kind !== "visitor");
  const typesOf = (wanted: boolean) =>
    accounts.filter((kind) => kind !== "member" && has(kind) === wanted).map((kind) => accountTypes[kind]);
  if (kinds.length === visitorKinds.length) return [];
  if (!accounts.some(has)) return has("visitor") ? [{ loggedIn: false }] : [{ any: [] }];
  if (!has("member")) {
    const types: Condition = { accountType: typesOf(true) };
    return [has("visitor") ? { any: [{ loggedIn: false }, types] } : types];
  }
  const left = typesOf(false);
  return [
    ...(has("visitor") ? [] : [{ loggedIn: true }]),
    ...(left.length === 0 ? [] : [{ not: { accountType: left } }]),
  ];
}
