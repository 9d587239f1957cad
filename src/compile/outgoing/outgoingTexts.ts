/** What a text of a mail or text message has to be. */
export interface OutgoingTextRule {
  /** Values that it must show: without them the message is worth nothing. */
  must: readonly string[];
  /** Values that it may show beside them. */
  may: readonly string[];
  /** One line, as subjects are. */
  isOneLine: boolean;
  /** Most characters. */
  longest: number;
}

const line = { isOneLine: true, longest: 150 };
const letter = { isOneLine: false, longest: 4_000 };
/** Five parts of a text message in any script. */
const short = { isOneLine: false, longest: 335 };

/** Every text that the platform writes to somebody, by mail, text message or into their messages, by its key: operators edit them as all texts. */
export const outgoingTexts = {
  "sms.code": { must: ["code"], may: ["minutes", "brand"], ...short },
  "sms.passwordChanged": { must: ["account"], may: ["brand"], ...short },
  "sms.accountChanged": { must: ["account"], may: ["brand"], ...short },
  "mail.code.subject": { must: [], may: ["brand"], ...line },
  "mail.code.body": { must: ["code"], may: ["minutes", "brand"], ...letter },
  "mail.accountChanged.subject": { must: [], may: ["brand"], ...line },
  "mail.accountChanged.body": { must: ["account"], may: ["brand"], ...letter },
  "mail.passwordReset.subject": { must: [], may: ["brand"], ...line },
  "mail.passwordReset.body": { must: ["link"], may: ["account", "minutes", "brand"], ...letter },
  "mail.passwordChanged.subject": { must: [], may: ["brand"], ...line },
  "mail.passwordChanged.body": { must: ["account"], may: ["brand"], ...letter },
  "mail.passkeyAdded.subject": { must: [], may: ["brand"], ...line },
  "mail.passkeyAdded.body": { must: ["account"], may: ["name", "brand"], ...letter },
  "mail.passkeyRemoved.subject": { must: [], may: ["brand"], ...line },
  "mail.passkeyRemoved.body": { must: ["account"], may: ["name", "brand"], ...letter },
  "mail.factorOn.subject": { must: [], may: ["brand"], ...line },
  "mail.factorOn.body": { must: ["account"], may: ["brand"], ...letter },
  "mail.factorOff.subject": { must: [], may: ["brand"], ...line },
  "mail.factorOff.body": { must: ["account"], may: ["brand"], ...letter },
  "inbox.stakeReturned.subject": { must: [], may: ["game", "stake", "brand"], ...line },
  "inbox.stakeReturned.body": { must: ["game", "round", "stake"], may: ["brand"], ...letter },
  "inbox.roundSettled.subject": { must: [], may: ["game", "payout", "brand"], ...line },
  "inbox.roundSettled.body": { must: ["game", "round", "payout"], may: ["stake", "brand"], ...letter },
  "inbox.contractOffered.subject": { must: [], may: ["upline", "brand"], ...line },
  "inbox.contractOffered.body": { must: ["upline", "until"], may: ["brand"], ...letter },
  "inbox.contractEnded.subject": { must: [], may: ["upline", "brand"], ...line },
  "inbox.contractEnded.body": { must: ["upline", "until"], may: ["brand"], ...letter },
  "inbox.contractWithdrawn.subject": { must: [], may: ["upline", "brand"], ...line },
  "inbox.contractWithdrawn.body": { must: ["upline"], may: ["brand"], ...letter },
  "inbox.contractEndAsked.subject": { must: [], may: ["by", "brand"], ...line },
  "inbox.contractEndAsked.body": { must: ["by"], may: ["brand"], ...letter },
  "inbox.contractAccepted.subject": { must: [], may: ["by", "brand"], ...line },
  "inbox.contractAccepted.body": { must: ["by"], may: ["brand"], ...letter },
  "inbox.contractRejected.subject": { must: [], may: ["by", "brand"], ...line },
  "inbox.contractRejected.body": { must: ["by"], may: ["brand"], ...letter },
  "inbox.contractEndAgreed.subject": { must: [], may: ["by", "brand"], ...line },
  "inbox.contractEndAgreed.body": { must: ["by", "until"], may: ["brand"], ...letter },
  "inbox.contractEndRefused.subject": { must: [], may: ["by", "brand"], ...line },
  "inbox.contractEndRefused.body": { must: ["by"], may: ["brand"], ...letter },
  "inbox.billComputed.subject": { must: [], may: ["amount", "brand"], ...line },
  "inbox.billComputed.body": { must: ["from", "to", "amount"], may: ["brand"], ...letter },
  "inbox.billDenied.subject": { must: [], may: ["brand"], ...line },
  "inbox.billDenied.body": { must: ["from", "to", "words"], may: ["amount", "brand"], ...letter },
  "inbox.disputeAnswered.subject": { must: [], may: ["brand"], ...line },
  "inbox.disputeAnswered.body": { must: ["from", "to", "words"], may: ["amount", "brand"], ...letter },
} as const satisfies Record<string, OutgoingTextRule>;

/** The key of a text that leaves the platform. */
export type OutgoingTextKey = keyof typeof outgoingTexts;
