/**
 * Currencies of ISO 4217 whose minor unit is not a hundredth: how many digits stand after the point (the standard's list one, as
 * its maintenance agency SIX publishes it, amendment 177). What a browser's `Intl` says is of no use here: Chromium goes by what is in use, and
 * gives the Indonesian rupiah, the Lao kip and the Hungarian forint none, where the standard, and so a platform, counts hundredths.
 */
const iso4217: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
  4: "CLF UYW",
};

/**
 * Currencies outside of the standard: the smallest unit that each one's own protocol counts in (satoshi, wei, lamport, drop,
 * sun …), and the parts of a bitcoin that games are played for (mBTC, µBTC), down to the satoshi.
 */
const others: Readonly<Record<number, string>> = {
  2: "UBTC",
  5: "MBTC",
  6: "ADA ATOM TRX USDC USDT XRP XTZ",
  7: "XLM",
  8: "BCH BSV BTC BTG DASH DOGE LTC XBT ZEC",
  9: "GWEI SOL SUI TON",
  10: "DOT",
  12: "XMR",
  18: "AVAX BNB BUSD CRO DAI ETC ETH MATIC POL SHIB",
};

const digits = new Map<string, number>(
  [iso4217, others].flatMap((table) =>
    Object.entries(table).flatMap(([count, codes]) => codes.split(" ").map((code) => [code, Number(count)] as const)),
  ),
);

/** Digits after the point of a currency's minor unit: 0 for VND, 3 for KWD, 8 for BTC; a code that is in no list counts hundredths. */
export function minorDigits(currency: string): number {
  return digits.get(currency.toUpperCase()) ?? 2;
}
