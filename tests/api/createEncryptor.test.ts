import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { describe, expect, it, vi } from "vitest";
import { createEncryptor } from "#api/createEncryptor.ts";
import type { PublicKey } from "#contracts/api.ts";
import { failure } from "#stores/failure.ts";

async function aKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, use: "enc", alg: "ECDH-ES" } as PublicKey };
}

const clock = { now: () => 1_750_000_000_900, observe() {}, elapsed: () => 0 };
const call = { method: "POST", path: "/wps/session/login" };
const named = { htm: "POST", htu: "/wps/session/login" };
const text = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;

describe("an encrypted body", () => {
  it("opens with the platform's first key, and holds the claims of this one send", async () => {
    const [newer, older] = [await aKey("k2"), await aKey("k1")];
    const { encrypt } = createEncryptor({
      loadKeys: async () => ({ ok: true, value: { keys: [newer.jwk, older.jwk], audience: "the platform" } }),
      clock,
      platform: "",
    });
    const [first, second] = [await encrypt({ username: "a" }, call), await encrypt({ username: "a" }, call)];
    if (!first.ok || !second.ok) throw new Error("not encrypted");
    const opened = await compactDecrypt(first.value, newer.privateKey);
    expect(opened.protectedHeader).toMatchObject({ alg: "ECDH-ES", enc: "A256GCM", kid: "k2", typ: "croupier+jwe" });
    const clear = text(opened.plaintext);
    expect(clear).toMatchObject({ username: "a", iat: 1_750_000_000, ...named, aud: "the platform" });
    expect(String(clear["jti"]).length).toBeGreaterThanOrEqual(22);
    expect(text((await compactDecrypt(second.value, newer.privateKey)).plaintext)["jti"]).not.toBe(clear["jti"]);
  });

  it("names the origin that it is sent to as the one it is for, where the platform does not say what it is called", async () => {
    const { jwk, privateKey } = await aKey("k");
    const loadKeys = async () => ({ ok: true as const, value: { keys: [jwk] } });
    const { encrypt } = createEncryptor({ loadKeys, clock, platform: "https://platform.example" });
    const body = await encrypt({}, call);
    if (!body.ok) throw new Error("not encrypted");
    expect(text((await compactDecrypt(body.value, privateKey)).plaintext)).toMatchObject({
      ...named,
      aud: "https://platform.example",
    });
  });

  it("uses keys that were fetched once, until they are forgotten", async () => {
    const { jwk } = await aKey("k");
    const load = vi.fn(async () => ({ ok: true as const, value: { keys: [jwk] } }));
    const encryptor = createEncryptor({ loadKeys: load, clock, platform: "https://platform.example" });
    await Promise.all([encryptor.encrypt({}, call), encryptor.encrypt({}, call)]);
    expect(load).toHaveBeenCalledTimes(1);
    encryptor.forgetKeys();
    await encryptor.encrypt({}, call);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is not made without a key, and keys are asked for again the next time", async () => {
    const { jwk } = await aKey("k");
    const load = vi
      .fn<
        () => Promise<{ ok: true; value: { keys: PublicKey[] } } | { ok: false; failure: ReturnType<typeof failure> }>
      >()
      .mockResolvedValueOnce({ ok: false, failure: failure("network", "network") })
      .mockResolvedValueOnce({ ok: true, value: { keys: [{ ...jwk, alg: "dir" }] } })
      .mockResolvedValue({ ok: true, value: { keys: [{ ...jwk, x: "broken" }] } });
    const encryptor = createEncryptor({ loadKeys: load, clock, platform: "https://platform.example" });
    expect(await encryptor.encrypt({}, call)).toMatchObject({ ok: false, failure: { kind: "network" } });
    expect(await encryptor.encrypt({}, call)).toMatchObject({ ok: false, failure: { kind: "unreadable" } });
    encryptor.forgetKeys();
    expect(await encryptor.encrypt({}, call)).toMatchObject({ ok: false, failure: { code: "encryption_failed" } });
  });
});
