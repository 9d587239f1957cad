import type { FastifyInstance } from "fastify";
import type { ApiToken } from "#contracts/api.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Deps } from "#server/Deps.ts";
import { notFound, refusalAt } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import { demandPerson } from "./demandPerson.ts";
import type { TokenScope } from "./tokenScopes.ts";
import { recordAct } from "./recordAct.ts";

/** Tokens that one operator may have at a time. */
const mostTokens = 20;
const dayMs = 86_400_000;

interface TokenRow {
  id: string;
  name: string;
  account: string;
  scopes: TokenScope[];
  created_at: Date;
  ends_at: Date | null;
  ended_at: Date | null;
  used_at: Date | null;
}

/** Serves tokens of programs: a new one is shown once, and only its hash is kept. */
export function registerApiTokens(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  operation(app, "listApiTokens", async () => {
    // Those that open something first: what is out of sight cannot be ended.
    const now = clock.now();
    const rows = await db.query<TokenRow>(
      `SELECT t.id, t.name, o.account, t.scopes, t.created_at, t.ends_at, t.ended_at, t.used_at
       FROM operator_token t JOIN operator o ON o.id = t.operator_id
       ORDER BY (t.ended_at IS NULL AND (t.ends_at IS NULL OR t.ends_at > $1)) DESC, t.created_at DESC, t.id LIMIT 200`,
      [now],
    );
    return { rows: rows.map((row) => toAnswer(row, now)) };
  });

  operation(app, "createApiToken", async ({ body, request }) => {
    const operator = demandPerson(request, clock);
    const name = body.name.trim();
    if (name === "") throw refusalAt("name", "token_nameless", "A token needs a name.");
    const token = randomToken();
    const now = clock.now();
    const endsAt = new Date(now.getTime() + Number(body.days) * dayMs);
    await withTransaction(db, async (tx) => {
      await tx.query("SELECT FROM operator WHERE id = $1 FOR UPDATE", [operator.id]);
      const [counted] = await tx.query<{ count: number }>(
        "SELECT count(*)::integer AS count FROM operator_token WHERE operator_id = $1 AND ended_at IS NULL AND (ends_at IS NULL OR ends_at > $2)",
        [operator.id, now],
      );
      if ((counted?.count ?? 0) >= mostTokens)
        throw refusalAt("name", "too_many_tokens", `An operator has at most ${mostTokens} tokens: end one first.`);
      await tx.query(
        "INSERT INTO operator_token (token_hash, operator_id, name, created_at, scopes, ends_at) VALUES ($1, $2, $3, $4, $5, $6)",
        [hashToken(token), operator.id, name, now, [body.scope], endsAt],
      );
      await recordAct(tx, clock, operator.account, "tokenMade", { of: name, switched: body.scope });
    });
    return { token, endsAt: endsAt.toISOString() };
  });

  operation(app, "endApiToken", async ({ path, request }) => {
    const operator = demandPerson(request, clock);
    await withTransaction(db, async (tx) => {
      const [ended] = await tx.query<{ name: string; account: string }>(
        `UPDATE operator_token t SET ended_at = $2 FROM operator o
         WHERE t.id = $1 AND t.ended_at IS NULL AND o.id = t.operator_id RETURNING t.name, o.account`,
        [path.id, clock.now()],
      );
      if (ended === undefined) throw notFound();
      await recordAct(tx, clock, operator.account, "tokenEnded", { of: ended.name, member: ended.account });
    });
    return { id: path.id };
  });
}

function toAnswer(row: TokenRow, now: Date): ApiToken {
  const isOver = row.ends_at !== null && row.ends_at <= now;
  return {
    id: row.id,
    name: row.name,
    account: row.account,
    scope: row.scopes.join(" "),
    state: row.ended_at !== null ? "ended" : isOver ? "over" : "open",
    createdAt: row.created_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    usedAt: row.used_at?.toISOString() ?? null,
  };
}
