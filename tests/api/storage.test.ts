import { describe, expect, it, vi } from "vitest";
import { createCookieJar } from "#api/storage/createCookieJar.ts";
import { createLoginCookies } from "#api/storage/createLoginCookies.ts";
import { createSealedVault, type VaultOptions } from "#api/storage/createSealedVault.ts";
import { createSiteMemory } from "#api/storage/createSiteMemory.ts";
import { createStorage } from "#api/storage/createStorage.ts";
import { hashText } from "#api/hashText.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

/** Cookies as a browser keeps them, with what was written. */
function aPage() {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    jar,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = "", ...attributes] = text.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

describe("storage", () => {
  it("that is denied keeps everything in memory", () => {
    const storage = createStorage(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect(storage.kind).toBe("memory");
    storage.set("a", "1");
    expect(storage.get("a")).toBe("1");
    storage.clear();
    expect(storage.get("a")).toBeNull();
  });

  it("that is full keeps the new value in memory, and does not bring back the old one", () => {
    const held = new Map<string, string>();
    let isFull = false;
    const storage = createStorage(
      () =>
        ({
          getItem: (key: string) => held.get(key) ?? null,
          setItem: (key: string, value: string) => {
            if (isFull) throw new DOMException("full", "QuotaExceededError");
            held.set(key, value);
          },
          removeItem: (key: string) => held.delete(key),
          clear: () => held.clear(),
        }) as unknown as Storage,
    );
    storage.set("a", "old");
    isFull = true;
    storage.set("a", "new");
    expect(storage.get("a")).toBe("new");
    expect(held.has("a")).toBe(false);
  });
});

describe("the cookies of the login form", () => {
  it("[SESS-02] keep the name under a key of the merchant's for one day, and no password", () => {
    const page = aPage();
    const cookies = createLoginCookies(createCookieJar(page, true), () => "demo");
    cookies.write({ remember: true, lastUsername: "ភ្ញៀវ; x=y" });
    expect(page.written[0]).toContain("username_demo=");
    for (const cookie of page.written.filter((text) => !text.includes("Max-Age=0"))) {
      expect(cookie).toMatch(/; Max-Age=86400; Path=\/; SameSite=Strict; Secure$/);
    }
    expect(cookies.read()).toEqual({ remember: true, lastUsername: "ភ្ញៀវ; x=y" });
  });

  it("[SESS-02] keep number and dialling code of an SMS login, and are cleared together", () => {
    const page = aPage();
    const cookies = createLoginCookies(createCookieJar(page, false), () => "demo");
    const sms = { mobileNum: "12345", countryDialingCode: "855" };
    cookies.write({ remember: true, sms });
    expect(cookies.read()).toEqual({ remember: true, sms });
    cookies.clear();
    expect(page.jar.size).toBe(0);
  });

  it.each(["not json", "7", "null", "%7B%7D", "%"])("make nothing of a record that reads %s", (text) => {
    const page = aPage();
    page.jar.set("loginTypeSms", text);
    expect(createLoginCookies(createCookieJar(page, false), () => "demo").read()).toEqual({});
  });

  it("are left alone where the browser denies them", () => {
    const denied = {
      get cookie(): string {
        throw new DOMException("no", "SecurityError");
      },
      set cookie(_: string) {
        throw new DOMException("no", "SecurityError");
      },
    };
    const cookies = createLoginCookies(createCookieJar(denied, true), () => "demo");
    cookies.write({ remember: true });
    expect(cookies.read()).toEqual({});
  });
});

describe("the sealed vault", () => {
  function aVault(rest: Partial<VaultOptions> = {}) {
    let key: CryptoKey | null = null;
    const page = aPage();
    const keys = {
      put: async (next: CryptoKey) => void (key = next),
      get: async () => key,
      remove: async () => void (key = null),
    };
    let now = 1_000_000;
    const options = {
      jar: createCookieJar(page, true),
      keys,
      cookieName: () => "player01",
      origin: "https://site.example",
      now: () => now,
    };
    const vault = createSealedVault({ ...options, ...rest });
    return { vault, page, key: () => key, wait: (seconds: number) => void (now += seconds), options };
  }

  it("gives back what was put in, from a cookie in which nothing can be read", async () => {
    const { vault, page, key } = aVault();
    await vault.save("player01", "Secret#12");
    expect(await vault.open()).toEqual({ account: "player01", password: "Secret#12" });
    const cookie = page.jar.get("player01") ?? "";
    expect(decodeURIComponent(cookie)).not.toMatch(/Secret|player01/);
    expect(cookie.length).toBeLessThan(600);
    expect(key()?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", key() as CryptoKey)).rejects.toThrow();
  });

  it("does not tell how long a password is", async () => {
    const { vault, page } = aVault();
    await vault.save("player01", "short");
    const short = page.jar.get("player01")?.length;
    await vault.save("player01", "a much longer password than that");
    expect(page.jar.get("player01")?.length).toBe(short);
  });

  it.each([
    ["too old", async (v: ReturnType<typeof aVault>) => v.wait(86_401)],
    [
      "given a later end",
      async (v: ReturnType<typeof aVault>) =>
        void v.page.jar.set("player01", (v.page.jar.get("player01") ?? "").replace(/\.\d+\./, ".9999999999.")),
    ],
    [
      "changed",
      async (v: ReturnType<typeof aVault>) =>
        void v.page.jar.set("player01", `${v.page.jar.get("player01")?.slice(0, -4)}AAAA`),
    ],
    ["cut", async (v: ReturnType<typeof aVault>) => void v.page.jar.set("player01", "v1.99999999999")],
    ["without its key", async (v: ReturnType<typeof aVault>) => v.options.keys.remove()],
  ])("that is %s gives nothing, and is erased with its key", async (_, spoil) => {
    const made = aVault();
    await made.vault.save("player01", "Secret#12");
    await spoil(made);
    expect(await made.vault.open()).toBeNull();
    expect(made.page.jar.size).toBe(0);
    expect(made.key()).toBeNull();
  });

  it("does not open on another origin", async () => {
    const made = aVault();
    await made.vault.save("player01", "Secret#12");
    expect(await createSealedVault({ ...made.options, origin: "https://evil.example" }).open()).toBeNull();
  });

  it("saves nothing where keys cannot be kept", async () => {
    const keys = {
      put: vi.fn<() => Promise<void>>(async () => {
        throw new Error("denied");
      }),
      get: async () => null,
      remove: async () => {},
    };
    const { vault, page } = aVault({ keys });
    await vault.save("player01", "Secret#12");
    expect(page.jar.size).toBe(0);
  });
});

describe("the last good revision", () => {
  it("is given back whole or not at all", async () => {
    const storage = fakeStorage();
    const memory = createSiteMemory(storage);
    const text = '{"format":1}';
    const reference = { seq: 3, hash: await hashText(text), href: "/config/x.json" };
    memory.rememberRevision({ reference, text });
    expect(await memory.recallRevision()).toEqual({ reference, text });
    for (const [key, kept] of storage.held) storage.held.set(key, kept.replace("format", "fromat"));
    expect(await memory.recallRevision()).toBeNull();
    expect(storage.held.size).toBe(0);
  });

  it.each(["", "null", "7", "{", '{"text":1}', '{"text":"x","reference":{}}'])(
    "is nothing where the storage holds %s",
    async (held) => {
      const memory = createSiteMemory(fakeStorage({ "lastGood.site": held, "lastGood.permission": held }));
      expect(await memory.recallRevision()).toBeNull();
      memory.recallPermission();
    },
  );
});
