import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AuditRow, GameDeskRow, GameReportRow, OpenStakeRow, VendorDeskRow, VendorLanes } from "#contracts/api.ts";
import { aDebit, aSeamlessPlatform } from "#tests/support/aSeamlessPlatform.ts";

const platform = await aSeamlessPlatform();
const { ask, call, clock, db, owner, player } = platform;
let publisher = await platform.operator("publisher");
const editor = await platform.operator("editor");

/** A call of the console that succeeds. */
async function desk<Value>(method: "GET" | "POST", path: string, body?: object): Promise<Value> {
  const answer = await publisher.call(method, `/games${path}`, body);
  expect(answer).toMatchObject({ status: 200, success: true });
  return answer.value as Value;
}
/** Who has just given the password. */
const confirm = async () => {
  publisher = await platform.operator("publisher");
};
const games = async (query = "") => (await desk<{ rows: GameDeskRow[] }>("GET", `?${query}`)).rows;
const vendors = async (query = "") => (await desk<{ rows: VendorDeskRow[] }>("GET", `/vendors?${query}`)).rows;
const shownGames = async () =>
  (await call("GET", "/wps/game/list?gameType=RNG"))
    .json<{ value: { games: { gameCode: string; vassalage: string; status: string; isHot: number }[] } }>()
    .value.games.map(({ vassalage, gameCode, status }) => `${vassalage}/${gameCode} ${status}`);

await owner.query(
  `INSERT INTO game (vassalage, game_type, code, display_name, start, place) SELECT 'FAR', 'RNG', 'far-' || n, 'Far ' || n, 'https://far.example/', n + 1
   FROM generate_series(1, 3) AS n`,
);

describe("the desk of games", () => {
  it("finds games on the platform by name, vendor, category and mark, a page at a time", async () => {
    expect((await games("search=FAR%203")).map(({ id }) => id)).toEqual(["FAR/far-3"]);
    expect((await games("search=far-")).length).toBe(3);
    expect((await games("vendor=naga")).map(({ id }) => id)).toEqual(["NAGA/golden-naga"]);
    const page = await desk<{ rows: GameDeskRow[]; total: number }>("GET", "?gameType=RNG&pageSize=2&page=2");
    expect([page.rows.length, page.total]).toEqual([2, 5]);
    expect(await games("mark=hot")).toEqual([]);
  });

  it("hides, marks, renames and orders at once, for players too, and writes each change into the audit", async () => {
    await desk("POST", "/FAR/far-2", { isShown: false, isHot: true, displayName: "Farther" });
    await desk("POST", "/FAR/far-3", { move: "first" });
    await desk("POST", "/FAR/golden-naga", { move: "down" });
    await desk("POST", "/vendors/RNG/NAGA", { move: "first" });
    expect(await shownGames()).toEqual([
      "NAGA/golden-naga open",
      "FAR/far-3 open",
      "FAR/far-1 open",
      "FAR/golden-naga open",
    ]);
    expect(await games("mark=hidden")).toMatchObject([{ id: "FAR/far-2", state: "hidden", displayName: "Farther" }]);
    await desk("POST", "/FAR/far-2", { isShown: true });
    await desk("POST", "/vendors/RNG/FAR", { isShown: false });
    expect(await shownGames()).toEqual(["NAGA/golden-naga open"]);
    expect((await vendors("state=hidden")).map(({ id }) => id)).toEqual(["RNG/FAR"]);
    await desk("POST", "/vendors/RNG/FAR", { isShown: true });
    const acts = await db.query<{ act: string; of: string }>(
      "SELECT act, detail ->> 'of' AS of FROM operator_act WHERE act IN ('gameChanged', 'vendorChanged') ORDER BY at, id",
    );
    expect(acts.map(({ act, of }) => `${act} ${of}`)).toEqual([
      "gameChanged FAR/far-2",
      "gameChanged FAR/far-3",
      "gameChanged FAR/golden-naga",
      "vendorChanged RNG/NAGA",
      "gameChanged FAR/far-2",
      "vendorChanged RNG/FAR",
      "vendorChanged RNG/FAR",
    ]);
    const { value } = await publisher.call("GET", "/audit?area=games&pageSize=100");
    const told = (value["rows"] as AuditRow[]).toReversed().map(({ set, setTo, detail }) => ({ set, setTo, detail }));
    expect(told.slice(0, 2)).toEqual([
      {
        set: { isShown: false, isHot: true, displayName: "Farther" },
        setTo: null,
        detail: "FAR/far-2 · isShown: false, isHot: true, displayName: Farther",
      },
      { set: { move: "first" }, setTo: null, detail: "FAR/far-3 · move: first" },
    ]);
  });

  it("has a name in the audit's page for each setting that can be changed", () => {
    const page = readFileSync("src/console/layouts/page/audit.json", "utf8");
    const contract = JSON.parse(readFileSync("schemas/api/gameDesk.json", "utf8")) as {
      paths: Record<
        string,
        { post?: { requestBody?: { content: Record<string, { schema: { properties: object } }> } } }
      >;
    };
    const set = ["/console/api/games/vendors/{gameType}/{vassalage}", "/console/api/games/{vassalage}/{code}"].flatMap(
      (path) =>
        Object.keys(contract.paths[path]?.post?.requestBody?.content["application/json"]?.schema.properties ?? {}),
    );
    expect(set.length).toBeGreaterThan(12);
    expect(set.filter((name) => !page.includes(`"/row/set/${name}"`))).toEqual([]);
  });

  it("keeps everybody out of what is under maintenance but those on its list, at the launch and at each stake", async () => {
    const [tester, other] = [await player(), await player()];
    const [testing, playing] = [await tester.open(), await other.open()];
    const stake = async (session: string) => (await ask("debit", aDebit(session, { amount: 10 }))).code;
    await desk("POST", "/vendors/RNG/NAGA", { status: "maintenance", hours: 2, allowed: tester.account.toUpperCase() });
    expect(await tester.launch()).toMatchObject({ success: true });
    expect(await other.launch()).toMatchObject({ success: false, code: "game_maintenance" });
    expect([await stake(testing), await stake(playing)]).toEqual([undefined, "game_maintenance"]);
    expect(await vendors("state=maintenance")).toMatchObject([{ id: "RNG/NAGA", hours: 2, allowed: tester.account }]);
    // The game itself has a list of its own.
    await desk("POST", "/NAGA/golden-naga", { maintenance: true });
    expect([await stake(testing), await stake(playing)]).toEqual(["game_maintenance", "game_maintenance"]);
    await desk("POST", "/vendors/RNG/NAGA", { status: "open" });
    await desk("POST", "/NAGA/golden-naga", { allowed: other.account });
    expect([await stake(testing), await stake(playing)]).toEqual(["game_maintenance", undefined]);
    expect(await shownGames()).toContain("NAGA/golden-naga maintenance");
    await desk("POST", "/NAGA/golden-naga", { maintenance: false, allowed: "" });
    expect(await stake(testing)).toBeUndefined();
  });

  it("lists a game and its vendor in another category at once, and leaves lotteries among themselves", async () => {
    const listed = async (gameType: string) => {
      // Vendors are kept in memory for a while.
      clock.advance(11);
      const { value } = (await call("GET", `/wps/game/vendors?gameType=${gameType}`)).json<{ value: VendorLanes }>();
      return value.lanes.flatMap((lane) => lane.vendors).find(({ vassalage }) => vassalage === "NAGA");
    };
    expect(await listed("FISH")).toBeUndefined();
    await desk("POST", "/NAGA/golden-naga", { gameType: "FISH" });
    expect(await listed("FISH")).toMatchObject({ gameType: "FISH", games: 1, isHot: 0, status: "open" });
    await desk("POST", "/NAGA/golden-naga", { gameType: "RNG" });
    expect((await listed("FISH"))?.games ?? 0).toBe(0);
  });

  it("says beside its field which account is not there, and which category the vendor has not", async () => {
    const refused = async (path: string, body: object) =>
      (await publisher.call("POST", `/games${path}`, body)).value["fieldErrors"];
    expect(await refused("/NAGA/golden-naga", { allowed: "player0001, nobody" })).toMatchObject({
      allowed: { key: "error.allowed_unknown", max: 2 },
    });
    expect(await refused("/NAGA/golden-naga", { gameType: "LOTT" })).toMatchObject({
      gameType: { key: "error.category_unknown" },
    });
    expect((await publisher.call("POST", "/games/NAGA/nothing", { isHot: true })).status).toBe(404);
    expect((await editor.call("POST", "/games/NAGA/golden-naga", { isHot: true })).status).toBe(403);
    for (const icon of ["//evil.example/x", "http://plain.example/x", "/\\evil.example"])
      expect((await publisher.call("POST", "/games/NAGA/golden-naga", { icon })).status).toBe(400);
    // Without a picture of its own it has one that is drawn, not none.
    await desk("POST", "/NAGA/golden-naga", { icon: "" });
    const [{ icon } = { icon: "" }] = await owner.query<{ icon: string }>(
      "SELECT icon FROM game WHERE vassalage = 'NAGA' AND code = 'golden-naga'",
    );
    expect((await call("GET", icon)).headers["content-type"]).toContain("image/svg+xml");
  });

  it("changes many games at once, all or none, each in the audit, and as one operator's act with a password just given", async () => {
    const ids = ["FAR/far-1", "FAR/far-2", "FAR/far-3"];
    const of = async () => (await games("search=far-")).map(({ isHot, maintenance }) => [isHot, maintenance]);
    await confirm();
    const before = await of();
    expect((await publisher.call("POST", "/games", { ids: [...ids, "FAR/nothing"], isHot: true })).status).toBe(404);
    expect((await publisher.call("POST", "/games", { ids: [], isHot: true })).status).toBe(400);
    expect((await editor.call("POST", "/games", { ids, isHot: true })).status).toBe(403);
    expect(await of()).toEqual(before);
    expect(await desk("POST", "", { ids, isHot: true, maintenance: true })).toEqual({ changed: 3 });
    expect(await of()).toEqual(ids.map(() => [true, true]));
    const acts = await db.query<{ of: string }>(
      "SELECT detail ->> 'of' AS of FROM operator_act WHERE act = 'gameChanged' ORDER BY at DESC, id DESC LIMIT 3",
    );
    expect(acts.map((act) => act.of).toSorted()).toEqual(ids);
    // Two operators at once, in other orders, come to an end.
    const both = [ids, ids.toReversed()].map((list) =>
      publisher.call("POST", "/games", { ids: list, isHot: false, maintenance: false }),
    );
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await of()).toEqual(ids.map(() => [false, false]));
  });

  it("asks for the password again before anything but an order is changed", async () => {
    clock.advance(360);
    const body = { isHot: true };
    expect((await publisher.call("POST", "/games/NAGA/golden-naga", body)).status).toBe(403);
    await desk("POST", "/NAGA/golden-naga", { move: "last" });
    await confirm();
  });

  it("reports launches, failures, rounds, turnover and what came back, by vendor and by game", async () => {
    const who = await player();
    const session = await who.open();
    const [lost, won] = [aDebit(session), aDebit(session)];
    for (const bet of [lost, won]) await ask("debit", bet);
    await ask("credit", { transaction: "lost", round: lost.round, amount: 0, currency: "USD" });
    await ask("credit", { transaction: "won", round: won.round, amount: 1_900, currency: "USD" });
    const report = async (query: string) =>
      (await desk<{ rows: GameReportRow[] }>("GET", `/report?${query}`)).rows.find(({ vendor }) => vendor === "NAGA");
    const before = await report("by=vendor");
    await who.launch();
    await desk("POST", "/NAGA/golden-naga", { maintenance: true });
    await who.launch();
    await desk("POST", "/NAGA/golden-naga", { maintenance: false });
    const after = await report("by=game&days=1&search=golden");
    expect(after).toMatchObject({ game: "Golden Naga", launches: (before?.launches ?? 0) + 1 });
    // One was refused, and the token of the other never came back.
    expect((after?.failures ?? 0) - (before?.failures ?? 0)).toBe(2);
    expect(after?.turnover).toBe(2_000 + 30);
    expect(after).toMatchObject({ payout: 1_900, net: 100, returned: 95 });
  });

  it("reports words of games that were not followed apart from failures, of each member ten an hour, of games that were opened", async () => {
    const who = await player();
    const row = async () =>
      (await desk<{ rows: GameReportRow[] }>("GET", "/report?by=vendor")).rows.find(({ vendor }) => vendor === "NAGA");
    const tell = async (fault: string, gameCode = "golden-naga") =>
      (
        await call("POST", "/wps/game/fault", {
          headers: { token: who.token },
          body: { vassalage: "NAGA", gameCode, fault },
        })
      ).statusCode;
    expect(await tell("word_storm")).toBe(404);
    await who.launch();
    const before = await row();
    expect([await tell("word_storm"), await tell("word_storm", "nothing"), await tell("shouting")]).toEqual([
      200, 404, 400,
    ]);
    expect(await row()).toMatchObject({
      faults: (before?.faults ?? 0) + 1,
      failures: before?.failures,
      launches: before?.launches,
    });
    await Promise.all(Array.from({ length: 30 }, () => tell("foreign_word")));
    expect((await row())?.faults).toBe((before?.faults ?? 0) + 10);
  });

  it("shows stakes that are open, asks again, and gives one back with a reason, once", async () => {
    const who = await player();
    const debit = aDebit(await who.open());
    await ask("debit", debit);
    const stakes = async () =>
      (await desk<{ rows: OpenStakeRow[] }>("GET", `/stakes?search=${who.account}`)).rows.map(({ round, said }) => ({
        round,
        said,
      }));
    expect(await stakes()).toEqual([{ round: debit.round, said: null }]);
    const [{ id = "" } = {}] = await db.query<{ id: string }>("SELECT id FROM game_bet WHERE round = $1", [
      debit.round,
    ]);
    await desk("POST", `/stakes/${id}/ask`);
    await confirm();
    const give = () => publisher.call("POST", `/games/stakes/${id}/return`, { reason: "The vendor is gone" });
    const codes = (await Promise.all([give(), give()])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["stake_ended", undefined]);
    expect(await who.money()).toBe(10_000);
    expect(await stakes()).toEqual([]);
    const [message] = await db.query<{ title: string }>(
      "SELECT title ->> 'EN' AS title FROM message WHERE member_id = $1",
      [who.memberId],
    );
    expect(message?.title).toBe("Your stake was given back");
  });
});

describe("pictures of games and vendors", () => {
  it("are taken from where pages may show them, refused at their field from elsewhere, and stay where they were", async () => {
    await confirm();
    const foreign = "https://pictures.example/far.png";
    const set = (path: string, body: object) => publisher.call("POST", `/games${path}`, body);
    for (const [path, field] of [
      ["/FAR/far-1", "icon"],
      ["/vendors/RNG/FAR", "smallIcon"],
    ] as const) {
      expect(await set(path, { [field]: foreign })).toMatchObject({
        code: "form_invalid",
        value: { fieldErrors: { [field]: { key: "error.picture_host" } } },
      });
      await desk("POST", path, { [field]: "/media/far.webp" });
    }
    await owner.query("UPDATE game SET icon = $1 WHERE code = 'far-1'", [foreign]);
    await desk("POST", "/FAR/far-1", { icon: foreign, isNew: false });
    await desk("POST", "/FAR/far-1", { icon: "" });
  });
});
