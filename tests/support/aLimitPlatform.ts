import { randomUUID } from "node:crypto";
import type { DepositOrder, PlayLimit, ValueOf } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { createLedger, type TransferKind } from "#server/features/ledger/createLedger.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { demandWithinLimits, type PlayAct } from "#server/features/play/demandWithinLimits.ts";
import { goodPassword } from "./aPlatform.ts";
import { aDepositPlatform } from "./aDepositPlatform.ts";
import { aSite } from "./aSite.ts";

type Limits = NonNullable<NonNullable<Site["brand"]["settings"]["play"]>["profiles"][number]["limits"]>;

/** A site with limits; visitors from AA get the rules `strict`. */
function aLimitSite(strict: Limits): Site {
  const site = aSite();
  site.flags.childrenNodes.push({ modId: "RESPONSIBLEPLAY3", enabled: "1", childrenNodes: [] });
  const abroad = { name: "abroad", realityCheckMinutes: 60, countries: ["AA"], limits: strict };
  site.brand.settings.play = { profile: "home", profiles: [abroad, { name: "home", realityCheckMinutes: 60 }] };
  return site;
}

const strict: Limits = {
  raiseHours: 168,
  timeOutDays: [2],
  exclusionDays: [365, 0],
  excludedMayLogIn: true,
  mostDeposit: { month: 100_000 },
  mostMinutes: 480,
};
/** A platform with limits and deposits, and players on it. Visitors from AA have rules of their own. */
export async function aLimitPlatform() {
  const platform = await aDepositPlatform(aLimitSite(strict), {
    countryHeader: "x-country",
    trustedProxies: ["127.0.0.1"],
  });
  const { call, clock, db, login, payer } = platform;
  const ledger = createLedger(clock);
  let counted = 0;

  /** Somebody new; calls log in anew where hours have ended the session. */
  async function player() {
    counted += 1;
    const account = `limits${String(counted).padStart(4, "0")}`;
    const who = await payer(account, { ageConfirmed: "true" });
    let token = who.token;
    /** A session that is open: hours end one. */
    const fresh = async () => {
      if ((await call("GET", "/wps/member/info", { token })).statusCode === 401)
        token = (await login(account, goodPassword)).token;
      return token;
    };
    const send = async <Value>(method: "GET" | "PUT" | "POST", path: string, body?: object, headers = {}) => {
      const options = { token: await fresh(), headers, ...(body !== undefined && { body }) };
      return (await call(method, path.startsWith("/") ? path : `/wps/play/${path}`, options)).json<{
        success: boolean;
        code?: string;
        value: Value;
      }>();
    };
    return {
      ...who,
      account,
      send,
      set: (kind: string, period: string, amount: number | null) =>
        send<PlayLimit>("PUT", "limits", { kind, period, amount }),
      async limit(id: string) {
        const { value } = await send<ValueOf<"getPlayLimits">>("GET", "limits");
        return value.rows.find((row) => row.id === id);
      },
      order: (channel: string, amount: number, values = {}) =>
        send<DepositOrder>("POST", "/wps/deposit", { channel, amount, values }, { "idempotency-key": randomUUID() }),
      pay: (amount: number) =>
        send<DepositOrder>(
          "POST",
          "/wps/deposit",
          { channel: "bank", amount, values: { payer: "Dara Sok" } },
          { "idempotency-key": randomUUID() },
        ),
      may: (asked: PlayAct, currency = "USD") =>
        withTransaction(db, (tx) =>
          demandWithinLimits(tx, { memberId: who.memberId, currency }, { ...asked, now: clock.now() }),
        ).then(
          () => "yes",
          (error: { code: string }) => error.code,
        ),
      /** Books what is staked (negative) or won, of one of the member's accounts. */
      async book(kind: TransferKind, amount: number, account: "player" | "playerBonus" = "player") {
        const [house, own] = await Promise.all([
          ledger.ownAccount(db, "house", "USD"),
          ledger.memberAccount(db, { memberId: who.memberId, kind: account, currency: "USD" }),
        ]);
        const legs = [
          { account: own, amount },
          { account: house, amount: -amount },
        ];
        const cause = { type: "provider", ref: "test" } as const;
        const paid = amount < 0 ? legs : legs.toReversed();
        await ledger.post(db, { kind, currency: "USD", legs: paid, key: randomUUID(), cause, at: clock.now() });
      },
    };
  }

  return { ...platform, ledger, player };
}
