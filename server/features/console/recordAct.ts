import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";

/** What operators do beside publishing, as the audit names it. Publications write their own rows. */
export type OperatorAct =
  | "signIn"
  | "signInRefused"
  | "factorRefused"
  | "factorOn"
  | "factorOff"
  | "factorReset"
  | "factorDemanded"
  | "factorNotDemanded"
  | "signOut"
  | "confirm"
  | "operatorCreated"
  | "tokenMade"
  | "tokenEnded"
  | "adopt"
  | "outboxRead"
  | "messageRetried"
  | "demoEnded"
  | "maintenance"
  | "regions"
  | "vendorStatus"
  | "memberLocked"
  | "memberUnlocked"
  | "chatRemoved"
  | "chatMuted"
  | "chatUnmuted"
  | "chatWords"
  | "depositSeen"
  | "depositApproved"
  | "depositRejected"
  | "depositClosed"
  | "messagesSent"
  | "playLimit"
  | "playBreak"
  | "playExclusion"
  | "billsConfirmed"
  | "billDenied"
  | "disputeAnswered"
  | "contractOffered"
  | "contractAnswered"
  | "contractSetting"
  | "templateChanged"
  | "bonusAsked"
  | "bonusGiven"
  | "bonusRefused"
  | "bonusEnded"
  | "redeemApproved"
  | "redeemRejected"
  | "rewardAdded"
  | "rewardChanged"
  | "mallSettings"
  | "activityAdded"
  | "activityChanged"
  | "entrySeen"
  | "entryApproved"
  | "entryRejected"
  | "entryIssued"
  | "missionAdded"
  | "missionChanged"
  | "withdrawalSeen"
  | "withdrawalApproved"
  | "withdrawalRejected"
  | "withdrawalPaid"
  | "withdrawalForced"
  | "withdrawalBounced"
  | "withdrawalClosed"
  | "ruleAsked"
  | "ruleApplied"
  | "ruleRefused"
  | "adjustmentAsked"
  | "adjustmentBooked"
  | "adjustmentRefused"
  | "vendorChanged"
  | "gameChanged"
  | "stakeAsked"
  | "stakeReturned";

/** Adds a row to the audit. `detail` is what `describeAct` puts into words. */
export async function recordAct(
  db: Queryable,
  clock: Clock,
  operator: string,
  act: OperatorAct,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const values = [clock.now(), operator, act, detail];
  await db.query("INSERT INTO operator_act (at, operator, act, detail) VALUES ($1, $2, $3, $4)", values);
}
