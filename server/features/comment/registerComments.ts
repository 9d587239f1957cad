import type { FastifyInstance } from "fastify";
import type { CommentThread } from "#contracts/api.ts";
import { parsePointer } from "#json/pointer.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Deps } from "#server/Deps.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { Failure, notFound, tooMany } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { Throttle } from "#server/security/createThrottle.ts";

interface ThreadRow {
  id: string;
  draft_of: string;
  pointer: string;
  settled_by: string | null;
  is_settled: boolean;
  said: { by: string; at: string; text: string }[];
}

/** Comments of an operator. */
const limit = { most: 60, seconds: 600 };
const shown = 200;

const selected = `SELECT t.id, o.account AS draft_of, t.pointer, s.account AS settled_by, t.settled_at IS NOT NULL AS is_settled,
    (SELECT json_agg(json_build_object('by', w.account, 'at', to_json(c.at), 'text', c.said) ORDER BY c.id)
     FROM draft_comment c JOIN operator w ON w.id = c.operator_id WHERE c.thread_id = t.id) AS said
  FROM draft_thread t JOIN operator o ON o.id = t.operator_id LEFT JOIN operator s ON s.id = t.settled_by`;

/** Serves what operators say of the changes of a draft: threads by place, each settled and opened again. */
export function registerComments(
  app: FastifyInstance,
  { db, clock }: Pick<Deps, "db" | "clock">,
  throttle: Throttle,
): void {
  const ownerOf = async (account: string | undefined, own: { id: string; account: string }) => {
    if (account === undefined || account === "" || account === own.account) return own;
    const [found] = await db.query<{ id: string; account: string }>(
      "SELECT id, account FROM operator WHERE account = $1",
      [account],
    );
    if (found === undefined) throw notFound();
    return found;
  };
  const find = async (on: Queryable, id: string): Promise<CommentThread> => {
    const [row] = await on.query<ThreadRow>(`${selected} WHERE t.id::text = $1`, [id]);
    if (row === undefined) throw notFound();
    return toThread(row);
  };

  operation(app, "listComments", async ({ query, request }) => {
    const owner = await ownerOf(query.draftOf, operatorCallOf(request).operator);
    const rows = await db.query<ThreadRow>(
      `${selected} WHERE t.operator_id = $1 ORDER BY t.settled_at IS NOT NULL, t.pointer, t.created_at DESC LIMIT $2`,
      [owner.id, shown],
    );
    return { draftOf: owner.account, threads: rows.map(toThread) };
  });

  operation(app, "addComment", async ({ body, request }) => {
    const { operator, session } = operatorCallOf(request);
    if (session === null) throw new Failure(403, "not_allowed", "A program says nothing.");
    const text = body.text.trim();
    if (text === "" || parsePointer(body.pointer) === null)
      throw new Failure(400, "malformed_request", "Say something, of a place.");
    const attempt = await throttle.take("draftComment", operator.id, limit);
    if (!attempt.isAllowed) throw tooMany(attempt.waitSeconds);
    const owner = await ownerOf(body.draftOf, operator);
    return withTransaction(db, async (tx) => {
      const [thread] = await tx.query<{ id: string }>(
        `INSERT INTO draft_thread (operator_id, pointer, created_at) VALUES ($1, $2, $3)
         ON CONFLICT (operator_id, pointer) WHERE settled_at IS NULL DO UPDATE SET pointer = excluded.pointer RETURNING id`,
        [owner.id, body.pointer, clock.now()],
      );
      const id = thread?.id ?? "";
      await tx.query("INSERT INTO draft_comment (thread_id, operator_id, said, at) VALUES ($1, $2, $3, $4)", [
        id,
        operator.id,
        text,
        clock.now(),
      ]);
      await recordAct(tx, clock, operator.account, "commented", { draftOf: owner.account, reason: text });
      return find(tx, id);
    });
  });

  operation(app, "settleComments", async ({ path, body, request }) => {
    const { operator, session } = operatorCallOf(request);
    if (session === null) throw new Failure(403, "not_allowed", "A program says nothing.");
    return withTransaction(db, async (tx) => {
      const [row] = await tx.query<{ id: string; is_settled: boolean; draft_of: string; in_the_way: boolean }>(
        `SELECT t.id, t.settled_at IS NOT NULL AS is_settled, o.account AS draft_of,
           EXISTS (SELECT FROM draft_thread u WHERE u.operator_id = t.operator_id AND u.pointer = t.pointer
             AND u.settled_at IS NULL AND u.id <> t.id) AS in_the_way
         FROM draft_thread t JOIN operator o ON o.id = t.operator_id WHERE t.id::text = $1 FOR UPDATE OF t`,
        [path.id],
      );
      if (row === undefined) throw notFound();
      // Opened twice, or while another thread of the place is open: that one goes on.
      if (row.is_settled !== body.isSettled && !(row.in_the_way && !body.isSettled)) {
        await tx.query("UPDATE draft_thread SET settled_by = $2, settled_at = $3 WHERE id = $1", [
          row.id,
          body.isSettled ? operator.id : null,
          body.isSettled ? clock.now() : null,
        ]);
        const act = body.isSettled ? "commentResolved" : "commentReopened";
        await recordAct(tx, clock, operator.account, act, { draftOf: row.draft_of });
      }
      return find(tx, row.id);
    });
  });
}

function toThread({ id, draft_of: draftOf, pointer, settled_by: settledBy, is_settled: isSettled, said }: ThreadRow) {
  const inOrder = said.map(({ by, at, text }) => ({ by, at: new Date(at).toISOString(), text }));
  return { id, draftOf, pointer, isSettled, settledBy, said: inOrder };
}
