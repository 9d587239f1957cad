import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { Failure, notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { operatorCallOf } from "./Operator.ts";
import { recordAct } from "./recordAct.ts";

interface OriginRow {
  language: string;
  key: string;
  source: string | null;
}

/** Serves which translations were made from another English text than the live one, and lets operators say that one still fits. */
export function registerTextOrigins(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  operation(app, "listTextOrigins", async () => {
    const rows = await db.query<OriginRow>(
      `WITH live AS MATERIALIZED (SELECT texts_of(hash) AS texts FROM live_revision)
       SELECT o.language, o.key, o.source FROM text_origin o, live
       WHERE o.source IS DISTINCT FROM english_of(live.texts, o.key) ORDER BY o.language, o.key LIMIT 5000`,
    );
    return { rows };
  });

  operation(app, "confirmText", async ({ body, request }) => {
    const { language, key, source } = body;
    const [live] = await db.query<{ source: string | null }>(
      "SELECT english_of(texts_of(hash), $1) AS source FROM live_revision",
      [key],
    );
    if (live === undefined || live.source !== source)
      throw new Failure(409, "source_moved", "The English text is another one by now: please look at it first.");
    const rows = await db.query<OriginRow>(
      "UPDATE text_origin SET source = $3 WHERE language = $1 AND key = $2 RETURNING language, key, source",
      [language, key, source],
    );
    if (rows[0] === undefined) throw notFound();
    await recordAct(db, clock, operatorCallOf(request).operator.account, "textConfirmed", { of: `${language} ${key}` });
    return { language, key };
  });
}
