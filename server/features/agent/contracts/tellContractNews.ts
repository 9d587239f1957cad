import type { Queryable } from "#server/db/Database.ts";
import { localDay } from "#server/localDay.ts";
import type { LetterName } from "#server/features/outbox/createLetters.ts";
import type { News, TellNews } from "../createNews.ts";
import type { ContractAnswer } from "./answerContract.ts";
import type { StoredContract } from "./StoredContract.ts";

/** What became of contracts by one act. */
export interface ContractHappening {
  /** A new offer. */
  offered?: StoredContract | undefined;
  /** Contracts below that an acceptance ended. */
  ended?: readonly StoredContract[];
  /** Offers that nobody can answer any more. */
  withdrawn?: readonly StoredContract[];
  /** What one side said to a version, whichever side it is. */
  said?: { event: ContractAnswer["event"]; contract: StoredContract } | undefined;
}

/** Who acted, and when. */
interface Act {
  /** The member; null for the platform. */
  memberId: string | null;
  /** As others are told: the account, or the brand. */
  name: string;
  /** Time zone of the brand. */
  zone: string;
  now: Date;
}

/** Tells members by messages what happened to their contracts through somebody else: nobody looks into these pages for it. */
export async function tellContractNews(
  tx: Queryable,
  tellNews: TellNews,
  { offered, ended = [], withdrawn = [], said }: ContractHappening,
  { memberId, name, zone, now }: Act,
): Promise<void> {
  const to = (contract: StoredContract, values: News["values"] = {}): News => ({
    memberId: contract.downlineId,
    values: { upline: name, ...values },
  });
  if (offered) {
    const until = offered.expiresAt?.toISOString().slice(0, 10) ?? "";
    await tellNews(tx, "inbox.contractOffered", [to(offered, { until })], now);
  }
  const ends = ended.map((one) => to(one, { until: localDay(one.endedAt ?? now, zone) }));
  await tellNews(tx, "inbox.contractEnded", ends, now);
  await tellNews(
    tx,
    "inbox.contractWithdrawn",
    withdrawn.map((one) => to(one)),
    now,
  );
  const letter = said && letterOf[said.event];
  if (!letter) return;
  const { downlineId, uplineId, endedAt } = said.contract;
  const other = downlineId === memberId ? uplineId : downlineId;
  const until = endedAt && { until: localDay(endedAt, zone) };
  // The platform reads its contracts at its desk.
  if (other) await tellNews(tx, letter, [{ memberId: other, values: { by: name, ...until } }], now);
}

/** What the other side is told of it; of an offer that was taken back `withdrawn` tells. */
const letterOf: Partial<Record<ContractAnswer["event"], LetterName>> = {
  accept: "inbox.contractAccepted",
  reject: "inbox.contractRejected",
  askEnd: "inbox.contractEndAsked",
  agreeEnd: "inbox.contractEndAgreed",
  refuseEnd: "inbox.contractEndRefused",
};
