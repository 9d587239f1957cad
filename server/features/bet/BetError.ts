/** Why a vendor's word about a round cannot be followed; nothing was written. */
export class BetError extends Error {
  /**
   * `unknown`: no such round. `changed`: it was told before with other figures. `void`: it was called off. The vendor is in error,
   * or has heard an older answer; the player can do nothing about it.
   */
  readonly reason: "unknown" | "changed" | "void";

  constructor(reason: BetError["reason"], round: string) {
    super(`Round ${round}: ${reason}`);
    this.reason = reason;
  }
}
