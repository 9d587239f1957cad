import type { BodyOf } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { gone } from "./gone.ts";
import { changeWithdrawal, later, type WithdrawalActor } from "./changeWithdrawal.ts";
import { dueOf, leftOf, type StoredWithdrawal } from "./StoredWithdrawal.ts";

/** What a player says of a pay-out. */
export interface ReceiptAnswer extends Pick<BodyOf<"answerReceipt">, "answer" | "amount" | "note"> {
  at: Date;
  actor: WithdrawalActor;
}

/** Where a withdrawal stands once all that was paid out has arrived. */
export const settledState = (withdrawal: StoredWithdrawal) => (leftOf(withdrawal) > 0 ? "partial" : "received");

/** Can a player still answer? Who said that it did not arrive may say later that it did. */
export const canAnswer = ({ state }: Pick<StoredWithdrawal, "state">): boolean =>
  state === "sent" || state === "disputed";

/** Judges an answer before anything is written, but for its pictures. */
export function judgeAnswer(
  withdrawal: StoredWithdrawal,
  { answer, amount }: Pick<ReceiptAnswer, "answer" | "amount">,
) {
  const isDisputed = withdrawal.state === "disputed";
  if (!canAnswer(withdrawal) || (isDisputed && answer !== "received")) throw gone();
  if (answer !== "partly") return;
  if (amount === undefined) throw invalidForm({ amount: { key: "form.required" } });
  if (amount >= dueOf(withdrawal)) throw invalidForm({ amount: { key: "error.receipt_amount" } });
}

/** Keeps what a player says of a withdrawal that the transaction has locked. No money moves: it left with the pay-out. */
export async function answerReceipt(tx: Queryable, withdrawal: StoredWithdrawal, said: ReceiptAnswer): Promise<void> {
  judgeAnswer(withdrawal, said);
  const { answer, amount = 0, note = "", at, actor } = said;
  const due = dueOf(withdrawal);
  if (answer === "received") {
    const next = { ...withdrawal, received: withdrawal.paid };
    await changeWithdrawal(tx, { ...next, state: settledState(next) }, { step: "received", at, actor, amount: due });
    return;
  }
  const arrived = answer === "partly" ? amount : 0;
  await changeWithdrawal(
    tx,
    {
      ...withdrawal,
      received: withdrawal.received + arrived,
      state: "disputed",
      dueAt: later(at, withdrawal.decideMinutes),
    },
    { step: answer, at, actor, amount: answer === "partly" ? arrived : due, note },
  );
}
