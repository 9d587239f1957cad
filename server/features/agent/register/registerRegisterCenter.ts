import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { insertMember } from "#server/features/member/insertMember.ts";
import type { MemberParts } from "#server/features/member/MemberParts.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { notFound, refusal, refusalAt } from "#server/http/Failure.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { operation } from "#server/http/operation.ts";
import { splitSecrets } from "#server/http/splitSecrets.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { loadCeilings } from "../contracts/loadCeilings.ts";
import { demandGiveable, readShares, saveShares, tellCeilings } from "../contracts/Shares.ts";
import { lockContracts, moveOn } from "../contracts/StoredContract.ts";
import { addLink, demandRoom, mostLinks } from "./addLink.ts";
import { checkAdded, listAsked, onlyAsked, toKnown } from "./checkAdded.ts";
import { findAccountErrors } from "./findAccountErrors.ts";
import { countGoodLinks, linkColumns, linkState, type StoredLink, tellLink } from "./StoredLink.ts";

/** What the register account centre is made of. */
export type RegisterCenterParts = Pick<MemberParts, "offers" | "passwords" | "runOnce" | "throttle">;

const addedMembers: Limit = { most: 60, seconds: 3_600 };
/** How often an agent is told that an account name is taken (S-33). */
const takenNames: Limit = { most: 10, seconds: 3_600 };
/** Each try that repeats an earlier one takes as long as a login. */
const replays: Limit = { most: 60, seconds: 3_600 };

/** Serves the register account centre: members that an agent adds below itself, and links by which they come. */
export function registerRegisterCenter(app: FastifyInstance, deps: Deps, parts: RegisterCenterParts): void {
  const { clock, config, db, liveSite } = deps;
  const { offers, passwords, runOnce, throttle } = parts;
  const countryOf = createCountryOf(config);
  const tell = (link: StoredLink) => ({
    ...tellLink(link),
    address: `${config.publicOrigin}/register?affiliateCode=${link.code}`,
  });
  /** A link of the agent's own; 404 where it is anybody else's. */
  const ownLink = async (on: Queryable, agentId: string, id: string, lock = false) => {
    const [link] = await on.query<StoredLink>(
      `SELECT ${linkColumns("$1")} FROM promotion_link l WHERE l.id = $2 AND l.agent_id = $3${lock ? " FOR UPDATE OF l" : ""}`,
      [clock.now(), id, agentId],
    );
    if (!link) throw notFound();
    return link;
  };

  operation(app, "getRegisterCenter", async ({ request }) => {
    const { memberId } = playerSessionOf(request);
    const now = clock.now();
    return withTransaction(db, async (tx) => {
      await lockContracts(tx, [memberId]);
      await moveOn(tx, memberId, now);
      const percents = tellCeilings((await loadCeilings(tx, [memberId]))(memberId));
      const links = await countGoodLinks(tx, memberId, now);
      const gives = Object.values(percents).some((percent) => percent > 0);
      const asked = listAsked(liveSite.current().site);
      return { percents, gives, links, linksLeft: Math.max(0, mostLinks - links), ...asked };
    });
  });

  operation(app, "listPromotionLinks", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    const matching = `FROM promotion_link l WHERE l.agent_id = $2 AND ($3::text IS NULL OR ${linkState("$1")} = $3)`;
    const chosen = [clock.now(), memberId, query.state ?? null];
    const [rows, counted] = await Promise.all([
      db.query<StoredLink>(
        `SELECT ${linkColumns("$1")} ${matching} ORDER BY l.created_at DESC, l.id LIMIT $4 OFFSET $5`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${matching}`, chosen),
    ]);
    return { rows: rows.map(tell), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "addPromotionLink", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId } = playerSessionOf(request);
    const { name, lasts, ...typed } = body;
    const intent = { scope: `addPromotionLink:${memberId}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        if (name.trim() === "") throw invalidForm({ name: { key: "form.required" } });
        return readShares(typed);
      },
      work: async (tx, shares) => ({
        id: await addLink(tx, { agentId: memberId, name: name.trim(), lasts, shares, now: clock.now() }),
      }),
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return tell(await ownLink(db, memberId, value.id));
  });

  operation(app, "changePromotionLink", async ({ path: { id }, body: { action }, idempotencyKey, request, reply }) => {
    const { memberId } = playerSessionOf(request);
    const wish = { id, action };
    const intent = { scope: `changePromotionLink:${memberId}`, key: idempotencyKey, request: wish, secrets: {} };
    const { replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {},
      work: async (tx) => {
        const { state } = await ownLink(tx, memberId, id, true);
        if (state === "expired") throw refusal("link_expired", "The time of this link is over.");
        if (state === "stopped") throw refusal("link_stopped", "This link was stopped by the platform.");
        if ((state === "off") === (action === "off"))
          throw refusal("link_changed", "This was done already, perhaps in another window.");
        if (action === "on") await demandRoom(tx, memberId, clock.now());
        const offAt = action === "off" ? clock.now() : null;
        await tx.query("UPDATE promotion_link SET off_at = $2 WHERE id = $1", [id, offAt]);
        return {};
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return tell(await ownLink(db, memberId, id));
  });

  operation(app, "addTeamMember", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId, currency } = playerSessionOf(request);
    const { username, password, nickname, dividend, daily, hourly, realtime, ...said } = body;
    // What is kept of a try holds no secret: a page sends all that its form holds.
    const extra = body.extra && onlyAsked(body.extra, liveSite.current().site);
    const { open, secrets } = splitSecrets("addTeamMember", { ...body, ...(extra && { extra }) });
    const intent = { scope: `addTeamMember:${memberId}`, key: idempotencyKey, request: open, secrets };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => void (await takeAll(throttle, [["addTeamMemberAgain", memberId, replays]])),
      prepare: async () => {
        const { site } = liveSite.current();
        const account = username.trim();
        const shares = readShares({ dividend, daily, hourly, realtime });
        const person = checkAdded(said, site);
        const errors = { ...(await findAccountErrors({ username: account, password }, site)), ...person.errors };
        if (Object.keys(errors).length > 0) throw invalidForm(errors);
        await takeAll(throttle, [["addTeamMember", memberId, addedMembers]]);
        // The place is taken before anybody looks, and kept by whoever hears that the name is taken.
        const name = await takeAll(throttle, [["takenNameAgent", memberId, takenNames]]);
        if (await findMember(db, { account })) throw taken();
        await name.giveBack();
        const { defaultLanguage: language } = site.brand.settings;
        const known = toKnown(person.values, site, countryOf(request.raw));
        return { account, shares, known, language, passwordHash: await passwords.hash(password) };
      },
      work: async (tx, { account, shares, known, language, passwordHash }) => {
        const at = clock.now();
        await demandGiveable(tx, memberId, shares, at);
        const called = nickname?.trim() || account;
        const person = { account, nickname: called, type: 0, passwordHash, language, currency, uplineId: memberId, at };
        const id = await insertMember(tx, { ...person, ...known, mustChangePassword: true });
        await saveShares(tx, { memberId: id, linkId: null, shares, at });
        await offers.registered(tx, { memberId: id, currency, at });
        return { id, account };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });
}

function taken() {
  return refusalAt("username", "account_taken", "This account name is taken.");
}
