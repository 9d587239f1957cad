import { describe, expect, it } from "vitest";
import type { OperationId } from "#contracts/api.ts";
import { operations } from "#contracts/operations.ts";
import { createAnswerCache } from "#api/createAnswerCache.ts";
import { SessionKeeper } from "#stores/SessionKeeper.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

/** A cache of a tab in which time, language and account are set by hand. */
function aCache() {
  const storage = fakeStorage();
  const moment = { now: 1_000_000, language: "KM", hash: "h1", account: "lan" };
  const cache = createAnswerCache({
    storage,
    common: () => [moment.language, moment.hash],
    account: () => moment.account,
    now: () => moment.now,
  });
  const place = (id: OperationId, params = {}) => cache.place(id, operations[id], params);
  const read = (id: OperationId, params = {}) => place(id, params)?.read()?.value;
  return { storage, moment, place, read };
}
const routers = { domainList: ["a.example"], resources: [] };
const wallet = { isSingle: true, currency: "USD" };

describe("[SESS-01] what the tab's storage keeps of answers", () => {
  it("has the specification's names, each for the call that it belongs to", () => {
    const named = Object.entries(operations).flatMap(([id, { cache }]) => (cache ? [[cache.name, id]] : []));
    expect(Object.fromEntries(named)).toEqual({
      gameVendor: "listVendors",
      routers: "getRouters",
      settings: "getRegisterSettings",
      validate: "checkAffiliate",
      index_notice: "listAnnouncements",
      merchantWallet: "getMerchantWallet",
    });
    expect(named.filter(([, id]) => operations[id as OperationId].method !== "GET")).toEqual([]);
  });

  it("is read under its name until it is too old", () => {
    const { storage, moment, place, read } = aCache();
    expect(read("getRouters")).toBeUndefined();
    place("getRouters")?.keep(routers);
    expect(JSON.parse(storage.get("routers") ?? "")).toMatchObject([{ value: routers }]);
    expect(read("getRouters")).toEqual(routers);
    moment.now += 299_999;
    expect(read("getRouters")).toEqual(routers);
    moment.now += 1;
    expect(read("getRouters")).toBeUndefined();
    // Nor does a clock that was put back make it fresh again.
    moment.now -= 400_000;
    expect(read("getRouters")).toBeUndefined();
  });

  it("has the vendors of games for five minutes, each category apart", () => {
    const { storage, moment, place, read } = aCache();
    const vendors = { lanes: [] };
    place("listVendors", { gameType: "RNG" })?.keep(vendors);
    expect(JSON.parse(storage.get("gameVendor") ?? "")).toMatchObject([{ value: vendors }]);
    expect(read("listVendors", { gameType: "RNG" })).toEqual(vendors);
    expect(read("listVendors", { gameType: "LIVE" })).toBeUndefined();
    moment.now += 300_000;
    expect(read("listVendors", { gameType: "RNG" })).toBeUndefined();
  });

  it("answers the same question alone: its parameters, the language, the revision", () => {
    const { moment, place, read } = aCache();
    const notices = { player: [], banners: [], popup: [], promotion: [] };
    place("listAnnouncements", { types: "PL" })?.keep(notices);
    expect(read("listAnnouncements", { types: "PL", groupName: undefined })).toEqual(notices);
    expect(read("listAnnouncements", { types: "PU" })).toBeUndefined();
    moment.language = "EN";
    expect(read("listAnnouncements", { types: "PL" })).toBeUndefined();
    Object.assign(moment, { language: "KM", hash: "h2" });
    expect(read("listAnnouncements", { types: "PL" })).toBeUndefined();
  });

  it("is the account's own where it is private, and gone with a logout", () => {
    const { storage, moment, place, read } = aCache();
    place("getMerchantWallet")?.keep(wallet);
    moment.account = "mai";
    expect(read("getMerchantWallet")).toBeUndefined();
    moment.account = "lan";
    expect(read("getMerchantWallet")).toEqual(wallet);
    const late = place("getMerchantWallet");
    new SessionKeeper(storage).clear();
    moment.account = "";
    expect(storage.get("merchantWallet")).toBeNull();
    // What was asked for before the logout comes too late.
    late?.keep(wallet);
    expect(storage.get("merchantWallet")).toBeNull();
  });

  it.each([
    ["no JSON", "{"],
    ["another shape", '{"by":1}'],
    ["a list of anything", '[1,null,{"by":7},"x"]'],
    ["an answer that is none", (by: string) => JSON.stringify([{ by, until: 1_000_001, value: { domainList: 7 } }])],
    ["an answer without an end", (by: string) => JSON.stringify([{ by, until: 9e15, value: routers }])],
    ["too much", (by: string) => JSON.stringify([{ by, until: 1_000_001, value: { ...routers, x: "x".repeat(2e5) } }])],
  ])("is not believed where it holds %s, and is written over", (_, text) => {
    const { storage, place, read } = aCache();
    place("getRouters")?.keep(routers);
    const [{ by }] = JSON.parse(storage.get("routers") ?? "") as [{ by: string }];
    storage.set("routers", typeof text === "string" ? text : text(by));
    expect(read("getRouters")).toBeUndefined();
    place("getRouters")?.keep(routers);
    expect(read("getRouters")).toEqual(routers);
  });

  it("is not kept where it is too large, or of a call that the contract keeps nothing of", () => {
    const { storage, place } = aCache();
    place("getRouters")?.keep({ ...routers, x: "x".repeat(200_000) });
    expect(storage.get("routers")).toBeNull();
    expect(place("getBalance")).toBeUndefined();
    for (let turn = 0; turn < 9; turn += 1) place("getRouters", { turn })?.keep(routers);
    expect(JSON.parse(storage.get("routers") ?? "")).toHaveLength(4);
  });
});
