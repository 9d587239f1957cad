/** Writes amounts of a currency, given in minor units, as the language of the page does; play money (XXX) has no sign. */
export function moneyIn(currency: string): (minor: number) => string {
  const { lang, dir } = document.documentElement;
  const format = new Intl.NumberFormat(
    lang,
    currency === "XXX"
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: "currency", currency, currencyDisplay: "narrowSymbol" },
  );
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  // An amount as it is read in every direction; marks of the language would turn its sign round.
  const isolate = (amount: string): string =>
    dir === "rtl" ? `\u2066${amount.replace(/[\u200e\u200f\u061c]/g, "")}\u2069` : amount;
  return (minor) => isolate(format.format(minor / 10 ** digits));
}
