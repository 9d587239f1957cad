/** A fee: a fixed part, and hundredths of a per cent. */
export interface FeeTerms {
  /** In minor units. */
  feeFixed: number;
  feePoints: number;
}

/** What is kept of an amount, in minor units: the part of a unit that is left over is ours, up. Exact up to 2^53. */
export function feeOf(amount: number, { feeFixed, feePoints }: FeeTerms): number {
  const share = (BigInt(amount) * BigInt(feePoints) + 9_999n) / 10_000n;
  return Number(BigInt(feeFixed) + share);
}
