import type { WithdrawalWay } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { FeeTerms } from "#server/features/ledger/feeOf.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";

/** What the numbers of a way look like. */
export interface NumberShape {
  alphabet: "digits" | "alnum" | "base58" | "hex";
  /** What each begins with; counted among its characters. */
  prefix: string;
  min: number;
  max: number;
}

/** A way to be paid, as the database keeps it. */
export interface StoredWay {
  id: string;
  kind: WithdrawalWay["kind"];
  isOpen: boolean;
  name: TextsByLanguage;
  fees: Readonly<Record<string, FeeTerms>>;
  number: NumberShape;
  /** Where it stands among the ways. */
  place: number;
  changedAt: Date;
  changedBy: string;
}

const columns = `id, kind, is_open AS "isOpen", name, fees, number, place, changed_at AS "changedAt", changed_by AS "changedBy"`;

/** Every way, in the order they are offered. */
export function loadWays(db: Queryable): Promise<StoredWay[]> {
  return db.query<StoredWay>(`SELECT ${columns} FROM withdrawal_way ORDER BY place, id`);
}

/** The way of an id, or none; locked where a transaction asks. */
export function waysOf(tx: Queryable, id: string): Promise<StoredWay[]> {
  return tx.query<StoredWay>(`SELECT ${columns} FROM withdrawal_way WHERE id = $1 FOR UPDATE`, [id]);
}

/** Writes a way, new or not. */
export async function saveWay(tx: Queryable, way: StoredWay): Promise<void> {
  const { id, kind, isOpen, name, fees, number, place, changedAt, changedBy } = way;
  const json = [JSON.stringify(name), JSON.stringify(fees), JSON.stringify(number)];
  await tx.query(
    `INSERT INTO withdrawal_way (id, kind, is_open, name, fees, number, place, changed_at, changed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (id) DO UPDATE SET (is_open, name, fees, number, place, changed_at, changed_by) = ($3, $4, $5, $6, $7, $8, $9)`,
    [id, kind, isOpen, ...json, place, changedAt, changedBy],
  );
}

/** The fee in a currency; undefined where the way is not offered in it. */
export function feeTermsOf({ fees }: Pick<StoredWay, "fees">, currency: string): FeeTerms | undefined {
  return Object.hasOwn(fees, currency) ? fees[currency] : undefined;
}

const alphabets: Readonly<Record<NumberShape["alphabet"], RegExp>> = {
  digits: /^[0-9]*$/,
  alnum: /^[0-9A-Za-z]*$/,
  base58: /^[1-9A-HJ-NP-Za-km-z]*$/,
  hex: /^[0-9A-Fa-f]*$/,
};

/**
 * A number as a person types it, without the spaces and dashes between its groups; undefined where no account of the way is
 * called so. Digits of other scripts are none: a bank would not read them.
 */
export function readNumber(typed: string, { alphabet, prefix, min, max }: NumberShape): string | undefined {
  const number = typed.trim().replaceAll(/[\s-]/g, "");
  const isRight =
    number.length >= min &&
    number.length <= max &&
    number.startsWith(prefix) &&
    alphabets[alphabet].test(number.slice(prefix.length));
  return isRight ? number : undefined;
}
