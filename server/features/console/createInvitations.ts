import type { OperatorInvitation } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import type { OperatorRole } from "./Operator.ts";
import { rolesWith } from "./rights.ts";

const dayMs = 86_400_000;
/** How long a link makes an account. */
const linkDays = 3;
const shownRows = 100;

interface Row {
  id: string;
  account: string;
  role: OperatorRole;
  by: string;
  created_at: Date;
  ends_at: Date;
  used_at: Date | null;
  ended_at: Date | null;
}

/** What an invitation makes. */
export interface Invited {
  account: string;
  role: OperatorRole;
  /** Who invited. */
  by: string;
}

/** Links that make an account of the console, each once. Only hashes of their tokens are kept. */
export interface Invitations {
  list(): Promise<OperatorInvitation[]>;
  /** Makes one, and ends the open one of the same account. The token is seen here only. */
  create(
    tx: Queryable,
    invited: { account: string; role: OperatorRole; inviterId: string },
  ): Promise<{ token: string; endsAt: Date }>;
  /** Ends an open one; whose it was, null where there is none. */
  end(tx: Queryable, id: string): Promise<string | null>;
  /** Uses one up: null where it is unknown, used, ended, too old, or of somebody who may invite no longer. */
  useUp(tx: Queryable, token: string): Promise<Invited | null>;
}

/** Invitations in the database. */
export function createInvitations({ db, clock }: Pick<Deps, "db" | "clock">): Invitations {
  return {
    list: async () => {
      // Those that are open first: what is out of sight cannot be taken back.
      const now = clock.now();
      const rows = await db.query<Row>(
        `SELECT i.id, i.account, i.role, o.account AS by, i.created_at, i.ends_at, i.used_at, i.ended_at
         FROM operator_invitation i JOIN operator o ON o.id = i.invited_by
         ORDER BY (i.used_at IS NULL AND i.ended_at IS NULL AND i.ends_at > $2) DESC, i.created_at DESC, i.id LIMIT $1`,
        [shownRows, now],
      );
      return rows.map((row) => toAnswer(row, now));
    },
    create: async (tx, { account, role, inviterId }) => {
      const token = randomToken();
      const now = clock.now();
      const endsAt = new Date(now.getTime() + linkDays * dayMs);
      await tx.query(
        "UPDATE operator_invitation SET ended_at = $2 WHERE account = $1 AND used_at IS NULL AND ended_at IS NULL",
        [account, now],
      );
      await tx.query(
        `INSERT INTO operator_invitation (token_hash, account, role, invited_by, created_at, ends_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [hashToken(token), account, role, inviterId, now, endsAt],
      );
      return { token, endsAt };
    },
    end: async (tx, id) => {
      const rows = await tx.query<{ account: string }>(
        `UPDATE operator_invitation SET ended_at = $2 WHERE id::text = $1 AND used_at IS NULL AND ended_at IS NULL
         RETURNING account`,
        [id, clock.now()],
      );
      return rows[0]?.account ?? null;
    },
    useUp: async (tx, token) => {
      const rows = await tx.query<Invited>(
        `UPDATE operator_invitation i SET used_at = $2 FROM operator o
         WHERE i.token_hash = $1 AND i.used_at IS NULL AND i.ended_at IS NULL AND i.ends_at > $2
           AND o.id = i.invited_by AND o.disabled_at IS NULL AND o.role = ANY ($3)
         RETURNING i.account, i.role, o.account AS by`,
        [hashToken(token), clock.now(), [...rolesWith("administer")]],
      );
      return rows[0] ?? null;
    },
  };
}

function toAnswer(row: Row, now: Date): OperatorInvitation {
  const open = row.ends_at > now ? "open" : "over";
  return {
    id: row.id,
    account: row.account,
    role: row.role,
    by: row.by,
    state: row.used_at !== null ? "used" : row.ended_at !== null ? "ended" : open,
    createdAt: row.created_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  };
}
