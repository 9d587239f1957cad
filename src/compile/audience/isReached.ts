import type { Audience, AudienceDevice } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { shareOf } from "./shareOf.ts";

/** Who looks, as the platform knows it. */
export interface KnownVisitor {
  /** Account type; null is nobody who is logged in. */
  accountType: number | null;
  /** Level of the club; null where there is none. */
  level: number | null;
  /** Two letters; empty where nobody says. */
  country: string;
  language: string;
  device: AudienceDevice;
  /** The member's id, or the visitor's; empty where there is none. */
  key: string;
}

/** Members of an audience; what is not among them is nobody's. */
const known = new Set(["accounts", "levelFrom", "levelTo", "countries", "languages", "devices", "percent"]);

/** Account types of agents, and the one of those who try the site out. */
const agentTypes: readonly number[] = [1, 2, 41, 42];
const trialType = 4;

/**
 * Whether somebody belongs to an audience: everything that it says has to hold, and an empty list says nothing. `name` is what
 * is rolled out: each thing draws its own part of a hundred. What cannot be read reaches nobody.
 */
export function isReached(audience: unknown, onlooker: KnownVisitor, name: string): boolean {
  if (!isRecord(audience) || Object.keys(audience).some((member) => !known.has(member))) return false;
  const { accounts, levelFrom, levelTo, countries, languages, devices, percent } = audience as Audience;
  return (
    isAmong(accounts, accountOf(onlooker)) &&
    isWithin(onlooker.level, levelFrom, levelTo) &&
    isAmong(countries, onlooker.country) &&
    isAmong(languages, onlooker.language) &&
    isAmong(devices, onlooker.device) &&
    (percent === undefined || (typeof percent === "number" && isInShare(onlooker.key, name, percent)))
  );
}

function accountOf({ accountType }: KnownVisitor): string {
  if (accountType === null) return "visitor";
  if (accountType === trialType) return "trial";
  return agentTypes.includes(accountType) ? "agent" : "member";
}

function isAmong(list: readonly string[] | undefined, own: string): boolean {
  return list === undefined || (Array.isArray(list) && (list.length === 0 || list.includes(own)));
}

function isWithin(level: number | null, from: number | undefined, to: number | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return level !== null && !(from !== undefined && level < from) && !(to !== undefined && level > to);
}

/** Of somebody without a name it is not known which part they are of. */
function isInShare(key: string, name: string, percent: number): boolean {
  if (percent >= 100) return true;
  return key !== "" && shareOf(name, key) * 100 < percent;
}
