import { describe, expect, it, vi } from "vitest";
import type { PlayerSite } from "#player/site/PlayerSite.ts";
import { stageSite } from "#player/wiring/stageSite.ts";
import { FlagStore } from "#stores/FlagStore.ts";
import { TextStore } from "#stores/TextStore.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

const site = (languages: string[], defaultLanguage: string) =>
  ({
    brand: { currency: "USD", settings: { languages, defaultLanguage } },
    flags: new Set(),
    texts: {},
  }) as unknown as PlayerSite;

/** A screen that shows one site after the other; there are texts in EN, KM and AR. */
function aScreen(stored?: string) {
  const loading = { of: (_language: string): Promise<void> => Promise.resolve() };
  const texts = new TextStore(
    {
      load: async (language) => (
        await loading.of(language),
        {
          language,
          tag: language,
          direction: "ltr",
          translate: (key) => key,
          has: () => true,
          format: String,
        }
      ),
    },
    fakeStorage(stored === undefined ? {} : { hisLang: stored }),
  );
  const onUntranslated = vi.fn<(codes: readonly string[]) => void>();
  const show = async (shown: PlayerSite, isProvisional = false) => {
    const change = await stageSite(shown, {
      texts,
      flags: new FlagStore(),
      hasTexts: (code) => ["EN", "KM", "AR"].includes(code),
      isProvisional,
      onUntranslated,
    });
    change();
    return texts.language;
  };
  return { texts, show, onUntranslated, loading };
}

describe("the language of a page", () => {
  it("that was only shown while the platform did not answer gives way to the platform's", async () => {
    const { show } = aScreen();
    expect(await show(site(["KM", "EN"], "KM"), true)).toBe("KM");
    expect(await show(site(["KM", "EN"], "EN"))).toBe("EN");
  });

  it("that the visitor chose on an earlier visit comes back with the platform that offers it", async () => {
    const { show } = aScreen("AR");
    expect(await show(site(["KM", "EN"], "KM"), true)).toBe("KM");
    expect(await show(site(["KM", "AR"], "KM"))).toBe("AR");
  });

  it("that the visitor chose while the platform did not answer holds when it does", async () => {
    const { show, texts } = aScreen();
    await show(site(["KM", "EN"], "KM"), true);
    await texts.choose("EN");
    expect(await show(site(["KM", "EN", "AR"], "AR"))).toBe("EN");
  });

  it.each([["before"], ["after"]])(
    "that the visitor chooses while a revision is made ready holds, loaded %s it",
    async (when) => {
      const { show, texts, loading } = aScreen();
      await show(site(["KM", "EN", "AR"], "KM"));
      await texts.choose("EN");
      const slow = { AR: () => {}, EN: () => {} };
      loading.of = (language) => new Promise((resolve) => (slow[language as "AR" | "EN"] = resolve));
      const choosing = texts.choose("AR");
      const showing = show(site(["KM", "EN", "AR"], "EN"));
      const [first, second] = when === "before" ? (["AR", "EN"] as const) : (["EN", "AR"] as const);
      slow[first]();
      await (first === "AR" ? choosing : showing);
      loading.of = () => Promise.resolve();
      slow[second]();
      await Promise.all([choosing, showing]);
      await vi.waitFor(() => expect([texts.language, texts.chosen]).toEqual(["AR", "AR"]));
    },
  );

  it("goes on through a revision with another default", async () => {
    const { show } = aScreen();
    await show(site(["KM", "EN"], "EN"));
    expect(await show(site(["KM", "EN"], "KM"))).toBe("EN");
  });

  it("is one that has texts, and others are neither offered nor passed over in silence", async () => {
    const { show, texts, onUntranslated } = aScreen("VI");
    expect(await show(site(["VI", "EN", "JA"], "VI"))).toBe("EN");
    expect(texts.offered).toEqual(["EN"]);
    expect(onUntranslated).toHaveBeenCalledExactlyOnceWith(["VI", "JA"]);
  });

  it("is one that can be read even where the platform offers none", async () => {
    const { show, texts } = aScreen();
    await show(site(["VI", "JA"], "VI"));
    expect(texts.offered).toEqual(["EN", "KM", "AR"]);
  });
});

describe("texts that were asked for first", () => {
  it("are shown while later ones are still on their way, and do not come back over them", async () => {
    const slow = new Map<string, () => void>();
    const texts = new TextStore(
      {
        load: (language) =>
          new Promise((resolve) =>
            slow.set(language, () =>
              resolve({
                language,
                tag: language,
                direction: "ltr",
                translate: String,
                has: () => true,
                format: String,
              }),
            ),
          ),
      },
      fakeStorage(),
    );
    const context = { overrides: {}, currency: "USD" };
    const [first, second] = [texts.prepare("EN", context), texts.prepare("KM", context)];
    slow.get("EN")?.();
    const showFirst = await first;
    showFirst();
    expect(texts.language).toBe("EN");
    slow.get("KM")?.();
    (await second)();
    showFirst();
    expect(texts.language).toBe("KM");
  });
});
