import type { AuditRow } from "#contracts/api.ts";

/** What an act belongs to. */
export type AuditArea = AuditRow["area"];

/** What operators do, by what it belongs to: publications write their own rows (`publish_revision`), all others `recordAct`. */
export const actsByArea = {
  publishing: [
    "import",
    "publish",
    "revert",
    "publishRefused",
    "revertRefused",
    "scheduled",
    "scheduleCancelled",
    "scheduleFailed",
    "scheduleRefused",
    "reviewAsked",
    "reviewApproved",
    "reviewRefused",
    "reviewWithdrawn",
    "reviewVoided",
    "reviewDemanded",
    "reviewNotDemanded",
  ],
  drafts: [
    "adopt",
    "discard",
    "commented",
    "commentResolved",
    "commentReopened",
    "textConfirmed",
    "assetAdded",
    "assetDescribed",
    "assetRemoved",
  ],
  signIn: ["signIn", "signInRefused", "factorRefused", "signOut", "confirm"],
  people: [
    "operatorCreated",
    "operatorInvited",
    "invitationEnded",
    "operatorJoined",
    "roleChanged",
    "operatorDisabled",
    "operatorEnabled",
    "sessionsEnded",
    "factorOn",
    "factorOff",
    "factorReset",
    "factorDemanded",
    "factorNotDemanded",
    "tokenMade",
    "tokenEnded",
    "demoEnded",
  ],
  money: [
    "depositSeen",
    "depositApproved",
    "depositRejected",
    "depositClosed",
    "withdrawalSeen",
    "withdrawalApproved",
    "withdrawalRejected",
    "withdrawalPaid",
    "withdrawalForced",
    "withdrawalBounced",
    "withdrawalClosed",
    "adjustmentAsked",
    "adjustmentBooked",
    "adjustmentRefused",
    "ruleAsked",
    "ruleApplied",
    "ruleRefused",
    "bonusAsked",
    "bonusGiven",
    "bonusRefused",
    "bonusEnded",
  ],
  agents: [
    "billsConfirmed",
    "billDenied",
    "disputeAnswered",
    "contractOffered",
    "contractAnswered",
    "contractSetting",
    "templateChanged",
    "linkStopped",
    "linkLetGo",
  ],
  members: [
    "memberLocked",
    "memberUnlocked",
    "playLimit",
    "playBreak",
    "playExclusion",
    "chatRemoved",
    "chatMuted",
    "chatUnmuted",
    "chatWords",
    "messagesSent",
    "outboxRead",
    "messageRetried",
  ],
  games: ["vendorStatus", "vendorChanged", "gameChanged", "stakeAsked", "stakeReturned"],
  mall: [
    "redeemApproved",
    "redeemRejected",
    "rewardAdded",
    "rewardChanged",
    "mallSettings",
    "activityAdded",
    "activityChanged",
    "entrySeen",
    "entryApproved",
    "entryRejected",
    "entryIssued",
    "missionAdded",
    "missionChanged",
  ],
  site: ["maintenance", "regions"],
} as const satisfies Record<AuditArea, readonly string[]>;

/** What the audit names. */
export type AuditedAct = (typeof actsByArea)[AuditArea][number];

const areaByAct = new Map<string, AuditArea>(
  Object.entries(actsByArea).flatMap(([area, acts]) => acts.map((act) => [act, area as AuditArea] as const)),
);

/** What an act belongs to; what an earlier program wrote, and this one does not know, belongs to the site. */
export function areaOf(act: string): AuditArea {
  return areaByAct.get(act) ?? "site";
}
