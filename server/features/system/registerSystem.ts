import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { getCountries, getCountryCallingCode } from "libphonenumber-js";
import { withoutAudiences } from "#compile/audience/rolledOut.ts";
import type { Country, PermissionFlag, PermissionInfo } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { createAddressOf } from "#server/http/addressOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickCoding } from "#server/http/pickCoding.ts";
import { sendValue } from "#server/http/sendValue.ts";
import { sendReady, type ReadyAnswer } from "#server/http/ReadyAnswer.ts";
import { sendPrepared } from "#server/http/sendPrepared.ts";
import type { BodyOpener } from "#server/security/createBodyOpener.ts";
import { prepareAnswer } from "#server/http/prepareAnswer.ts";
import { etagOf } from "#server/http/PreparedAnswer.ts";
import { identitySettings } from "#server/features/identity/identitySettings.ts";
import type { Entry } from "./createEntry.ts";
import { createPermissionAnswers, permissionEnd, type SharedPermission } from "./createPermissionAnswers.ts";

/** Serves what a page asks before anything else. */
export async function registerSystem(
  app: FastifyInstance,
  { config, liveSite }: Deps,
  entry: Entry,
  bodies: BodyOpener,
): Promise<void> {
  const addressOf = createAddressOf(config);
  const permissions = createPermissionAnswers(identitySettings(config.identity));
  await permissions.prepare(liveSite.current());
  // Everybody asks for a new one at once: it is made ready before the first does.
  const stopPreparing = liveSite.onChange((revision) => {
    permissions
      .prepare(revision)
      .catch((error: unknown) => app.log.warn({ err: error }, "preparing the permission answer failed"));
  });
  app.addHook("preClose", async () => void stopPreparing());

  app.ports.ready.set("/wps/system/permission", (request) => {
    if (!plainHost.test(request.url ?? "")) return undefined;
    const now = entry.stateNow(request);
    const shared = now && permissions.now(liveSite.current(), now);
    return now && shared && readyPermission(request, shared, { ip: addressOf(request), country: now.country });
  });
  operation(
    app,
    "getPermission",
    async ({ request, reply }) => {
      // What is read here belongs together: whatever is published meanwhile, an answer is of one revision.
      const revision = liveSite.current();
      const state = await entry.stateFor(request);
      const shared = await permissions.get(revision, state);
      const location = { ip: request.ip, country: state.country };
      return sendReady(request, reply, readyPermission(request, shared, location));
    },
    { isPrepared: true },
  );

  operation(app, "getRouters", () => {
    // A platform serves one host; a brand that has more says so by its resources.
    const { resources } = liveSite.current().site.brand;
    return { domainList: [], resources };
  });

  operation(app, "getDomainRoute", ({ query, request }) => {
    const { merchantCode } = liveSite.current().site.brand;
    // One host's site is served, whatever host is named: who asks learns which merchant that is.
    return { host: hostOf(query.host ?? request.headers.host ?? ""), merchantCode, domainList: [] };
  });

  operation(app, "getStatus", async ({ request }) => {
    const { maintenance, regionRestriction } = await entry.stateFor(request);
    return { status: maintenance ? (1 as const) : regionRestriction ? (2 as const) : (0 as const) };
  });

  // Written as in the permission answer, which they are parts of.
  const sendPart = (reply: FastifyReply, part: unknown) => sendValue(reply, JSON.stringify(part));
  operation(app, "getWhitelabel", ({ reply }) =>
    sendPart(reply, withoutAudiences(liveSite.current().site.flags as PermissionFlag)),
  );
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

/** The address as pages ask for it; any other is the contract's to judge. */
const plainHost = /^[^?]+(?:\?host=[\w.:-]{0,253})?$/;

/** The answer with the visitor's own end. */
function readyPermission(
  { headers }: Pick<IncomingMessage, "headers">,
  { name, splice }: SharedPermission,
  location: PermissionInfo["location"],
): ReadyAnswer {
  const { coding, content } = splice.with(permissionEnd(location), pickCoding(headers["accept-encoding"]));
  const etag = etagOf(`${name}-${markOf(location)}`, coding);
  return { etag, coding, content, type: "application/json; charset=utf-8", keep: "private, no-cache" };
}

/** Names a visitor's end of the answer: as it stands, or by its hash where a proxy says something else than an address. */
function markOf({ ip, country }: PermissionInfo["location"]): string {
  const mark = `${ip}-${country}`;
  return /^[\w.:%-]{1,60}$/.test(mark) ? mark : hash("sha256", mark, "base64url");
}

/** A host without its port, in small letters; of IPv6 with its brackets. */
function hostOf(named: string): string {
  return named
    .trim()
    .replace(/:\d{1,5}$/, "")
    .toLowerCase();
}

function listCountries(): Country[] {
  return getCountries()
    .map((countryCode) => ({ countryCode, countryDialingCode: getCountryCallingCode(countryCode) as string }))
    .toSorted((a, b) => (a.countryCode < b.countryCode ? -1 : 1));
}
