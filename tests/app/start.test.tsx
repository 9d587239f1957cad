import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadPlatform } from "#app/loadPlatform.ts";
import { missingFeatures } from "#app/missingFeatures.ts";
import { showStartFailure } from "#app/showStartFailure.ts";
import { watchChunks } from "#app/watchChunks.ts";
import { watchErrors } from "#app/watchErrors.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

afterEach(() => void vi.restoreAllMocks());

describe("the platform's origin", () => {
  it.each([
    ['{"platform":""}', ""],
    ['{"platform":"https://platform.example"}', "https://platform.example"],
    ['{"platform":"https://platform.example/with/path"}', "https://platform.example"],
    ['{"platform":"http://localhost:8080"}', "http://localhost:8080"],
    ['{"platform":"http://plain.example"}', ""],
    ['{"platform":"javascript:alert(1)"}', ""],
    ['{"platform":7}', ""],
    ["[]", ""],
    ["<html>", ""],
  ])("of %s is %j", async (text, origin) => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(text));
    expect(await loadPlatform("/config.json")).toBe(origin);
  });

  it("is the page's own where the file cannot be had", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("network"));
    expect(await loadPlatform("/config.json")).toBe("");
  });
});

describe("[BOOT-08] a part of the program that cannot be loaded", () => {
  const fail = () => dispatchEvent(new Event("vite:preloadError"));

  const watch = (storage: KeyValueStorage) => {
    const [reload, showFailure] = [vi.fn<() => void>(), vi.fn<() => void>()];
    watchChunks({ build: "a.js", storage, reload, showFailure });
    const done = () => [reload.mock.calls.length, showFailure.mock.calls.length];
    const failed = async () => {
      fail();
      // The site is asked whether it answers.
      await new Promise((resolve) => setTimeout(resolve));
      return done();
    };
    return failed;
  };

  it("reloads the page once for a build, then says so", async () => {
    const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    const storage = fakeStorage();
    const failed = watch(storage);
    expect(await failed()).toEqual([1, 0]);
    expect(await failed()).toEqual([1, 1]);
    expect(storage.get("reloadedFor")).toBe("a.js");
    expect(asked).toHaveBeenCalledWith("/", expect.objectContaining({ method: "HEAD", cache: "no-store" }));
  });

  it("asks once, however many parts fail together", async () => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    const failed = watch(fakeStorage());
    fail();
    fail();
    expect(await failed()).toEqual([1, 0]);
  });

  it("leaves a page alone that has no network, or whose site does not answer", async () => {
    const failed = watch(fakeStorage());
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("network"));
    expect(await failed()).toEqual([0, 0]);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    expect(await failed()).toEqual([0, 0]);
  });
});

describe("a browser", () => {
  it("without what the program needs is told from one with it", () => {
    class Sheet {
      replaceSync(): void {}
    }
    class Signal {
      static any(): void {}
    }
    const modern = { crypto: { subtle: {} }, CSSStyleSheet: Sheet, AbortSignal: Signal };
    expect(missingFeatures(modern)).toEqual([]);
    expect(missingFeatures({ ...modern, crypto: {} })).toEqual(["WebCrypto"]);
    expect(missingFeatures({ crypto: { subtle: {} } })).toContain("AbortSignal.any");
  });

  it("[BOOT-08] that cannot go on shows a plain page in two languages, with a way to try again", () => {
    const root = document.createElement("div");
    root.append("half a page");
    document.body.append(root);
    const reload = vi.fn<() => void>();
    showStartFailure("broken", root, reload);
    expect(screen.getByText(/Part of the page could not be loaded/).lang).toBe("en");
    expect(root.querySelectorAll("[lang=km]")).toHaveLength(1);
    expect(root.textContent).not.toContain("half a page");
    screen.getByRole("button", { name: /Reload/ }).click();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("errors that nobody caught", () => {
  it("are told by their message", () => {
    const told: string[] = [];
    const stop = watchErrors((reason) => told.push(reason));
    dispatchEvent(new ErrorEvent("error", { error: new TypeError("x is undefined"), message: "x" }));
    dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "text", promise: Promise.resolve() }));
    stop();
    dispatchEvent(new ErrorEvent("error", { message: "later" }));
    expect(told).toEqual(["TypeError: x is undefined", "A promise was rejected"]);
  });

  it("[ROUTE-10] are not what was cancelled or aborted: that is silent, in the reports and in the browser's console", () => {
    const told: string[] = [];
    const stop = watchErrors((reason) => told.push(reason));
    const reject = (reason: unknown): boolean =>
      dispatchEvent(Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }));
    expect(reject(new DOMException("The navigation was aborted", "AbortError"))).toBe(false);
    expect(reject(new TypeError("x is undefined"))).toBe(true);
    stop();
    expect(told).toEqual(["TypeError: x is undefined"]);
  });
});
