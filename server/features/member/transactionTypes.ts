import type { TransactionRow } from "#contracts/api.ts";

/** Which entries of the ledger a type of the account record is: their kind, and whether money came or went. */
interface Part {
  kind: string;
  isIn: boolean | undefined;
}

/**
 * The account record by the ledger's kinds. One transfer has two names at its two ends; money of a bet that was called off comes as a
 * stake to the player, or a win from the player.
 */
export const transactionTypes: Readonly<Record<TransactionRow["type"], readonly Part[]>> = {
  deposit: [{ kind: "deposit", isIn: undefined }],
  withdrawal: [{ kind: "withdrawal", isIn: undefined }],
  bet: [{ kind: "bet", isIn: false }],
  win: [{ kind: "win", isIn: true }],
  void: [
    { kind: "bet", isIn: true },
    { kind: "win", isIn: false },
  ],
  bonus: [{ kind: "bonus", isIn: undefined }],
  transferIn: [{ kind: "transfer", isIn: true }],
  transferOut: [{ kind: "transfer", isIn: false }],
  adjustment: [{ kind: "adjustment", isIn: undefined }],
  dividend: [{ kind: "dividend", isIn: undefined }],
  salary: [{ kind: "salary", isIn: undefined }],
};

/** The type of an entry, in SQL, of the entry `e`. */
export const typeOfEntry = `CASE
  WHEN e.kind = 'transfer' THEN CASE WHEN e.amount > 0 THEN 'transferIn' ELSE 'transferOut' END
  WHEN (e.kind = 'bet' AND e.amount > 0) OR (e.kind = 'win' AND e.amount < 0) THEN 'void'
  ELSE e.kind END`;

/** The condition for entries `e` of a type: plain comparisons, so that an index on the kind serves them. */
export function entriesOf(type: TransactionRow["type"] | undefined): string {
  if (type === undefined) return "true";
  const parts = transactionTypes[type].map(({ kind, isIn }) =>
    isIn === undefined ? `e.kind = '${kind}'` : `(e.kind = '${kind}' AND e.amount ${isIn ? ">" : "<"} 0)`,
  );
  return `(${parts.join(" OR ")})`;
}

/** The kinds of the ledger that a type is of; all that a record shows where none is named. */
export const kindsOf = (type: TransactionRow["type"] | undefined): string[] => {
  const parts = type === undefined ? Object.values(transactionTypes).flat() : transactionTypes[type];
  return [...new Set(parts.map(({ kind }) => kind))];
};

/** The same of the sums by day: which kinds, and which of their two columns count. */
export function daysOf(type: TransactionRow["type"] | undefined): { count: string; received: string; spent: string } {
  if (type === undefined) {
    return { count: "entries_in + entries_out", received: "received", spent: "spent" };
  }
  const pick = (inside: string, outside: string) => {
    const cases = transactionTypes[type].map(({ kind, isIn }) => {
      const column = isIn === undefined ? `${inside} + ${outside}` : isIn ? inside : outside;
      return `WHEN '${kind}' THEN ${column}`;
    });
    return `CASE kind ${cases.join(" ")} ELSE 0 END`;
  };
  return { count: pick("entries_in", "entries_out"), received: pick("received", "0"), spent: pick("0", "spent") };
}
