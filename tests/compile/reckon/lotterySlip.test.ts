import { describe, expect, it } from "vitest";
import { lotterySlip } from "#compile/reckon/lotterySlip.ts";
import { lotteryWay } from "#compile/reckon/lotteryWay.ts";
import { functionShapes } from "#compile/reckon/functionShapes.ts";
import { sharedFunctions } from "#compile/reckon/sharedFunctions.ts";
import { schemaErrors } from "#json/schemaErrors.ts";

const line = { type: "last2", mode: "Lott", picks: [[7, 42]], units: 3 };
const menu = (over: object = {}) => ({
  kind: "north",
  playTypes: [
    { code: "last2", shape: { kind: "numbers" } },
    { code: "head", shape: { kind: "options" } },
    { code: "moon", shape: { kind: "phases" } },
  ],
  prizeModes: ["Lott", "ZY"],
  mostUnits: 5_000,
  ...over,
});

describe("what a slip comes to", () => {
  it("is its lines together, each with its numbers as they are read", () => {
    const told = lotterySlip({ kind: "north", chip: 10, currency: "USD", lines: [line, { ...line, picks: [[1]] }] });
    expect(told).toMatchObject({ combinations: 3, units: 9, stake: 90, most: 5_760, currency: "USD", isGood: true });
    expect(((told ?? {})["lines"] as { numbers: string }[]).map(({ numbers }) => numbers)).toEqual([
      "\u206607 42\u2069",
      "\u206601\u2069",
    ]);
  });

  it.each([
    ["no line", [], undefined, "none"],
    [
      "more lines than a slip has",
      Array.from({ length: 13 }, (_, units) => ({ ...line, units: units + 1 })),
      undefined,
      "lines",
    ],
    ["nothing picked", [{ ...line, picks: [[]] }], undefined, "empty"],
    ["a number that there is not", [{ ...line, picks: [[100]] }], undefined, "picks"],
    ["a stake of half a chip", [{ ...line, units: 0.5 }], undefined, "units"],
    ["a way of another draw", [{ ...line, type: "sum" }], undefined, "play"],
    [
      "too many combinations",
      [{ ...line, type: "last4", picks: Array.from({ length: 4 }, () => [0, 1, 2, 3, 4, 5]) }],
      undefined,
      "combinations",
    ],
    ["more than the vendor takes", [line], 5, "stake"],
    ["what is no line", [null], undefined, "play"],
  ])("with %s is not to be placed, and says why", (_, lines, most, fault) => {
    expect(lotterySlip({ kind: "north", chip: 10, lines, most })).toMatchObject({ isGood: false, fault });
  });

  it("knows a line that the slip has already, at whatever stake, and no other", () => {
    const told = (over: object) => lotterySlip({ kind: "north", chip: 10, ...line, beside: [line], ...over });
    expect(told({})).toMatchObject({ isGood: false, fault: "there", combinations: 2 });
    expect(told({ units: 1, picks: [[42, 7]] })).toMatchObject({ isGood: false, fault: "there" });
    for (const other of [{ picks: [[7]] }, { mode: "ZY" }, { type: "any2" }, { beside: [null, 7, {}] }, { beside: 7 }])
      expect(told(other)).toMatchObject({ isGood: true });
    // What is on the slip is not beside itself.
    expect(lotterySlip({ kind: "north", chip: 10, lines: [line], beside: [line] })).toMatchObject({ isGood: true });
  });

  it("takes the chip of the currency where none is told", () => {
    expect(lotterySlip({ kind: "north", currency: "KHR", lines: [line] })).toMatchObject({ stake: 60_000 });
  });
});

describe("how a draw is played", () => {
  it("is what the vendor offers of the ways that pages know, with its chips and limits", () => {
    const told = lotteryWay({
      menus: [menu()],
      kind: "north",
      type: "head",
      mode: "ZY",
      currency: "EUR",
      chips: { EUR: 20 },
    });
    expect(told).toMatchObject({ types: [{ code: "last2" }, { code: "head" }], type: "head", mode: "ZY" });
    expect(told).toMatchObject({ chip: 20, mostStake: 100_000, boards: 1, count: 10 });
    expect(told?.["optionOdds"]).toHaveLength(10);
  });

  it("of quick draws is by their own table of prizes where none was chosen and the vendor has it", () => {
    const playTypes = [{ code: "end2", shape: { kind: "digits" } }];
    const quick = (prizeModes: string[], mode?: string) =>
      lotteryWay({ menus: [menu({ kind: "ball5", playTypes, prizeModes })], kind: "ball5", mode, usual: "USD" })?.[
        "mode"
      ];
    expect(quick(["Lott", "Elott"])).toBe("Elott");
    expect(quick(["Lott", "Elott"], "Lott")).toBe("Lott");
    expect(quick(["Lott", "ZY"])).toBe("Lott");
  });

  it("is the first way in the first mode where nothing that there is was chosen", () => {
    expect(lotteryWay({ menus: [menu()], kind: "north", type: "moon", mode: "x", usual: "USD" })).toMatchObject({
      type: "last2",
      mode: "Lott",
      currency: "USD",
      chip: 10,
    });
  });

  it.each([[undefined], [[]], [[null]], [[menu({ playTypes: [] })]], [[menu({ prizeModes: "Lott" })]]])(
    "is nothing where the menus are %j",
    (menus) => {
      expect(lotteryWay({ menus, kind: "north" })).toBeUndefined();
    },
  );
});

describe("what pages are told of the functions", () => {
  it("is what they give", () => {
    const given = {
      lotterySlip: sharedFunctions.lotterySlip({ kind: "north", currency: "USD", lines: [line, null] }),
      lotteryWay: sharedFunctions.lotteryWay({ menus: [menu()], kind: "north", type: "head" }),
      walletMove: sharedFunctions.walletMove({ wallets: [{ code: "", balance: 300 }], least: 500 }),
    };
    for (const [name, { gives }] of Object.entries(functionShapes))
      expect(
        schemaErrors(gives, JSON.parse(JSON.stringify(given[name as keyof typeof given])), () => undefined),
      ).toEqual([]);
  });
});
