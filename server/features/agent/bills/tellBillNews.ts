import type { Queryable } from "#server/db/Database.ts";
import type { LetterName } from "#server/features/outbox/createLetters.ts";
import { localDay } from "#server/localDay.ts";
import { sayAmount, type TellNews } from "../createNews.ts";
import { lockBill } from "./payBill.ts";

/** What was done to a bill, when, and whose days the brand counts. */
interface BillAct {
  action: string;
  /** Left out where it was done to several. */
  id?: string | undefined;
  /** Time zone of the brand. */
  zone: string;
  now: Date;
}

/** Tells whom a bill pays what somebody else said to it, in their words: that it was denied, or what became of a dispute. */
export async function tellBillNews(tx: Queryable, tell: TellNews, { action, id, zone, now }: BillAct): Promise<void> {
  const letter = letterOf[action];
  if (letter === undefined || id === undefined) return;
  const bill = await lockBill(tx, id);
  const values = {
    from: bill.firstDay ?? localDay(bill.periodFrom, zone),
    to: bill.lastDay ?? localDay(bill.periodTo, zone),
    amount: sayAmount(bill.payable, bill.currency),
    words: (action === "deny" ? bill.deniedReason : bill.disputeAnswer) ?? "",
  };
  await tell(tx, letter, [{ memberId: bill.agentId, values }], now);
}

const letterOf: Readonly<Record<string, LetterName>> = { deny: "inbox.billDenied", answer: "inbox.disputeAnswered" };
