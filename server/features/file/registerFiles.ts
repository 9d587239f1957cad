import type { FastifyInstance } from "fastify";
import { largestFile } from "#compile/forms/fileType.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { operation } from "#server/http/operation.ts";
import { tooMany } from "#server/http/Failure.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import type { Files } from "./createFiles.ts";

/** So many parts may a member send in so many seconds: a dozen large files. */
const limit = { most: 600, seconds: 600 };

/** Serves the door by which members send files. */
export function registerFiles(app: FastifyInstance, files: Files, throttle: Throttle): void {
  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: largestFile },
    (_request, body, done) => done(null, body),
  );
  operation(app, "uploadFilePart", async ({ path, query, body, request }) => {
    const { memberId } = playerSessionOf(request);
    const attempt = await throttle.take("filePart", memberId, limit);
    if (!attempt.isAllowed) throw tooMany(attempt.waitSeconds);
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    return files.add({ ...path, ...query, memberId, bytes });
  });
}
