import { describe, expect, it, vi } from "vitest";
import { placeAddress } from "#console/places.ts";
import { stepBack } from "#console/steps.ts";
import type { PlaceChange } from "#stores/DraftHistory.ts";

/** What was gone to when an edit of a place was taken back by somebody who looks at another; and what it held. */
function wayBack(pointer: string, path: string, at?: string, change: Partial<PlaceChange> = {}) {
  const go = vi.fn<(pointer: string) => void>();
  const stores = {
    draft: { undo: () => [{ pointer, ...change }], site: {} },
    place: { addressOf: placeAddress, go },
    ui: { toasts: { add: () => undefined } },
    texts: { texts: { translate: (key: string) => key, language: "EN" } },
    route: { route: { path, query: at === undefined ? {} : { at } } },
  };
  stepBack(stores as unknown as Parameters<typeof stepBack>[0]);
  return go.mock.calls.flat();
}

describe("an edit that is taken back", () => {
  it("leaves whoever works inside of what was edited at their node", () => {
    expect(wayBack("/pages/x", "/documents", "/pages/x/layout/root/children/1")).toEqual([]);
  });

  it("is shown to everybody else", () => {
    expect(wayBack("/pages/x", "/documents", "/pages/xy/layout/root")).toEqual(["/pages/x"]);
    expect(wayBack("/pages/x", "/documents")).toEqual(["/pages/x"]);
    expect(wayBack("/pages/x", "/texts", "/pages/x/layout/root")).toEqual(["/pages/x"]);
    expect(wayBack("/rules/register/email", "/registration", "/rules/register/email/minLength")).toEqual([
      "/rules/register/email",
    ]);
  });

  it("leads to the text that came or went, also where the whole table of its language did", () => {
    const table = { "login.submit": "Enter" };
    expect(wayBack("/texts/EN", "/texts", undefined, { before: table })).toEqual(["/texts/EN/login.submit"]);
    expect(wayBack("/texts", "/texts", undefined, { after: { KM: table } })).toEqual(["/texts/KM/login.submit"]);
    expect(wayBack("/theme/dark", "/texts", undefined, { before: { accent: "red" } })).toEqual(["/theme/dark"]);
  });
});
