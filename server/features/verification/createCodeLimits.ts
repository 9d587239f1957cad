import { getCountries, getCountryCallingCode } from "libphonenumber-js";
import type { Deps } from "#server/Deps.ts";
import { refusal } from "#server/http/Failure.ts";
import { networkOf, visitorOf, type Caller } from "#server/http/visitorOf.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll, type Claim } from "#server/security/takeAll.ts";
import type { PhoneNumber } from "./createCodes.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What one number, address, range or country may use up (S-37). */
const limits: Record<"gap" | "burst" | "number" | "address" | "network" | "range" | "country", Limit> = {
  gap: { most: 1, seconds: minute },
  burst: { most: 3, seconds: 10 * minute },
  number: { most: 10, seconds: day },
  address: { most: 5, seconds: hour },
  network: { most: 50, seconds: hour },
  range: { most: 30, seconds: hour },
  country: { most: 1_000, seconds: day },
};
/** Leading digits that numbers bought in bulk share. */
const rangeDigits = 5;

/** Throws before a code goes out that should not: 429 with the time to wait, or a refusal for a country. */
export type CodeLimits = (to: PhoneNumber, from: Caller) => Promise<void>;

/** The limits on codes. They count what is asked for and allowed, whether or not somebody has the number. */
export function createCodeLimits({ config, throttle }: Pick<Deps, "config"> & { throttle: Throttle }): CodeLimits {
  const { smsPerDay, smsCountries } = config.limits;
  const allowed = new Set(smsCountries.filter(isCountry).map((country) => getCountryCallingCode(country)));

  return async ({ dialingCode, mobileNum }, from) => {
    if (smsCountries.length > 0 && !allowed.has(dialingCode as never)) {
      throw refusal("country_not_served", "Codes cannot be sent to this country.");
    }
    const number = `+${dialingCode}${mobileNum.replace(/^0+/, "")}`;
    const claims: Claim[] = [
      ["codeAddress", visitorOf(from), limits.address],
      ["codeNetwork", networkOf(from), limits.network],
      ["codeGap", number, limits.gap],
      ["codeBurst", number, limits.burst],
      ["codeNumber", number, limits.number],
      ["codeRange", `+${dialingCode}${mobileNum.slice(0, rangeDigits)}`, limits.range],
      ["codeCountry", dialingCode, limits.country],
      ["codeBudget", "all", { most: smsPerDay, seconds: day }],
    ];
    await takeAll(throttle, claims);
  };
}

function isCountry(code: string): code is ReturnType<typeof getCountries>[number] {
  return (getCountries() as string[]).includes(code);
}
