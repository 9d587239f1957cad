import { describe, expect, it } from "vitest";
import { contract } from "#server/http/contract.ts";
import { aConsole, type TestOperator } from "#tests/support/aConsole.ts";

const platform = await aConsole();
const operators = {
  viewer: await platform.operator("viewer"),
  editor: await platform.operator("editor"),
  publisher: await platform.operator("publisher"),
};

/** Roles that may make a call; every call of the console must stand here, so a new one cannot be forgotten. */
const matrix: Record<string, readonly (keyof typeof operators)[]> = {
  getConsoleSession: ["viewer", "editor", "publisher"],
  confirmOperator: ["viewer", "editor", "publisher"],
  getLive: ["viewer", "editor", "publisher"],
  getDraft: ["viewer", "editor", "publisher"],
  saveDraft: ["editor", "publisher"],
  discardDraft: ["editor", "publisher"],
  getFindings: ["editor", "publisher"],
  diffDraft: ["viewer", "editor", "publisher"],
  rebaseDraft: ["editor", "publisher"],
  adoptDraft: ["editor", "publisher"],
  listDrafts: ["viewer", "editor", "publisher"],
  previewDraft: ["viewer", "editor", "publisher"],
  checkDraft: ["viewer", "editor", "publisher"],
  publish: ["publisher"],
  listSchedules: ["viewer", "editor", "publisher"],
  schedulePublication: ["publisher"],
  cancelSchedule: ["publisher"],
  revert: ["publisher"],
  listRevisions: ["viewer", "editor", "publisher"],
  getRevision: ["viewer", "editor", "publisher"],
  listAudit: ["viewer", "editor", "publisher"],
  listReports: ["viewer", "editor", "publisher"],
  listOutbox: ["publisher"],
  listApiTokens: ["publisher"],
  createApiToken: ["publisher"],
  endApiToken: ["publisher"],
  listRollouts: ["viewer", "editor", "publisher"],
  listTextOrigins: ["viewer", "editor", "publisher"],
  confirmText: ["editor", "publisher"],
  stopFeature: ["publisher"],
  getSwitches: ["viewer", "editor", "publisher"],
  setMaintenance: ["publisher"],
  setRegions: ["publisher"],
  getClosures: ["viewer", "editor", "publisher"],
  setVendorStatus: ["publisher"],
  setMemberLock: ["publisher"],
  correctMember: ["publisher"],
  getOutboxState: ["viewer", "editor", "publisher"],
  retryMessage: ["publisher"],
  listChatRecord: ["viewer", "editor", "publisher"],
  removeChatMessage: ["editor", "publisher"],
  listChatMutes: ["viewer", "editor", "publisher"],
  muteChatMember: ["editor", "publisher"],
  unmuteChatMember: ["editor", "publisher"],
  getChatWords: ["viewer", "editor", "publisher"],
  setChatWords: ["editor", "publisher"],
  listSentMessages: ["editor", "publisher"],
  sendMessages: ["publisher"],
  listPlayDesk: ["editor", "publisher"],
  getPlayDetails: ["editor", "publisher"],
  setPlayDeskLimit: ["editor", "publisher"],
  startPlayDeskBreak: ["publisher"],
  listDepositDesk: ["editor", "publisher"],
  getAdjustment: ["editor", "publisher"],
  getMoneyFigures: ["editor", "publisher"],
  listDepositDeskChannels: ["editor", "publisher"],
  setDepositChannel: ["publisher"],
  getDepositDetails: ["editor", "publisher"],
  approveDeposit: ["publisher"],
  rejectDeposit: ["publisher"],
  listBonusDesk: ["editor", "publisher"],
  listBillDesk: ["editor", "publisher"],
  changeBillDesk: ["publisher"],
  getBillDeskSum: ["editor", "publisher"],
  listBillReplays: ["editor", "publisher"],
  getBillDesk: ["editor", "publisher"],
  listBillDeskBets: ["editor", "publisher"],
  correctBillDesk: ["publisher"],
  listContractDesk: ["editor", "publisher"],
  getContractDesk: ["editor", "publisher"],
  offerContractDesk: ["publisher"],
  changeContractDesk: ["publisher"],
  listContractTemplates: ["editor", "publisher"],
  addContractTemplate: ["publisher"],
  changeContractTemplate: ["publisher"],
  getContractSettings: ["editor", "publisher"],
  setContractSetting: ["publisher"],
  listPromotionLinkDesk: ["editor", "publisher"],
  getBonusFigures: ["editor", "publisher"],
  listHandOffers: ["editor", "publisher"],
  listBonusWishes: ["editor", "publisher"],
  giveBonus: ["publisher"],
  approveBonusWish: ["publisher"],
  refuseBonusWish: ["publisher"],
  endBonusByHand: ["publisher"],
  getMallFigures: ["editor", "publisher"],
  listRedeemDesk: ["editor", "publisher"],
  getGameDeskFigures: ["editor", "publisher"],
  listVendorDesk: ["editor", "publisher"],
  setVendorDesk: ["publisher"],
  listGameDesk: ["editor", "publisher"],
  setGameDesk: ["publisher"],
  listGameReport: ["editor", "publisher"],
  listOpenStakes: ["editor", "publisher"],
  askOpenStake: ["editor", "publisher"],
  returnOpenStake: ["publisher"],
  approveRedeem: ["publisher"],
  rejectRedeem: ["publisher"],
  listRewardDesk: ["editor", "publisher"],
  addPointReward: ["publisher"],
  changePointReward: ["publisher"],
  getMallSettings: ["editor", "publisher"],
  setMallSettings: ["publisher"],
  listActivityEntries: ["editor", "publisher"],
  getActivityEntry: ["editor", "publisher"],
  approveEntry: ["publisher"],
  rejectEntry: ["publisher"],
  issueEntry: ["publisher"],
  listActivityDesk: ["editor", "publisher"],
  addActivity: ["publisher"],
  changeActivity: ["publisher"],
  listMissionDesk: ["editor", "publisher"],
  addMission: ["publisher"],
  changeMission: ["publisher"],
  listMoneyQueue: ["editor", "publisher"],
  listWithdrawalDesk: ["editor", "publisher"],
  getWithdrawalFigures: ["editor", "publisher"],
  listWithdrawalDeskWays: ["editor", "publisher"],
  setWithdrawalWay: ["publisher"],
  addWithdrawalWay: ["publisher"],
  changeWithdrawalWay: ["publisher"],
  listRuleChanges: ["editor", "publisher"],
  getRuleChange: ["editor", "publisher"],
  applyRuleChange: ["publisher"],
  refuseRuleChange: ["publisher"],
  listWithdrawalRules: ["editor", "publisher"],
  setWithdrawalRule: ["publisher"],
  getWithdrawalDetails: ["editor", "publisher"],
  approveWithdrawal: ["publisher"],
  rejectWithdrawal: ["publisher"],
  payWithdrawal: ["publisher"],
  forceReceipt: ["publisher"],
  bounceWithdrawal: ["publisher"],
  listAdjustments: ["editor", "publisher"],
  askAdjustment: ["publisher"],
  bookAdjustment: ["publisher"],
  refuseAdjustment: ["publisher"],
  getOperatorFactor: ["viewer", "editor", "publisher"],
  startOperatorFactor: ["viewer", "editor", "publisher"],
  confirmOperatorFactor: ["viewer", "editor", "publisher"],
  removeOperatorFactor: ["viewer", "editor", "publisher"],
  getOperatorRule: ["viewer", "editor", "publisher"],
  setOperatorRule: ["publisher"],
  listOperators: ["publisher"],
  resetOperatorFactor: ["publisher"],
};

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
    expect(calls.map(({ id }) => id).toSorted()).toEqual(Object.keys(matrix).toSorted());
  });

  it.each(calls.flatMap(({ id, method, url }) => Object.keys(operators).map((role) => ({ id, method, url, role }))))(
    "$role: $id",
    async ({ id, method, url, role }) => {
      const operator: TestOperator = operators[role as keyof typeof operators];
      const path = url.replace("/console/api", "").replace(":hash", "1").replace(":id", "1");
      const answer = await operator.call(method, path, bodies[id]);
      const isAllowed = matrix[id]?.includes(role as keyof typeof operators) ?? false;
      expect(answer.status === 403 && answer.code === "not_allowed").toBe(!isAllowed);
    },
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
