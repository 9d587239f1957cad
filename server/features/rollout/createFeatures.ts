import type { FastifyRequest } from "fastify";
import { isReached, type KnownVisitor } from "#compile/audience/isReached.ts";
import { rolledOut } from "#compile/audience/rolledOut.ts";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import { deviceOf } from "#server/features/banner/deviceOf.ts";
import type { PlayerSession } from "#server/features/session/PlayerSession.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import type { CookieNames } from "#server/features/session/cookieNames.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { languageOf } from "#server/http/languageOf.ts";
import type { LiveRevision } from "#server/LiveSite.ts";

/** Which features are on for whom, by the platform's own knowledge. */
export interface Features {
  /** The features that are on for who makes a call. */
  of(request: FastifyRequest): Promise<ReadonlySet<string>>;
  /** The features that are on for whoever has been described. */
  for(onlooker: KnownVisitor): ReadonlySet<string>;
  /** Who makes a call: by the session, the member's row, the proxy's country, and the cookie of a visitor. */
  onlookerOf(request: FastifyRequest): Promise<KnownVisitor>;
  /** The features that are on for somebody who is in no audience. */
  forEverybody(): ReadonlySet<string>;
}

interface Parts {
  sessions: Pick<Sessions, "find">;
  cookies: Pick<CookieNames, "visitor">;
}

/** What is read of a revision once. */
interface Plan {
  revision: LiveRevision;
  /** For somebody who is in no audience. */
  everybody: ReadonlySet<string>;
  isForSome: boolean;
}

const visitorName = /^[A-Za-z0-9_-]{43}$/;

/**
 * Features by the live revision. While none says whom it is for, nothing is asked of the database; where who calls cannot be looked
 * up, it is a visitor: an audience of members is not opened by a fault.
 */
export function createFeatures(
  { config, db, liveSite }: Pick<Deps, "config" | "db" | "liveSite">,
  { sessions, cookies }: Parts,
): Features {
  const countryOf = createCountryOf(config);
  let known: Plan | undefined;
  const plan = (): Plan => {
    const revision = liveSite.current();
    if (known?.revision !== revision) {
      const { flags } = revision.site;
      known = { revision, everybody: compileFlags(flags), isForSome: rolledOut(flags).length > 0 };
    }
    return known;
  };

  const sessionOf = async (request: FastifyRequest): Promise<PlayerSession | undefined> => {
    if (request.player) return request.player;
    const { token } = request.headers;
    return typeof token === "string" ? sessions.find(token, true) : undefined;
  };
  const levelOf = async (memberId: string): Promise<number | null> => {
    const rows = await db.query<{ level: number }>("SELECT club_rank_level AS level FROM member WHERE id = $1", [
      memberId,
    ]);
    return rows[0]?.level ?? null;
  };
  const memberOf = async (request: FastifyRequest) => {
    try {
      const session = await sessionOf(request);
      return session && { session, level: await levelOf(session.memberId) };
    } catch (error) {
      request.log.warn({ err: error }, "who calls could not be looked up: features are those of a visitor");
      return undefined;
    }
  };

  const onlookerOf = async (request: FastifyRequest): Promise<KnownVisitor> => {
    const member = await memberOf(request);
    const visitor = request.cookies[cookies.visitor] ?? "";
    return {
      accountType: member?.session.type ?? null,
      level: member?.level ?? null,
      country: countryOf(request.raw),
      language: languageOf(request, liveSite.current().site.brand.settings.defaultLanguage),
      device: deviceOf(request),
      key: member?.session.memberId ?? (visitorName.test(visitor) ? visitor : ""),
    };
  };

  const of = (onlooker: KnownVisitor) => {
    const { revision, everybody, isForSome } = plan();
    if (!isForSome) return everybody;
    return compileFlags(revision.site.flags, undefined, (audience, name) => isReached(audience, onlooker, name));
  };
  return {
    of: async (request) => (plan().isForSome ? of(await onlookerOf(request)) : plan().everybody),
    for: of,
    onlookerOf,
    forEverybody: () => plan().everybody,
  };
}
