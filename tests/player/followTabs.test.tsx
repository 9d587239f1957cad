import { describe, expect, it, vi } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { followTabs } from "../../src/player/session/followTabs.ts";
import { fakePlayer } from "../support/fakePlayer.ts";

enforceActions();

const tell = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent("storage", { key, newValue }));

describe("two tabs", () => {
  it("agree on the language and the theme, and tell the platform once", async () => {
    const { stores, calls } = await fakePlayer();
    const { texts, ui } = stores;
    texts.setOffered(["EN", "KM"]);
    followTabs(stores);
    tell("hisLang", "KM");
    await vi.waitFor(() => expect(texts.language).toBe("KM"));
    expect(texts.chosen).toBe("KM");
    tell("theme", "light");
    expect(ui.theme.name).toBe("light");
    expect(calls).toEqual([]);
  });

  it.each([
    ["hisLang", "FR"],
    ["hisLang", "<b>"],
    ["hisLang", null],
    ["theme", "purple"],
    ["theme", null],
    ["token", "stolen"],
  ])("do not follow %s to %s", async (key, value) => {
    const { stores } = await fakePlayer();
    stores.texts.setOffered(["EN", "KM"]);
    followTabs(stores);
    tell(key, value);
    await new Promise((resolve) => setTimeout(resolve));
    expect([stores.texts.language, stores.ui.theme.name]).toEqual(["EN", "dark"]);
  });
});
