import { afterEach, describe, expect, it, vi } from "vitest";
import { createDevice } from "#app/wiring/createDevice.ts";

describe("the window that a press opens for an address that is still to come", () => {
  afterEach(() => vi.restoreAllMocks());

  it("opens at once, cannot reach this page, goes where it is led, and closes", () => {
    const replace = vi.fn();
    const close = vi.fn();
    const popup = { opener: globalThis as unknown, location: { replace }, close };
    const open = vi.spyOn(globalThis, "open").mockReturnValue(popup as unknown as Window);
    const later = createDevice().openLater();
    expect(open).toHaveBeenCalledExactlyOnceWith("about:blank", "_blank");
    expect(popup.opener).toBeNull();
    expect(later.go("https://chat.example/room")).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith("https://chat.example/room");
    later.close();
    expect(close).toHaveBeenCalledOnce();
  });

  it("says where the browser opened none, so that one more press can be asked for", () => {
    vi.spyOn(globalThis, "open").mockReturnValue(null);
    const later = createDevice().openLater();
    expect(later.go("https://chat.example/room")).toBe(false);
    expect(() => later.close()).not.toThrow();
  });
});
