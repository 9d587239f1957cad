import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { OperationId } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { compileCheck } from "#server/http/compileCheck.ts";
import { contract } from "#server/http/contract.ts";
import { busy, Failure, notFound, tooMany } from "#server/http/Failure.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import { csvStream } from "./csvStream.ts";
import type { ExportedList, ExportWish, RowBatches } from "./Exported.ts";
import { tableLines } from "./tableLines.ts";
import { mostXlsxRows, xlsxStream } from "./xlsxStream.ts";

const lifeMs = 60_000;
/** A file that takes longer is cut. */
const mostMs = 120_000;
/** Who has not taken the end of it by then takes nothing at all, and lets go of the connection. */
const patienceMs = mostMs + 10_000;
const mostRows = { csv: 5_000_000, xlsx: mostXlsxRows };
/** Files of whoever asks. */
const limit = { most: 20, seconds: 600 };
/** Files at a time, each of which holds a connection to the database: of this node, and of one person. */
const atOnce = { all: 5, person: 2 };

const kinds = {
  csv: { write: csvStream, type: "text/csv; charset=utf-8" },
  xlsx: { write: xlsxStream, type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
};

/** Who asks for a file: an id that is theirs alone, and their account type or role. */
export interface FileReader {
  id: string;
  role: number | string;
}

/** What was asked for, with the language that it is said in. */
export type AskedFile = ExportWish & { said: string };

/** Gives lists as files: how many at a time, for how long, and each address once. */
export interface FileDesk<List> {
  /** The list for whoever asks; throws the Failure that says why not. */
  listFor(call: string, reader: FileReader): List;
  /** Checks what is asked for, and counts it against whoever asks. */
  judge(body: ExportWish, reader: FileReader): Promise<List>;
  /** Makes an address of a file that opens once. `owner` is the column that names the session, with its value. */
  keep(
    asked: AskedFile,
    owner: ["session_id" | "operator_session", unknown],
  ): Promise<{ token: string; endsAt: string }>;
  /** Answers with the file of that token, once; of several at a time one gets it. */
  give(token: string, wanted: GivenFile, reply: FastifyReply): Promise<FastifyReply>;
}

/** A file that is to be given. */
export interface GivenFile {
  asked: AskedFile;
  reader: FileReader;
  list: Pick<ExportedList, "sums" | "counts">;
  zone: string;
  open(): Promise<RowBatches> | RowBatches;
}

/** Makes a desk for these lists. */
export function createFileDesk<List>(
  { db, clock }: { db: Database; clock: Clock },
  lists: ReadonlyMap<string, List>,
  throttle: Throttle,
): FileDesk<List> {
  const open = new Map<Readable, string>();
  const checks = new Map(
    [...lists].map(([id, list]) => {
      const served = contract.operations.get(id as OperationId);
      if (!served) throw new Error(`The contract has no call ${id}`);
      return [id, { list, roles: served.roles, check: compileCheck(served.schemas.query, "address") }];
    }),
  );
  const find = (call: string, { id, role }: FileReader) => {
    const found = checks.get(call);
    if (!found) throw malformed("/call");
    if (found.roles.length > 0 && !(found.roles as readonly unknown[]).includes(role))
      throw new Failure(403, "forbidden", "This account may not do that.");
    const own = [...open.values()].filter((each) => each === id).length;
    if (open.size >= atOnce.all || own >= atOnce.person) throw busy(undefined, 10);
    return found;
  };

  return {
    listFor: (call, reader) => find(call, reader).list,
    async judge(body, reader) {
      const { list, check } = find(body.call, reader);
      if (!check(body.params)) throw malformed(`/params${check.errors?.[0]?.instancePath ?? ""}`);
      const attempt = await throttle.take("tableExport", reader.id, limit);
      if (!attempt.isAllowed) throw tooMany(attempt.waitSeconds);
      return list;
    },
    async keep(asked, [column, owner]) {
      const [token, endsAt] = [randomToken(), new Date(clock.now().getTime() + lifeMs)];
      await db.query(`INSERT INTO table_export (token_hash, ${column}, asked, expires_at) VALUES ($1, $2, $3, $4)`, [
        hashToken(token),
        owner,
        JSON.stringify(asked),
        endsAt,
      ]);
      return { token, endsAt: endsAt.toISOString() };
    },
    async give(token, { asked, reader, list, zone, open: openRows }, reply) {
      // Whoever finds it busy may come again; of several at once one gets the file.
      const taken = await db.query("DELETE FROM table_export WHERE token_hash = $1 RETURNING 1 AS one", [
        hashToken(token),
      ]);
      if (taken.length === 0) throw notFound();
      const batches = await Promise.resolve(
        openRows(),
        // A refusal has a good status otherwise, and would be saved as the file.
      ).catch((error: unknown) => Promise.reject(error instanceof Failure ? notFound() : error));
      const began = performance.now();
      const bounds = { mostRows: mostRows[asked.format], endsAt: began + mostMs, now: () => performance.now() };
      const { write, type } = kinds[asked.format];
      const stream = write(tableLines(batches, asked, list, zone, bounds));
      open.set(stream, reader.id);
      const patience = setTimeout(() => stream.destroy(new Error("Nobody took the file in time")), patienceMs);
      // Whoever goes away before the end frees the connection.
      reply.raw.once("close", () => stream.destroy());
      stream.once("close", () => {
        clearTimeout(patience);
        open.delete(stream);
      });
      return reply
        .type(type)
        .header("content-disposition", `attachment; filename="${asked.fileName}.${asked.format}"`)
        .header("cache-control", "no-store")
        .send(stream);
    },
  };
}

function malformed(pointer: string): Failure {
  return new Failure(400, "malformed_request", "The request is malformed.", { value: { part: "body", pointer } });
}
