import { type ContractCycle, type ContractKind, contractKinds } from "#compile/contracts/ContractTerms.ts";
import type { Queryable } from "#server/db/Database.ts";

/** What operators set for contracts of a kind. */
export interface StoredSetting {
  kind: ContractKind;
  /** The highest rate that anybody may offer, in hundredths of a percent. */
  ceiling: number;
  /** The cycle that a new offer begins with. */
  cycle: ContractCycle;
  /** Who confirms what the platform pays: nobody, or an operator. */
  confirms: "schedule" | "hand";
  changedAt: Date | null;
  changedBy: string;
}

/** Where nobody has set anything: no ceiling but the whole, and salaries are paid without anybody's word. */
function unset(kind: ContractKind): StoredSetting {
  const isDividend = kind === "dividend";
  return {
    kind,
    ceiling: 10_000,
    cycle: isDividend ? "monthly" : "daily",
    confirms: isDividend ? "hand" : "schedule",
    changedAt: null,
    changedBy: "",
  };
}

const columns = `kind, ceiling, cycle, confirms, changed_at AS "changedAt", changed_by AS "changedBy"`;

/** The settings of every kind. */
export async function loadContractSettings(db: Queryable): Promise<StoredSetting[]> {
  const rows = await db.query<StoredSetting>(`SELECT ${columns} FROM contract_setting`);
  return contractKinds.map((kind) => rows.find((row) => row.kind === kind) ?? unset(kind));
}

/** Those of one kind. */
export async function loadContractSetting(db: Queryable, kind: ContractKind): Promise<StoredSetting> {
  const [row] = await db.query<StoredSetting>(`SELECT ${columns} FROM contract_setting WHERE kind = $1`, [kind]);
  return row ?? unset(kind);
}

/** Sets them. */
export async function saveContractSetting(tx: Queryable, setting: StoredSetting): Promise<void> {
  const { kind, ceiling, cycle, confirms, changedAt, changedBy } = setting;
  await tx.query(
    `INSERT INTO contract_setting (kind, ceiling, cycle, confirms, changed_at, changed_by) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (kind) DO UPDATE SET ceiling = excluded.ceiling, cycle = excluded.cycle,
       confirms = excluded.confirms, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [kind, ceiling, cycle, confirms, changedAt, changedBy],
  );
}
