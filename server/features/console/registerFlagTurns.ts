import type { FastifyInstance } from "fastify";
import type { FlagTurn } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";

interface TurnRow extends Omit<FlagTurn, "at"> {
  at: Date;
}

/** Serves by which publication each feature of the live site was turned last. */
export function registerFlagTurns(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  operation(app, "listFlagTurns", async () => {
    const rows = await db.query<TurnRow>(
      `SELECT t.flag, p.published_at AS at, p.published_by AS by, p.seq::int
       FROM flag_turn t JOIN publication p ON p.seq = t.seq ORDER BY t.flag`,
    );
    return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  });
}
