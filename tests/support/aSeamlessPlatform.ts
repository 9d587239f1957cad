import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { GameLaunch } from "#contracts/api.ts";
import type { Config } from "#server/config.ts";
import type { Site } from "#contracts/config.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { aDepositPlatform } from "./aDepositPlatform.ts";
import { aSite } from "./aSite.ts";

/** What the vendor of the tests signs with, and another one that both know while secrets change. */
export const vendorSecret = "a secret of a vendor in the tests, long enough";
export const nextSecret = "the secret that comes after it, as long as that";

/** An answer to a vendor. */
export interface VendorAnswer {
  status: number;
  success: boolean;
  code?: string;
  value: Record<string, unknown>;
}

/** What a vendor's call may be spoilt by. */
export interface VendorCallOptions {
  secret?: string;
  nonce?: string;
  /** Seconds that its clock is wrong by. */
  late?: number;
  /** Whose call it is signed as. */
  signedAs?: string;
  /** Whose path it is sent to. */
  path?: string;
  headers?: Record<string, string>;
  /** Another node that it is sent to. */
  node?: FastifyInstance;
}

/** A site with reality checks and limits. */
function aPlaySite(): Site {
  const site = aSite();
  site.flags.childrenNodes.push({ modId: "RESPONSIBLEPLAY3", enabled: "1", childrenNodes: [] });
  site.brand.settings.play = { profile: "home", profiles: [{ name: "home", realityCheckMinutes: 60 }] };
  return site;
}

/** A platform with a vendor NAGA whose game `golden-naga` is paid from the wallet, and a vendor FAR without an agreement. */
export async function aSeamlessPlatform(over: Partial<Config> = {}) {
  const vendors = [{ code: "NAGA", url: "http://localhost:5999", secrets: [vendorSecret, nextSecret] }];
  const platform = await aDepositPlatform(aPlaySite(), { vendors, ...over });
  const { app, call, clock, db, owner, payer } = platform;
  const ledger = createLedger(clock);
  for (const vendor of ["NAGA", "FAR"]) {
    await owner.query(
      `INSERT INTO game_vendor (vassalage, game_type, display_name, status, place) VALUES ($1, 'RNG', $1, 'open', 1)`,
      [vendor],
    );
    await owner.query(
      `INSERT INTO game (vassalage, game_type, code, display_name, start, place)
       VALUES ($1, 'RNG', 'golden-naga', 'Golden Naga', 'vendor:/play/slot/', 1)`,
      [vendor],
    );
  }

  /** Sends a call as the vendor would. */
  async function ask(name: string, body: object, options: VendorCallOptions = {}): Promise<VendorAnswer> {
    const {
      secret = vendorSecret,
      nonce = randomUUID(),
      late = 0,
      signedAs = "NAGA",
      path = "NAGA",
      headers = {},
      node = app,
    } = options;
    const url = `/wps/seamless/${path}/${name}`;
    const payload = JSON.stringify(body);
    const timestamp = String(Math.floor(clock.now().getTime() / 1000) + late);
    const text = `${timestamp}.${nonce}.POST./wps/seamless/${signedAs}/${name}.${payload}`;
    const signature = `v1=${createHmac("sha256", secret).update(text).digest("hex")}`;
    const answer = await node.inject({
      method: "POST",
      url,
      payload,
      headers: {
        host: "localhost",
        "content-type": "application/json",
        "croupier-timestamp": timestamp,
        "croupier-nonce": nonce,
        "croupier-signature": signature,
        ...headers,
      },
    });
    return { status: answer.statusCode, ...answer.json<Omit<VendorAnswer, "status">>() };
  }

  let counted = 0;
  /** Somebody new with money, and the calls of a play of theirs. */
  async function player(money = 10_000) {
    counted += 1;
    const account = `player${String(counted).padStart(4, "0")}`;
    const who = await payer(account, { ageConfirmed: "true" });
    await withTransaction(db, async (tx) => {
      const [house, own] = [
        await ledger.ownAccount(tx, "house", "USD"),
        await ledger.memberAccount(tx, { memberId: who.memberId, kind: "player", currency: "USD" }),
      ];
      const legs = [
        { account: house, amount: -money },
        { account: own, amount: money },
      ];
      const cause = { type: "provider", ref: "test" } as const;
      if (money > 0)
        await ledger.post(tx, { kind: "deposit", currency: "USD", legs, key: randomUUID(), cause, at: clock.now() });
    });
    const send = async <Value = Record<string, unknown>>(method: "GET" | "PUT" | "POST", path: string, body?: object) =>
      (await call(method, path, { token: who.token, ...(body && { body }) })).json<{
        success: boolean;
        code?: string;
        value: Value;
      }>();
    return {
      ...who,
      account,
      send,
      async launch(query = "") {
        const at = `/wps/game/launch?vassalage=NAGA&gameCode=golden-naga${query}`;
        const answer = await send<GameLaunch>("GET", at);
        const told = new URL(answer.value?.url ?? "http://nowhere").hash.slice(1);
        return { ...answer, launchToken: new URLSearchParams(told).get("launch") ?? "" };
      },
      /** Launches, and trades the token. */
      async open(query = ""): Promise<string> {
        const { launchToken } = await this.launch(query);
        return String((await ask("open", { token: launchToken })).value["session"]);
      },
      money: async () => who.balance(),
    };
  }

  return { ...platform, ask, ledger, player };
}

/** A stake as a vendor asks for it. */
export const aDebit = (session: string, over: object = {}) => {
  const round = randomUUID();
  return { transaction: `${round}-debit`, session, round, amount: 1_000, currency: "USD", ...over };
};
