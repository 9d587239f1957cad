import { afterEach, describe, expect, it, vi } from "vitest";
import { createChunk } from "#rendering/createChunk.ts";
import { waitOverDrawn } from "#rendering/waitOverDrawn.ts";

describe("a chunk of what was drawn already", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is asked for again once there is a network, and what was drawn stays meanwhile", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    let isBack = false;
    const fetch = vi.fn(async () => {
      if (!isBack) throw new Error("no network");
      return "forms";
    });
    const chunk = createChunk("drawn-offline", fetch);
    const ended = vi.fn();
    const wait = waitOverDrawn(chunk).finally(ended);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(ended).not.toHaveBeenCalled();
    // React asks for it whenever it draws.
    expect(waitOverDrawn(chunk)).toBe(waitOverDrawn(chunk));
    isBack = true;
    dispatchEvent(new Event("online"));
    await expect(wait).resolves.toBe("forms");
  });

  it("has failed where there is a network all the same", async () => {
    const chunk = createChunk("drawn-online", () => Promise.reject(new Error("gone")));
    await expect(waitOverDrawn(chunk)).rejects.toThrow("gone");
  });
});
