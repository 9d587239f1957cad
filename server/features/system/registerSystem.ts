import { hash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getCountries, getCountryCallingCode } from "libphonenumber-js";
import type { Country, PermissionInfo } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { addVary } from "#server/http/addVary.ts";
import { isKnownTo } from "#server/http/isKnownTo.ts";
import { operation } from "#server/http/operation.ts";
import { pickCoding } from "#server/http/pickCoding.ts";
import { sendValue } from "#server/http/sendValue.ts";
import { sendPrepared } from "#server/http/sendPrepared.ts";
import type { BodyOpener } from "#server/security/createBodyOpener.ts";
import { prepareAnswer } from "#server/http/prepareAnswer.ts";
import { etagOf } from "#server/http/PreparedAnswer.ts";
import type { Entry } from "./createEntry.ts";
import { createPermissionAnswers, permissionEnd, type SharedPermission } from "./createPermissionAnswers.ts";

/** Serves what a page asks before anything else. */
export async function registerSystem(
  app: FastifyInstance,
  { liveSite }: Deps,
  entry: Entry,
  bodies: BodyOpener,
): Promise<void> {
  const permissions = createPermissionAnswers();
  await permissions.prepare(liveSite.current());
  // Everybody asks for a new one at once: it is made ready before the first does.
  const stopPreparing = liveSite.onChange((revision) => {
    permissions
      .prepare(revision)
      .catch((error: unknown) => app.log.warn({ err: error }, "preparing the permission answer failed"));
  });
  app.addHook("preClose", async () => void stopPreparing());

  operation(
    app,
    "getPermission",
    ({ request, reply }) => {
      // What is read here belongs together: whatever is published meanwhile, an answer is of one revision.
      const revision = liveSite.current();
      const now = entry.stateNow(request);
      const ready = now && permissions.now(revision, now);
      if (now && ready) return sendPermission(request, reply, ready, now.country);
      return (async () => {
        const state = await entry.stateFor(request);
        return sendPermission(request, reply, await permissions.get(revision, state), state.country);
      })();
    },
    { isPrepared: true },
  );

  operation(app, "getStatus", async ({ request }) => {
    const { maintenance, regionRestriction } = await entry.stateFor(request);
    return { status: maintenance ? (1 as const) : regionRestriction ? (2 as const) : (0 as const) };
  });

  // Written as in the permission answer, which they are parts of.
  const sendPart = (reply: FastifyReply, part: unknown) => sendValue(reply, JSON.stringify(part));
  operation(app, "getWhitelabel", ({ reply }) => sendPart(reply, liveSite.current().site.flags));
  operation(app, "getRegisterSettings", ({ reply }) => sendPart(reply, liveSite.current().site.rules.register));
  operation(app, "getJwks", async () => ({ keys: await bodies.publicKeys(), audience: bodies.audience }));

  const countries = await prepareAnswer(JSON.stringify({ success: true, value: listCountries(), message: null }), {
    type: "application/json; charset=utf-8",
    keep: "public, max-age=86400",
  });
  operation(app, "listCountries", ({ request, reply }) => sendPrepared(request, reply, countries), {
    isPrepared: true,
  });
}

/** The answer with the visitor's own end, or 304 to whoever has this very one. */
function sendPermission(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, splice }: SharedPermission,
  country: string,
): FastifyReply {
  const location = { ip: request.ip, country };
  const { coding, content } = splice.with(permissionEnd(location), pickCoding(request.headers["accept-encoding"]));
  const etag = etagOf(`${name}-${markOf(location)}`, coding);
  reply.header("etag", etag).header("cache-control", "private, no-cache");
  addVary(reply, "accept-encoding");
  if (isKnownTo(request, etag)) return reply.code(304).send();
  if (coding !== "identity") reply.header("content-encoding", coding);
  return reply.type("application/json; charset=utf-8").send(content);
}

/** Names a visitor's end of the answer: as it stands, or by its hash where a proxy says something else than an address. */
function markOf({ ip, country }: PermissionInfo["location"]): string {
  const mark = `${ip}-${country}`;
  return /^[\w.:%-]{1,60}$/.test(mark) ? mark : hash("sha256", mark, "base64url");
}

function listCountries(): Country[] {
  return getCountries()
    .map((countryCode) => ({ countryCode, countryDialingCode: getCountryCallingCode(countryCode) as string }))
    .toSorted((a, b) => (a.countryCode < b.countryCode ? -1 : 1));
}
