import { randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { insertMember } from "#server/features/member/insertMember.ts";
import { refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation, unreadableBody } from "#server/http/operation.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { openSession } from "./openSession.ts";
import type { SessionParts } from "./SessionParts.ts";

const perAddress: Limit = { most: 10, seconds: 3_600 };
const perNetwork: Limit = { most: 100, seconds: 3_600 };
const trialType = 4;

/** Serves free play: a trial account (type 4) with play money, without a password. */
export function registerFreePlay(
  app: FastifyInstance,
  deps: Deps,
  { bodies, ledger, sessions, throttle }: SessionParts,
): void {
  const { db, clock, config, liveSite } = deps;
  operation(app, "loginFreePlay", async ({ body, request }) => {
    const { flags, brand } = liveSite.current().site;
    if (!compileFlags(flags).has("FREETRIAL3")) throw refusal("feature_off", "This is not offered here.");
    const clear = await bodies.open(body.random, { method: request.method, path: request.url });
    if (typeof clear["random"] !== "string") throw unreadableBody();
    await takeAll(throttle, [
      ["trialAddress", visitorOf(request), perAddress],
      ["trialNetwork", networkOf(request), perNetwork],
    ]);

    const at = clock.now();
    const { currency, settings } = brand;
    return withTransaction(db, async (tx) => {
      const account = `guest${randomInt(10 ** 10, 10 ** 11)}`;
      const language = languageOf(request, settings.defaultLanguage);
      const person = { account, nickname: account, type: trialType, passwordHash: null, language, currency, at };
      const id = await insertMember(tx, person);
      const [from, to] = await Promise.all([
        ledger.ownAccount(tx, "trial", currency),
        ledger.walletOf(tx, id, currency),
      ]);
      if (config.limits.trialFunds > 0) {
        await ledger.post(tx, {
          kind: "bonus",
          currency,
          legs: [
            { account: from, amount: -config.limits.trialFunds },
            { account: to, amount: config.limits.trialFunds },
          ],
          key: `trial:${id}`,
          cause: { type: "system", ref: "free play" },
          at,
        });
      }
      const member = await findMember(tx, { id });
      if (!member) throw new Error("The trial account is not there");
      return openSession(tx, { member, username: account, request }, deps, sessions);
    });
  });
}
