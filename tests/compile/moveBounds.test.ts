import { describe, expect, it } from "vitest";
import { faultOfMove, moveBounds } from "#compile/moveBounds.ts";
import { walletMove } from "#compile/reckon/walletMove.ts";
import cases from "#tests/fixtures/wallets/moves.json" with { type: "json" };

describe("moveBounds", () => {
  it.each(cases)("decides on $note", ({ balance, least, amount, fault }) => {
    expect(faultOfMove(amount, moveBounds(balance, least))).toBe(fault);
  });

  it("lets nothing out of a wallet that owes", () => {
    const bounds = moveBounds(-500, 100);
    expect(bounds.min).toBeGreaterThan(bounds.max);
  });
});

describe("walletMove", () => {
  const wallets = [
    { code: "", balance: 10_000 },
    { code: "NAGA", balance: 300 },
  ];

  it("asks the main wallet for what goes into a vendor's, and the vendor's for what comes out", () => {
    expect(walletMove({ wallets, least: 500 })).toEqual({ balance: 10_000, min: 500, max: 10_000 });
    expect(walletMove({ wallets, least: 500, way: "in", vendor: "NAGA" })).toMatchObject({ max: 10_000 });
    expect(walletMove({ wallets, least: 500, way: "out", vendor: "NAGA" })).toEqual({
      balance: 300,
      min: 300,
      max: 300,
    });
  });

  it.each([
    {},
    { wallets: null, least: 500 },
    { wallets: [null, 7], least: 500 },
    { wallets, least: "500" },
    { wallets: [{ code: "", balance: "much" }], least: 500 },
    { wallets, least: 500, way: "out" },
    { wallets, least: 500, way: "out", vendor: "GONE" },
  ])("says nothing of %j", (params) => {
    expect(walletMove(params)).toBeUndefined();
  });
});
