import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { getCountries, getCountryCallingCode } from "libphonenumber-js";
import type { Country, FlagNode, PermissionInfo, RegisterRules } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { isKnownTo } from "#server/http/isKnownTo.ts";
import { operation } from "#server/http/operation.ts";
import { pickCoding } from "#server/http/pickCoding.ts";
import type { BodyOpener } from "#server/security/createBodyOpener.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import type { Entry } from "./createEntry.ts";

/** Serves what a page asks before anything else. */
export function registerSystem(app: FastifyInstance, { liveSite }: Deps, entry: Entry, bodies: BodyOpener): void {
  operation(app, "getPermission", async ({ request, reply }) => {
    const state = await entry.stateFor(request);
    const { maintenance, regionRestriction, country } = state;
    const revision = liveSite.current();
    const location = { ip: request.ip, country };
    // The answer is the same as long as these are; nothing has to be written to know it.
    const coding = pickCoding(request.headers["accept-encoding"]);
    const etag = `"${hash([revision.hash, revision.seq, maintenance, regionRestriction, location, coding])}"`;
    reply.header("etag", etag).header("cache-control", "private, no-cache");
    if (isKnownTo(request, etag)) return reply.code(304).send();
    return { maintenance, regionRestriction, info: { ...infoOf(revision), location } };
  });

  operation(app, "getStatus", async ({ request }) => {
    const { maintenance, regionRestriction } = await entry.stateFor(request);
    return { status: maintenance ? (1 as const) : regionRestriction ? (2 as const) : (0 as const) };
  });

  operation(app, "getWhitelabel", () => liveSite.current().site.flags as FlagNode);
  operation(app, "getRegisterSettings", () => liveSite.current().site.rules.register as RegisterRules);
  operation(app, "getJwks", async () => ({ keys: await bodies.publicKeys(), audience: bodies.audience }));

  const countries = listCountries();
  operation(app, "listCountries", ({ reply }) => {
    reply.header("cache-control", "public, max-age=86400");
    return countries;
  });
}

/** Everything of the permission answer that hangs on the revision alone. */
function infoOf({ seq, hash: name, site }: LiveRevision): Omit<PermissionInfo, "location"> {
  const { brand, flags, rules } = site;
  const { loginedToHomePage, rememberMe, languages, defaultLanguage, defaultCountry } = brand.settings;
  return {
    whitelabel: flags as FlagNode,
    register: rules.register as RegisterRules,
    resources: brand.resources,
    customerService: brand.customerService,
    analytics: { gtagId: brand.analytics?.gtagId ?? "" },
    imageCDNs: brand.imageCDNs ?? [],
    launchGameCDNs: brand.launchGameCDNs ?? [],
    settings: {
      loginedToHomePage,
      merchantCode: brand.merchantCode,
      rememberMe,
      languages,
      defaultLanguage,
      ...(defaultCountry !== undefined && { defaultCountry }),
    },
    site: { seq, hash: name, href: `/config/${name}.json` },
  };
}

function listCountries(): Country[] {
  return getCountries()
    .map((countryCode) => ({ countryCode, countryDialingCode: getCountryCallingCode(countryCode) as string }))
    .toSorted((a, b) => (a.countryCode < b.countryCode ? -1 : 1));
}

function hash(parts: unknown): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 27);
}
