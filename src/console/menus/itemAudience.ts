import type { Condition } from "#contracts/config.ts";
import { createScope, evaluateCondition } from "#engine/index.ts";
import { weekdays, type Weekday } from "#compile/time/weekdayAt.ts";
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
  /** Days of the week, by the brand's clock, on which some do not see it. */
  days: readonly Weekday[];
  /** Who does not see it on these days; everybody where there are none. */
  daysFor: readonly MenuVisitor[];
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
  const kinds = visitorKinds.filter((kind) => own.every((part) => holdsFor(part, kind)));
  // One of them can be chosen; another one stays as it is written.
  const off = parts.find((part) => daysOf(part) !== undefined);
  return {
    isHidden: parts.some(isNever),
    kinds,
    days: daysOf(off) ?? [],
    daysFor: off ? awayOn(off) : visitorKinds,
    flags: parts.flatMap((part) => (typeof part["flag"] === "string" ? [part["flag"]] : [])),
    rest: parts.filter(
      (part) => part !== off && !isNever(part) && !own.includes(part) && typeof part["flag"] !== "string",
    ) as unknown as Condition[],
  };
}

/** The condition that says it; undefined for what is there always. */
export function writeAudience({ isHidden, kinds, days, daysFor, flags, rest }: ItemAudience): Condition | undefined {
  const parts = [
    ...(isHidden ? [never] : []),
    ...whoFor(kinds),
    ...offOn(days, daysFor),
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

function holdsFor(part: unknown, kind: MenuVisitor): boolean {
  const scope = createScope({ session: () => sessionOf(kind) }, () => false, kind);
  return evaluateCondition(part as Condition, scope);
}

/** Days and visitors on which an item is away: "not on these days", or "not on these days, or not for these visitors". */
function offOn(days: readonly Weekday[], kinds: readonly MenuVisitor[]): Condition[] {
  if (days.length === 0) return [];
  const off: Condition = { not: { value: { bind: weekday }, in: weekdays.filter((day) => days.includes(day)) } };
  const [one, ...others] = whoFor(kinds);
  if (one === undefined) return [off];
  return [{ any: [off, { not: others.length === 0 ? one : { all: [one, ...others] } }] }];
}

const weekday = "/clock/weekday";

/** The days that a part of a condition takes away; undefined where it says something else. */
function daysOf(part: unknown): Weekday[] | undefined {
  if (!isRecord(part)) return undefined;
  const { any } = part;
  if (!Array.isArray(any)) return awayDays(part);
  const [off, ...who] = any as unknown[];
  return who.length === 1 && isRecord(who[0]) && isOfSession(who[0]["not"]) ? awayDays(off) : undefined;
}

function awayDays(part: unknown): Weekday[] | undefined {
  if (!isRecord(part)) return undefined;
  const { not, value, in: list } = part;
  // What is there on some days alone is away on all others.
  const others = not === undefined ? undefined : awayDays(not);
  if (others) return weekdays.filter((day) => !others.includes(day));
  const isOfDays = isRecord(value) && value["bind"] === weekday && Array.isArray(list);
  return isOfDays ? weekdays.filter((day) => !(list as unknown[]).includes(day)) : undefined;
}

/** Whom such a part takes it away from. */
function awayOn(part: Part): readonly MenuVisitor[] {
  const [, who] = Array.isArray(part["any"]) ? (part["any"] as unknown[]) : [];
  return who === undefined ? visitorKinds : visitorKinds.filter((kind) => !holdsFor(who, kind));
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
