/** How a language writes a number: the mark before its decimals, the mark between its groups, and how long groups are. */
export interface NumberMarks {
  decimal: string;
  group: string;
  /** Figures of the last group before the decimals, and of those before it. */
  sizes: [last: number, others: number];
}

/** The marks of a language, read off a number that `write` has written in it. */
export function numberMarks(write: (value: number) => string): NumberMarks {
  const parts = [...write(123_456_789.5).matchAll(/(\d+)(\D*)/g)].map(([, figures = "", mark = ""]) => ({
    figures,
    mark,
  }));
  const decimal = parts.at(-2)?.mark || ".";
  const groups = parts.slice(0, -1);
  const group = groups.length > 1 ? (groups[0]?.mark ?? "") : decimal === "," ? "." : ",";
  return { decimal, group, sizes: [groups.at(-1)?.figures.length ?? 3, groups.at(-2)?.figures.length ?? 3] };
}

/** A plain number (`-1234.5`) with the marks of a language (`-1,234.5`), to the last figure. */
export function writePlainNumber(plain: string, { decimal, group, sizes }: NumberMarks): string {
  const [whole = "", fraction] = plain.replace("-", "").split(".");
  const cuts: string[] = [];
  let rest = whole;
  while (rest.length > (cuts.length === 0 ? sizes[0] : sizes[1])) {
    const size = cuts.length === 0 ? sizes[0] : sizes[1];
    cuts.unshift(rest.slice(-size));
    rest = rest.slice(0, -size);
  }
  const sign = plain.startsWith("-") ? "-" : "";
  return sign + [rest, ...cuts].join(group) + (fraction === undefined ? "" : decimal + fraction);
}
