import type { WithdrawalDetails } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import type { Files } from "#server/features/file/createFiles.ts";
import { pickText } from "#server/http/pickText.ts";
import type { SecretBox } from "#server/security/secretBox.ts";
import { openNumber } from "./addAccount.ts";
import { canBounce, canForce, canPay, canReject, needsSecond } from "./createWithdrawalDesk.ts";
import { loadSteps } from "./sayWithdrawal.ts";
import { findAccount } from "./StoredAccount.ts";
import { loadWays } from "./StoredWay.ts";
import { arrives, dueOf, findWithdrawal, leftOf } from "./StoredWithdrawal.ts";

/** A withdrawal as operators see it, with the whole number it goes to and the player's pictures; undefined where there is none. */
export async function loadWithdrawalDetails(
  db: Queryable,
  { box, files }: { box: SecretBox; files: Files },
  { id, language, operator }: { id: string; language: string; operator: string },
): Promise<WithdrawalDetails | undefined> {
  const withdrawal = await findWithdrawal(db, id);
  if (!withdrawal) return undefined;
  const { memberId, currency, state } = withdrawal;
  const [account, ways, members, history, payouts, proofs] = await Promise.all([
    findAccount(db, withdrawal.accountId),
    loadWays(db),
    db.query<{ account: string; balance: number }>(
      `SELECT m.account, coalesce((SELECT balance FROM ledger_account
         WHERE member_id = m.id AND currency = $2 AND kind = 'player'), 0)::bigint AS balance FROM member m WHERE m.id = $1`,
      [memberId, currency],
    ),
    loadSteps(db, id),
    loadPayouts(db, id),
    loadProofs(db, files, id),
  ]);
  if (!account) throw new Error(`The account of the withdrawal ${id} is gone`);
  const way = ways.find((one) => one.id === account.wayId);
  const { account: member, balance } = onlyRow(members);
  const isSecond = !needsSecond(withdrawal) || withdrawal.approvedBy !== operator;
  return {
    id,
    reference: withdrawal.reference,
    account: member,
    kind: way?.kind ?? "bank",
    currency,
    amount: withdrawal.amount,
    arrives: arrives(withdrawal),
    paid: withdrawal.paid,
    received: withdrawal.received,
    state,
    createdAt: withdrawal.createdAt.toISOString(),
    changedAt: withdrawal.changedAt.toISOString(),
    way: way ? pickText(way.name, language) : account.wayId,
    holder: account.holder,
    number: openNumber(box, account),
    accountSince: account.createdAt.toISOString(),
    fee: withdrawal.fee,
    returned: withdrawal.returned,
    due: dueOf(withdrawal),
    left: leftOf(withdrawal),
    remark: withdrawal.remark,
    isForced: withdrawal.isForced,
    approvedBy: withdrawal.approvedBy ?? "",
    needsSecond: needsSecond(withdrawal),
    canApprove: state === "requested",
    canReject: canReject(withdrawal),
    canPay: canPay(withdrawal) && isSecond,
    waitsForOther: canPay(withdrawal) && !isSecond,
    canForce: canForce(withdrawal),
    canBounce: canBounce(withdrawal),
    receiveBy: withdrawal.receiveBy?.toISOString() ?? null,
    balance,
    proofs,
    payouts: payouts.map(({ at, ...payout }) => ({ ...payout, at: at.toISOString(), currency })),
    history: history.map((step) => ({ ...step, ref: step.by === "operator" ? step.ref : "", currency })),
  };
}

function loadPayouts(db: Queryable, id: string) {
  return db.query<{ id: string; amount: number; reference: string; by: string; at: Date }>(
    `SELECT id, amount, reference, paid_by AS "by", paid_at AS at FROM withdrawal_payout WHERE withdrawal_id = $1
     ORDER BY paid_at, id`,
    [id],
  );
}

/** The pictures as data addresses: no address of theirs can be passed on, and no cache keeps them. */
async function loadProofs(db: Queryable, files: Files, id: string): Promise<WithdrawalDetails["proofs"]> {
  const rows = await db.query<{ file_id: string }>(
    "SELECT file_id FROM withdrawal_proof WHERE withdrawal_id = $1 ORDER BY at, file_id",
    [id],
  );
  const found: WithdrawalDetails["proofs"] = [];
  for (const { file_id: fileId } of rows) {
    const file = await files.read(fileId);
    if (file)
      found.push({ place: found.length + 1, picture: `data:${file.type};base64,${file.bytes.toString("base64")}` });
  }
  return found;
}
