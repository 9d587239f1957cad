import type { NumberMarks } from "./numberMarks.ts";
import { toWesternDigits } from "./toWesternDigits.ts";

/** Marks of direction, spaces of all widths and apostrophes: they part figures and say nothing. */
const silent = /[\p{Cf}\p{Zs}\t'’`]/gu;

/**
 * A number as people type it (`1,250.5`, `1 250,50`, `١٬٢٥٠٫٥`) as a plain one (`1250.5`); undefined for what is none. A
 * mark that stands once may be that of decimals or that of groups: the language decides, unless the figures cannot be a
 * group. `places` are the decimals that there may be: without any, a mark before three figures parts groups.
 */
export function readTypedNumber(text: string, { decimal, group }: NumberMarks, places = Infinity): string | undefined {
  const plain = toWesternDigits(text)
    .replaceAll(silent, "")
    .replace(/^[−‒–]/, "-")
    .replaceAll("٬", decimal === "," ? "." : ",")
    .replaceAll(/[٫]/g, decimal === "," ? "," : ".")
    .replaceAll("،", ",");
  const [, sign = "", figures = ""] = /^(-?)([\d.,]+)$/.exec(plain) ?? [];
  if (!/\d/.test(figures)) return undefined;
  const mark = decimalMark(figures, decimal, group, places);
  if (mark === undefined) return joined(sign, figures, "");
  const at = figures.lastIndexOf(mark);
  return joined(sign, figures.slice(0, at), figures.slice(at + 1));
}

/** Which of the marks parts the decimals; undefined where none does. */
function decimalMark(figures: string, decimal: string, group: string, places: number): string | undefined {
  const marks = [...figures].filter((sign) => sign === "." || sign === ",");
  const last = marks.at(-1);
  if (last === undefined) return undefined;
  if (new Set(marks).size > 1) return last;
  if (marks.length > 1) return undefined;
  const isGroupable = /^[1-9]\d{0,2}[.,]\d{3}$/.test(figures);
  if (isGroupable && (places === 0 || (last === group && last !== decimal))) return undefined;
  return last;
}

function joined(sign: string, whole: string, fraction: string): string | undefined {
  if (/\D/.test(fraction)) return undefined;
  // Groups have three figures, or two between the first and the last (12,34,567).
  if (/[.,]/.test(whole) && !/^\d{1,3}(?<mark>[.,])(?:\d{2,3}\k<mark>)*\d{3}$/.test(whole)) return undefined;
  const bare = whole.replaceAll(/[.,]/g, "").replace(/^0+(?=\d)/, "");
  return `${sign}${bare === "" ? "0" : bare}${fraction === "" ? "" : `.${fraction}`}`;
}
