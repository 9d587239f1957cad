import { afterEach, describe, expect, it, vi } from "vitest";
import { findBrowser } from "../../scripts/browser/findBrowser.ts";

afterEach(() => vi.unstubAllEnvs());

describe("finding a browser", () => {
  it("takes the one that is named", async () => {
    // Anything that answers to --version will do here; Node does.
    vi.stubEnv("CROUPIER_BROWSER", process.execPath);
    expect(await findBrowser()).toBe(process.execPath);
  });

  it("names the one that was given and does not run, instead of taking another", async () => {
    vi.stubEnv("CROUPIER_BROWSER", "/nowhere/chrome");
    await expect(findBrowser()).rejects.toThrow("CROUPIER_BROWSER names /nowhere/chrome");
  });
});
