import { getCountries } from "libphonenumber-js";
import type { Operations } from "#contracts/api.ts";
import { isAddressRange, type ListedAddress } from "#server/features/system/switches/addressSet.ts";
import { fromWallTime } from "#compile/time/WallTime.ts";
import { refusal } from "#server/http/Failure.ts";

/** A switch as it is kept, and what the audit says of it. */
export interface WrittenSwitch {
  value: Record<string, unknown>;
  said: string;
}

/** Nobody plans further ahead; in milliseconds. A year that was mistyped would close the site for ever. */
const longestMs = 366 * 86_400_000;
/** Countries and territories without telephone numbers of their own, which addresses may have all the same. */
const unnumbered = ["AQ", "BV", "GS", "HM", "PN", "TF", "UM"];
const languageCode = /^[A-Z]{2}(-[A-Z]{2})?$/;
const countryCodes: ReadonlySet<string> = new Set([...getCountries(), ...unnumbered]);

type Faults = Record<string, { key: string; values?: Record<string, string> }>;

/** Reads what an operator wants maintenance to be. Throws form_invalid with the error of each field. */
export function toMaintenance(
  body: Operations["setMaintenance"]["body"],
  { zone, now }: { zone: string; now: number },
): WrittenSwitch {
  const { mode, fromDay = "", fromTime = "", untilDay = "", untilTime = "", messages = [], testers = [] } = body;
  const faults: Faults = {};
  const momentOf = (name: "from" | "until", day: string, time: string): number | null => {
    if (day === "") return null;
    const moment = fromWallTime({ day, time: time === "" ? "00:00" : time }, zone);
    if (moment === null) faults[`${name}Time`] = { key: "error.switch_bad_time" };
    else if (Math.abs(moment - now) > longestMs) faults[`${name}Day`] = { key: "error.switch_too_far" };
    return moment;
  };
  const isOff = mode === "open";
  const from = mode === "planned" ? momentOf("from", fromDay, fromTime) : null;
  const until = isOff ? null : momentOf("until", untilDay, untilTime);
  if (mode === "planned" && fromDay === "") faults["fromDay"] = { key: "error.switch_needs_from" };
  if (until !== null && until <= Math.max(now, from ?? now)) faults["untilDay"] ??= { key: "error.switch_over" };
  const said = new Set<string>();
  for (const [place, { language }] of messages.entries()) {
    if (!languageCode.test(language) || said.has(language))
      faults[`/messages/${place}/language`] = { key: "error.switch_bad_language" };
    said.add(language);
  }
  noteAddresses(faults, "testers", testers);
  refuse(faults);
  const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
  const value = {
    mode,
    from: iso(from),
    until: iso(until),
    messages: Object.fromEntries(messages.map(({ language, text }) => [language, text.trim()] as const)),
    testers: testers.map(trimmed),
    testersGet: body.testersGet ?? "site",
  };
  return { value, said: [mode, value.from, value.until && `→ ${value.until}`].filter(Boolean).join(" ") };
}

/** Reads where an operator wants the site to be offered. Throws form_invalid with the error of each field. */
export function toRegions(body: Operations["setRegions"]["body"]): WrittenSwitch {
  const { mode, countries = "", unknown = "open", open = [], blocked = [] } = body;
  const faults: Faults = {};
  const words = countries.toUpperCase().split(/[\s,]+/);
  const codes = [...new Set(words.filter((word) => word !== ""))];
  const wrong = codes.filter((code) => !countryCodes.has(code));
  if (wrong.length > 0)
    faults["countries"] = { key: "error.switch_bad_country", values: { codes: wrong.slice(0, 9).join(" ") } };
  // An empty list would let nobody in, or say nothing.
  if (mode !== "everywhere" && codes.length === 0) faults["countries"] = { key: "error.switch_needs_country" };
  noteAddresses(faults, "open", open);
  noteAddresses(faults, "blocked", blocked);
  refuse(faults);
  const value = { mode, countries: codes, unknown, open: open.map(trimmed), blocked: blocked.map(trimmed) };
  return { value, said: [mode, codes.join(" ")].filter(Boolean).join(": ") };
}

function noteAddresses(faults: Faults, list: string, entries: readonly ListedAddress[]): void {
  for (const [place, { address }] of entries.entries())
    if (!isAddressRange(address)) faults[`/${list}/${place}/address`] = { key: "error.switch_bad_address" };
}

const trimmed = ({ address, note = "" }: ListedAddress): ListedAddress => ({
  address: address.trim(),
  ...(note.trim() !== "" && { note: note.trim() }),
});

function refuse(fieldErrors: Faults): void {
  if (Object.keys(fieldErrors).length > 0) {
    throw refusal("form_invalid", "Please check what you typed.", { fieldErrors });
  }
}
