import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { BonusDeskRow, BonusWishRow } from "#contracts/api.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import { aBonusPlatform } from "#tests/support/aBonusPlatform.ts";

const platform = await aBonusPlatform();
const { clock, db, player, sound } = platform;
const publisher = await platform.operator("publisher");
const editor = await platform.operator("editor");

/** A second publisher, who acts by a token. */
async function aSecond() {
  const token = randomToken();
  await db.query(
    `WITH made AS (INSERT INTO operator (account, password_hash, role, created_at) VALUES ('second', 'x', 'publisher', $2) RETURNING id)
     INSERT INTO operator_token (token_hash, operator_id, name, created_at) SELECT $1, id, 'test', $2 FROM made`,
    [hashToken(token), clock.now()],
  );
  return (path: string, body: object = {}) =>
    platform
      .call("POST", `/console/api${path}`, { body, headers: { authorization: `Bearer ${token}` } })
      .then((answer) => answer.json<{ success: boolean; code?: string }>());
}
const second = await aSecond();
const give = (body: object, key: string = randomUUID()) =>
  publisher.call("POST", "/bonuses/wishes", { reason: "Lost connection", ...body }, { "idempotency-key": key });
const wishes = async () =>
  ((await publisher.call("GET", "/bonuses/wishes")).value as unknown as { rows: BonusWishRow[] }).rows;
const actsOf = async (member: string) =>
  (
    await db.query<{ act: string }>("SELECT act FROM operator_act WHERE detail->>'member' = $1 ORDER BY id", [member])
  ).map(({ act }) => act);

describe("the desk of bonuses", () => {
  it("gives up to the limit at once, once for an intent, and writes it down", async () => {
    const one = await player("desk0001");
    const key = randomUUID();
    const body = { account: "DESK0001", amount: 5_000, turnover: 2, days: 3 };
    const [first, again] = [await give(body, key), await give(body, key)];
    expect([first.value["state"], again.value["id"]]).toEqual(["given", first.value["id"]]);
    expect(await one.money()).toEqual({ real: 0, bonus: 5_000 });
    expect(await actsOf("desk0001")).toEqual(["bonusGiven"]);
    await give({ account: "desk0001", amount: 700 });
    expect((await one.money()).real).toBe(700);
    await sound();
  });

  it("lets more wait for a second operator, who is another one, and decides once", async () => {
    const one = await player("desk0002");
    const { value } = await give({ account: "desk0002", amount: 5_001, turnover: 1 });
    expect(value["state"]).toBe("waiting");
    expect(await one.money()).toEqual({ real: 0, bonus: 0 });
    const id = String(value["id"]);
    expect((await wishes()).find((wish) => wish.id === id)).toMatchObject({ state: "waiting", canDecide: false });
    expect((await publisher.call("POST", `/bonuses/wishes/${id}/approve`, {})).code).toBe("own_wish");
    const answers = await Promise.all([1, 2, 3].map(() => second(`/bonuses/wishes/${id}/approve`)));
    expect(answers.map(({ success, code }) => (success ? "given" : code)).toSorted()).toEqual([
      "given",
      "wish_gone",
      "wish_gone",
    ]);
    expect(await one.money()).toEqual({ real: 0, bonus: 5_001 });
    expect(await actsOf("desk0002")).toEqual(["bonusAsked", "bonusGiven"]);
    const other = await give({ account: "desk0002", amount: 9_000 });
    expect((await second(`/bonuses/wishes/${String(other.value["id"])}/refuse`, { reason: "Too much" })).success).toBe(
      true,
    );
    expect((await second(`/bonuses/wishes/${String(other.value["id"])}/approve`)).code).toBe("wish_gone");
    await sound();
  });

  it("gives an offer by its own terms, and says beside its field what is wrong", async () => {
    const one = await player("desk0003");
    await give({ account: "desk0003", offer: "thanks" });
    const { value } = await one.call<{ rows: { title: string; turnover: number }[] }>("GET", "/bonus");
    expect(value.rows).toMatchObject([{ title: "With our thanks", turnover: 3_000 }]);
    const faults = await Promise.all(
      [{ account: "nobody99", amount: 1 }, { account: "desk0003", offer: "welcome" }, { account: "desk0003" }].map(
        (body) => give(body),
      ),
    );
    expect(faults.map(({ value: said }) => Object.keys(said["fieldErrors"] as object))).toEqual([
      ["account"],
      ["offer"],
      ["amount"],
    ]);
    expect((await editor.call("GET", "/bonuses/offers")).value).toMatchObject([{ id: "thanks" }]);
  });

  it("finds bonuses of a member, and ends one with a reason, once", async () => {
    const one = await player("desk0004");
    await give({ account: "desk0004", amount: 2_000, turnover: 4 });
    const list = async (query: string) =>
      ((await editor.call("GET", `/bonuses?${query}`)).value as unknown as { rows: BonusDeskRow[] }).rows;
    const [bonus] = await list("search=DESK0004");
    expect(bonus).toMatchObject({
      account: "desk0004",
      amount: 2_000,
      balance: 2_000,
      turnover: 8_000,
      state: "active",
    });
    expect(await list("search=desk%25")).toEqual([]);
    const end = () => publisher.call("POST", `/bonuses/${bonus?.id}/end`, { reason: "Given by mistake" });
    expect((await editor.call("POST", `/bonuses/${bonus?.id}/end`, { reason: "Given by mistake" })).code).toBe(
      "not_allowed",
    );
    const answers = await Promise.all([end(), end()]);
    expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual(["bonus_over", "done"]);
    expect(await list("search=desk0004&state=forfeited")).toMatchObject([{ reason: "operator", balance: 2_000 }]);
    expect(await one.money()).toEqual({ real: 0, bonus: 0 });
    expect((await actsOf("desk0004")).at(-1)).toBe("bonusEnded");
    expect((await editor.call("GET", "/bonuses/figures")).value).toMatchObject({ currency: "USD" });
    await sound();
  });

  it("decides nothing where the password was given too long ago", async () => {
    clock.advance(6 * 60);
    expect((await give({ account: "desk0004", amount: 1 })).code).toBe("password_needed");
  });
});
