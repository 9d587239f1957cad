import { randomUUID } from "node:crypto";
import { CompactEncrypt, importJWK, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { aPlatform, encryptTo, goodPassword } from "#tests/support/aPlatform.ts";

const platform = await aPlatform();
const { call, clock, keys, register } = platform;

const url = "/wps/session/login";
const keySet = async () => (await call("GET", "/wps/system/jwks")).json().value.keys as { kid: string }[];
const now = () => Math.floor(clock.now().getTime() / 1000);
const aud = "http://localhost:8080";
const claims = (over: object = {}) => ({ iat: now(), jti: randomUUID(), htm: "POST", htu: url, aud, ...over });
const typed = async () => ({
  username: "sealed01",
  password: goodPassword,
  type: "username",
  botCheck: await platform.solve("login"),
});
const post = (payload: unknown) => call("POST", url, { body: payload });
const refused = { success: false, value: null, message: "The request could not be read.", code: "unreadable_body" };

await register("sealed01");

describe("encrypted bodies", () => {
  it("[CALL-01] S-59 a fresh body is read", async () => {
    const body = await encryptTo((await keySet())[0]!, claims(await typed()));
    expect((await post(body)).json().success).toBe(true);
  });

  it("S-59 the platform says what bodies must name as the one they are for", async () => {
    const { value } = (await call("GET", "/wps/system/jwks")).json();
    expect(value.audience).toBe(aud);
    const elsewhere = await aPlatform({ config: { publicOrigin: "https://platform.example" } });
    expect((await elsewhere.call("GET", "/wps/system/jwks")).json().value.audience).toBe("https://platform.example");
    // Made for the other platform, and sealed to our key: as after a copy of the database.
    const body = await encryptTo((await keySet())[0]!, claims({ ...(await typed()), aud: "https://platform.example" }));
    expect([(await post(body)).statusCode, (await post(body)).json()]).toEqual([400, refused]);
  });

  it("S-59 the same body is read once", async () => {
    const body = await platform.encrypt(await typed());
    expect((await post(body)).json().success).toBe(true);
    const again = await post(body);
    expect([again.statusCode, again.json()]).toEqual([400, refused]);
  });

  it("S-59 of many copies at the same moment one is read", async () => {
    const body = await platform.encrypt(await typed());
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(body)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  const wrong: [string, () => Promise<unknown>][] = [
    ["stale by more than two minutes", async () => platform.encrypt(await typed(), claims({ iat: now() - 121 }))],
    ["from the future", async () => platform.encrypt(await typed(), claims({ iat: now() + 121 }))],
    ["without an id", async () => platform.encrypt(await typed(), { jti: undefined })],
    ["without a time", async () => platform.encrypt(await typed(), { iat: undefined })],
    ["with a short id", async () => platform.encrypt(await typed(), { jti: "short" })],
    ["that names no method", async () => platform.encrypt(await typed(), { htm: undefined })],
    ["that names no path", async () => platform.encrypt(await typed(), { htu: undefined })],
    ["that names no platform", async () => platform.encrypt(await typed(), { aud: undefined })],
    ["made for another platform", async () => platform.encrypt(await typed(), { aud: "https://elsewhere.example" })],
    ["made for a list of platforms", async () => platform.encrypt(await typed(), { aud: ["http://localhost:8080"] })],
    ["made for the path with a query", async () => platform.encrypt(await typed(), { htu: `${url}?x=1` })],
    ["made for another path", async () => platform.encrypt(await typed(), { htu: "/wps/member/register" })],
    ["made for another method", async () => platform.encrypt(await typed(), { htm: "PUT" })],
    [
      "encrypted to a key that is not ours",
      async () => {
        const [key] = await keySet();
        return encryptTo(
          {
            ...key!,
            x: "MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4",
            y: "4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM",
          } as never,
          claims(),
        );
      },
    ],
    ["naming an unknown key", async () => encryptTo((await keySet())[0]!, claims(), { kid: "unknown" })],
    ["of another type", async () => encryptTo((await keySet())[0]!, claims(), { typ: "JWT" })],
    [
      "with one bit turned",
      async () => {
        const { payload } = await platform.encrypt(await typed());
        return { payload: `${payload.slice(0, -20)}${payload.at(-20) === "A" ? "B" : "A"}${payload.slice(-19)}` };
      },
    ],
    [
      "with the key in the header (dir)",
      async () => {
        const secret = new Uint8Array(32);
        const text = new TextEncoder().encode(JSON.stringify(claims()));
        const header = { alg: "dir", enc: "A256GCM", kid: (await keySet())[0]!.kid, typ: "croupier+jwe" };
        return { payload: await new CompactEncrypt(text).setProtectedHeader(header).encrypt(secret) };
      },
    ],
    [
      "under a weaker cipher",
      async () => {
        const [key] = await keySet();
        const header = { alg: "ECDH-ES", enc: "A128GCM", kid: key!.kid, typ: "croupier+jwe" };
        const text = new TextEncoder().encode(JSON.stringify(claims()));
        return {
          payload: await new CompactEncrypt(text)
            .setProtectedHeader(header)
            .encrypt(await importJWK(key as never, "ECDH-ES")),
        };
      },
    ],
    [
      "that is a signed token",
      async () => ({
        payload: `${await new SignJWT({}).setProtectedHeader({ alg: "HS256" }).sign(new Uint8Array(32))}..`,
      }),
    ],
    ["that is junk", async () => ({ payload: "a.b.c.d.e" })],
    ["that is not encrypted", async () => typed()],
    ["with something beside it", async () => ({ ...(await platform.encrypt(await typed())), username: "x" })],
    ["that holds a list", async () => encryptTo((await keySet())[0]!, [] as never)],
    [
      "that would change prototypes",
      async () => platform.encrypt(JSON.parse('{"__proto__":{"isAdmin":true}}') as object),
    ],
  ];

  it.each(wrong)("S-59 a body %s gets one and the same refusal", async (_what, make) => {
    const answer = await post(await make());
    expect([answer.statusCode, answer.json()]).toEqual([400, refused]);
  });

  it("S-59 a body over 64 kB is not even tried", async () => {
    const { payload } = await platform.encrypt({ ...(await typed()), username: "x".repeat(70_000) });
    expect((await post({ payload })).statusCode).toBe(413);
  });

  it("S-50 the clear text is held to the contract", async () => {
    for (const over of [{ more: 1 }, { username: "" }, { type: "other" }, { password: 1 }]) {
      const answer = await post(await platform.encrypt({ ...(await typed()), ...over }));
      expect([over, answer.statusCode, answer.json().code]).toEqual([over, 400, "malformed_request"]);
    }
  });

  it("S-63 a change of keys breaks nothing that is under way, the next one ends the oldest", async () => {
    const before = await platform.encrypt(await typed());
    const late = await platform.encrypt(await typed());
    await keys.rotate("body");
    expect(await keySet()).toHaveLength(2);
    expect((await post(before)).json().success).toBe(true);
    expect((await post(await platform.encrypt(await typed()))).json().success).toBe(true);
    await keys.rotate("body");
    expect(await keySet()).toHaveLength(2);
    expect((await post(late)).statusCode).toBe(400);
  });

  it("S-63 no private key leaves the server, and none stands readable in the database", async () => {
    expect((await keySet()).flatMap(Object.keys)).not.toContain("d");
    const rows = await platform.db.query<{ sealed: Buffer }>("SELECT sealed FROM secret_key WHERE purpose = 'body'");
    const { secret } = await keys.newest("body");
    for (const { sealed } of rows) expect(sealed.includes(secret.subarray(0, 16))).toBe(false);
  });
});
