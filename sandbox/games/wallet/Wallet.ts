/** Whose wallet, and in which game. */
export interface Player {
  /** The platform's name of the vendor that the game belongs to. */
  vendor: string;
  /** The platform's name of this play; it is asked with it for the balance and for stakes. */
  session: string;
  /** The same each time the same person plays. */
  player: string;
  gameCode: string;
  language: string;
  /** ISO 4217; XXX is play without money. */
  currency: string;
}

/** A stake. Amounts in minor units. */
export interface Stake {
  vendor: string;
  session: string;
  /** Names the call: told twice, it counts once. */
  transaction: string;
  /** Names the stake and what comes of it. */
  round: string;
  amount: number;
  currency: string;
  details: { name: string; value: string }[];
}

/** What a stake came to. */
export interface Payout extends Omit<Stake, "session"> {}

/** Calls a stake off. */
export interface CallOff {
  vendor: string;
  transaction: string;
  round: string;
}

/**
 * The platform's seamless wallet. Each call may be sent again. They throw `WalletRefusal` where the platform said no for good, and
 * `WalletSilence` where nobody knows whether it heard.
 */
export interface Wallet {
  /** Trades the token of a launch, which works once, for a play. */
  open(vendor: string, token: string): Promise<Player & { balance: number }>;
  balance(vendor: string, session: string): Promise<number>;
  debit(stake: Stake): Promise<number>;
  credit(payout: Payout): Promise<number>;
  rollback(round: CallOff): Promise<void>;
}

/** The platform said no, and will say it again. */
export class WalletRefusal extends Error {
  override name = "WalletRefusal";
  readonly code: string;
  readonly value: Record<string, unknown> | null;

  constructor(code: string, message: string, value: Record<string, unknown> | null = null) {
    super(message);
    this.code = code;
    this.value = value;
  }
}

/** No answer that says anything: the call may have been done, or not. */
export class WalletSilence extends Error {
  override name = "WalletSilence";
}
