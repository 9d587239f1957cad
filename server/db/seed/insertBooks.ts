import type { Queryable } from "#server/db/Database.ts";
import type { Books } from "./bookTransfers.ts";
import type { HouseAccounts } from "./inventPlay.ts";
import type { DemoPerson } from "./people.ts";

/** Whose accounts there are. */
export interface BookOwners {
  people: DemoPerson[];
  house: HouseAccounts;
  currency: string;
  openedAt: Date;
}

/** Writes accounts, transfers and entries in three statements; the ledger's triggers check every row. */
export async function insertBooks(
  tx: Queryable,
  books: Books,
  { people, house, currency, openedAt }: BookOwners,
): Promise<void> {
  const { transfers, entries, accounts } = books;
  const own = Object.entries(house).map(([kind, id]) => ({ id, kind, memberId: null }));
  const wallets = people.map(({ walletId, id }) => ({ id: walletId, kind: "player", memberId: id }));
  const all = [...own, ...wallets].map((account) => {
    const state = accounts.get(account.id) ?? { balance: 0, version: 0, hash: "" };
    return { ...account, ...state };
  });
  await tx.query(
    `INSERT INTO ledger_account (id, kind, member_id, currency, balance, version, last_hash, allow_negative, created_at)
     SELECT id, kind, member_id, $7, balance, version, decode(hash, 'hex'), member_id IS NULL, $8::timestamptz
     FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::bigint[], $5::bigint[], $6::text[])
       AS a (id, kind, member_id, balance, version, hash)`,
    [
      all.map((row) => row.id),
      all.map((row) => row.kind),
      all.map((row) => row.memberId),
      all.map((row) => row.balance),
      all.map((row) => row.version),
      all.map((row) => row.hash),
      currency,
      openedAt,
    ],
  );
  await tx.query(
    `INSERT INTO ledger_transfer (id, kind, currency, cause_type, cause_ref, detail, category, payer_id, idempotency_key, created_at)
     SELECT id, kind, $10, cause, ref, detail, category, payer, key, at
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::text[], $8::timestamptz[], $9::text[])
       AS t (id, kind, cause, detail, category, payer, key, at, ref)`,
    [
      transfers.map((row) => row.id),
      transfers.map((row) => row.kind),
      transfers.map((row) => row.cause),
      transfers.map((row) => row.detail),
      transfers.map((row) => row.category),
      transfers.map((row) => row.from),
      transfers.map((row) => row.key),
      transfers.map((row) => row.at),
      transfers.map((row) => row.ref),
      currency,
    ],
  );
  await tx.query(
    `INSERT INTO ledger_entry (transfer_id, account_id, account_version, amount, balance_after, created_at, hash)
     SELECT transfer_id, account_id, version, amount, balance_after, at, decode(hash, 'hex')
     FROM unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[], $7::text[])
       WITH ORDINALITY AS e (transfer_id, account_id, version, amount, balance_after, at, hash, place) ORDER BY place`,
    [
      entries.map((row) => row.transferId),
      entries.map((row) => row.accountId),
      entries.map((row) => row.version),
      entries.map((row) => row.amount),
      entries.map((row) => row.balanceAfter),
      entries.map((row) => row.at),
      entries.map((row) => row.hash),
    ],
  );
}
