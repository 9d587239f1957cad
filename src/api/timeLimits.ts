/** Time limit of one try, in milliseconds (fault F-04). */
export const timeLimitMs = 10_000;
/** Longest wait for a call that the contract calls slow: the platform itself ends such work after a minute and a half. */
export const slowTimeLimitMs = 120_000;

/**
 * Time limit of what the whole site is made from, in milliseconds: nothing is blocked by it, since the last good site or the
 * bundled one is shown meanwhile, and giving up would leave a slow network with that for ever.
 */
export const siteTimeLimitMs = 60_000;
