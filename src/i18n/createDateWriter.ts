import { isEvenTag } from "./intlTags.ts";

/** Writes a moment: as a day, or with its hour. */
export type WriteDate = (time: Date, withTime: boolean) => string;

/** What tells date writers apart. */
interface DateWriterOptions {
  /** BCP 47 tag. */
  tag: string;
  /** The visitor's own where there is none. */
  timeZone?: string | undefined;
}

/**
 * Month names of languages whose data browsers leave out. Chromium carries no Khmer: without these a page in the default
 * language would show English months. The names are those of CLDR 48.
 */
const ownMonths: Readonly<Record<string, readonly string[]>> = {
  km: "មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ".split(" "),
};

/** Dates of a language by `Intl`; where not every browser knows it, with our own month names, or else in figures alone. */
export function createDateWriter({ tag, timeZone }: DateWriterOptions): WriteDate {
  const zone = timeZone === undefined ? {} : { timeZone };
  if (isEvenTag(tag) && Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0) {
    const base = { ...zone, numberingSystem: "latn", dateStyle: "medium" } as const;
    const day = new Intl.DateTimeFormat(tag, base);
    const moment = new Intl.DateTimeFormat(tag, { ...base, timeStyle: "short" });
    return (time, withTime) => (withTime ? moment : day).format(time);
  }
  const split = new Intl.DateTimeFormat("en-GB", {
    ...zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const months = ownMonths[tag];
  return (time, withTime) => {
    const part = Object.fromEntries(split.formatToParts(time).map(({ type, value }) => [type, value]));
    const { year = "", month = "", day = "", hour = "", minute = "" } = part;
    const name = months?.[Number(month) - 1];
    const date = name === undefined ? `${year}-${month}-${day}` : `${Number(day)} ${name} ${year}`;
    return withTime ? `${date}${name === undefined ? " " : ", "}${hour}:${minute}` : date;
  };
}
