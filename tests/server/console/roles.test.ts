import { describe, expect, it } from "vitest";
import { contract } from "#server/http/contract.ts";
import { callRights } from "./callRights.ts";
import { aConsole, type TestOperator } from "#tests/support/aConsole.ts";

const platform = await aConsole();
/** Who may do what; written out here once more, so that a change of the table is a change of this test too. */
const allowed = {
  look: ["viewer", "support", "editor", "reviewer", "publisher", "administrator"],
  desk: ["support", "editor", "publisher", "administrator"],
  edit: ["editor", "publisher", "administrator"],
  review: ["reviewer", "publisher", "administrator"],
  decide: ["publisher", "administrator"],
  publish: ["publisher", "administrator"],
  administer: ["administrator"],
} as const;
const operators = new Map<string, TestOperator>();
for (const role of allowed.look) operators.set(role, await platform.operator(role));

/** Ends the session, so it is tried apart. */
const signOut = "signOut";
const calls = [...contract.operations.values()].filter(({ auth, id }) => auth === "console" && id !== signOut);

const words = [{ language: "EN", name: "x" }];
const offered = { currency: "USD", words, isOpen: false, place: 0 };
const aReward = { ...offered, art: "", picture: "", points: 1, amount: 0, quantity: 0 };
const anActivity = {
  ...offered,
  kind: "application",
  art: "",
  startsDay: "2026-01-01",
  startsTime: "00:00",
  endsDay: "2026-01-02",
  endsTime: "00:00",
  pictures: 0,
  amount: 0,
};
const someTerms = {
  kind: "daily",
  measure: "validBet",
  cycle: "daily",
  carriesOver: false,
  tiers: [{ from: 0, percent: 1 }],
};
const aMission = { ...offered, kind: "bet", period: "daily", target: 1, reward: 1 };

const aWay = {
  words: [{ language: "EN", name: "x" }],
  fees: [{ currency: "USD", feeFixed: 0, feePoints: 0 }],
  alphabet: "digits",
  prefix: "",
  min: 1,
  max: 9,
  place: 0,
};

/** A body that is well formed, for calls that need one. */
const bodies: Record<string, unknown> = {
  inviteOperator: { account: "somebody", role: "viewer" },
  setOperatorRole: { role: "viewer" },
  setOperatorDisabled: { isDisabled: true },
  confirmOperator: { password: "wrong" },
  saveDraft: { baseHash: "x" },
  rebaseDraft: { draft: `sha256-${"0".repeat(64)}` },
  adoptDraft: { account: "nobody", hash: "x" },
  checkDraft: {},
  publish: { baseHash: "x", note: "", draft: `sha256-${"0".repeat(64)}` },
  setMaintenance: { expected: 99, mode: "open" },
  setRegions: { expected: 99, mode: "everywhere" },
  setVendorStatus: { vassalage: "NOBODY", gameType: "RNG", status: "open" },
  setMemberLock: { account: "nobody", isLocked: true },
  correctMember: { account: "nobody", what: "email", reason: "test" },
  muteChatMember: { account: "nobody", minutes: 1, reason: "x" },
  unmuteChatMember: { account: "nobody" },
  confirmOperatorFactor: { code: "000000" },
  removeOperatorFactor: { password: "wrong", code: "000000" },
  setOperatorRule: { demandsSecondFactor: false },
  setChatWords: { words: "" },
  sendMessages: { to: "all", texts: [{ language: "EN", title: "x", body: "x" }] },
  setPlayDeskLimit: { kind: "deposit", period: "day", amount: 1, reason: "test" },
  startPlayDeskBreak: { kind: "timeOut", days: 1, reason: "test" },
  setDepositChannel: { isOpen: true },
  approveDeposit: {},
  rejectDeposit: { reason: "x" },
  approveRedeem: {},
  rejectRedeem: { remark: "x" },
  addPointReward: aReward,
  changePointReward: aReward,
  setMallSettings: {
    turnover: 0,
    isConvertible: false,
    convertPoints: 1,
    convertAmount: 1,
    convertLeast: 1,
    referralReward: 0,
    referralDeposit: 1,
    referralMost: 0,
  },
  changeBillDesk: { action: "deny" },
  correctBillDesk: { direction: "more", amount: 1, reason: "x" },
  offerContractDesk: { account: "nobody", ...someTerms },
  changeContractDesk: { action: "withdraw" },
  addContractTemplate: { name: "x", isOpen: true, ...someTerms },
  changeContractTemplate: { name: "x", isOpen: true, ...someTerms },
  setContractSetting: { kind: "daily", percent: 1, cycle: "daily", confirms: "hand" },
  schedulePublication: { draft: "x", note: "", fromDay: "", fromTime: "", of: "", zone: "UTC" },
  cancelSchedule: { keep: false },
  approveEntry: {},
  rejectEntry: { reason: "x" },
  issueEntry: { amount: 1 },
  addActivity: anActivity,
  changeActivity: anActivity,
  addMission: aMission,
  changeMission: aMission,
  setWithdrawalWay: { isOpen: true },
  addWithdrawalWay: { ...aWay, id: "x", kind: "bank" },
  changeWithdrawalWay: aWay,
  setWithdrawalRule: {},
  approveWithdrawal: {},
  rejectWithdrawal: { reason: "x" },
  payWithdrawal: { amount: 1, reference: "abc" },
  forceReceipt: { reason: "x" },
  bounceWithdrawal: { amount: 1, reason: "x" },
  askAdjustment: { account: "nobody", direction: "in", amount: 1, reason: "x" },
  bookAdjustment: {},
  refuseAdjustment: {},
  revert: { hash: `sha256-${"0".repeat(64)}`, expectedSeq: 1 },
};

describe("roles at the console", () => {
  it("are set for every call", () => {
    expect(calls.map(({ id }) => id).toSorted()).toEqual(Object.keys(callRights).toSorted());
  });

  it.each(calls.flatMap(({ id, method, url }) => allowed.look.map((role) => ({ id, method, url, role }))))(
    "$role: $id",
    async ({ id, method, url, role }) => {
      const operator = operators.get(role);
      const path = url.replace("/console/api", "").replace(":hash", "1").replace(":id", "1");
      const answer = await operator?.call(method, path, bodies[id]);
      const isAllowed = (allowed[callRights[id] ?? "administer"] as readonly string[]).includes(role);
      expect(answer?.status === 403 && answer.code === "not_allowed").toBe(!isAllowed);
    },
    // The first look of the gate draws every page.
    60_000,
  );

  it.each(calls)("nobody: $id", async ({ id, method, url }) => {
    const path = url.replace(":hash", "1").replace(":id", "1");
    const answer = await platform.call(method, path, { body: bodies[id] });
    expect(answer.statusCode).toBe(401);
  });

  it("are given by nobody through a cookie of a player", async () => {
    const answer = await platform.call("GET", "/console/api/live", { cookies: { console: "x".repeat(43) } });
    expect(answer.statusCode).toBe(401);
  });
});
