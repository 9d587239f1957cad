import { afterEach, describe, expect, it, vi } from "vitest";
import { createHostPicker } from "#renderers/ui/pickHost.ts";
import { frameAddress } from "#renderers/ui/frameAddress.ts";
import { safeAddress } from "#renderers/ui/safeAddress.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

const hosts = ["https://a.example", "https://b.example/p/", "https://c.example"];

describe("[BOOT-07] a host of pictures or of games", () => {
  it.each([
    [0, "https://a.example"],
    [0.34, "https://b.example/p"],
    [0.5, "https://b.example/p"],
    [0.67, "https://c.example"],
    [0.999, "https://c.example"],
  ])("is picked by chance (%d): %s, for the whole visit", (chance, host) => {
    const random = vi.fn(() => chance);
    const pick = createHostPicker(random);
    expect([safeAddress("i/1.webp", hosts, pick), frameAddress("naga/", "https://site.example", hosts, pick)]).toEqual([
      `${host}/i/1.webp`,
      `${host}/naga/`,
    ]);
    expect(pick(hosts)).toBe(host);
    expect(random).toHaveBeenCalledOnce();
  });

  it("is each as likely as the others", () => {
    const found = new Map<string | undefined, number>();
    for (let turn = 0; turn < 3_000; turn += 1) {
      const host = createHostPicker()(hosts);
      found.set(host, (found.get(host) ?? 0) + 1);
    }
    expect(found.size).toBe(3);
    for (const times of found.values()) expect(Math.abs(times - 1_000)).toBeLessThan(200);
  });

  it("is what the program of a page picks, anew with each page", async () => {
    for (const [chance, host] of [
      [0.1, "https://a.example"],
      [0.9, "https://c.example"],
    ] as const) {
      vi.resetModules();
      vi.spyOn(Math, "random").mockReturnValue(chance);
      const fresh = await import("#renderers/ui/safeAddress.ts");
      expect(fresh.safeAddress("i/1.webp", hosts)).toBe(`${host}/i/1.webp`);
    }
  });

  it.each([[[]], [undefined], ["https://a.example"], [[7]], [["http://plain.example"]], [["https://site.example"]]])(
    "that is none, or may not be framed, frames nothing (%j)",
    (list) => {
      expect(frameAddress("naga/start.html", "https://site.example", list)).toBeUndefined();
    },
  );
});
