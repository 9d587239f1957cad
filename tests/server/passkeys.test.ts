import { beforeEach, describe, expect, it } from "vitest";
import { aPlatform, freshAddress, goodPassword, type CallOptions } from "#tests/support/aPlatform.ts";
import { aPasskey, type PasskeyTricks } from "#tests/support/aPasskey.ts";
import { siteWith } from "#tests/support/aRecovery.ts";

const platform = await aPlatform();
const { call, clock, db, liveSite, login, owner, register } = platform;
const origin = "http://localhost:8080";
beforeEach(() => liveSite.change(siteWith("PASSKEY3", "TWOFACTOR3")));

interface Envelope {
  success: boolean;
  code?: string;
  value: Record<string, unknown>;
}
type Device = ReturnType<typeof aPasskey>;
interface Started {
  ticket: string;
  options: { challenge: string; user: { id: string }; rpId: string; rp: { id: string } };
}

async function send(method: "GET" | "POST" | "PUT" | "DELETE", url: string, options: CallOptions = {}) {
  const headers = { host: "localhost:8080", origin, language: "EN", ...options.headers };
  const answer = await call(method, url, { ip: freshAddress(), ...options, headers });
  return { status: answer.statusCode, ...answer.json<Envelope>() };
}

async function start(token: string, password = goodPassword, headers: Record<string, string> = {}) {
  const url = "/wps/member/passkeys/start";
  const body = await platform.encrypt({ password }, {}, `POST ${url}`);
  return send("POST", url, { token, body, headers });
}

async function add(token: string, device: Device, tricks: PasskeyTricks = {}, name = "My phone") {
  const { ticket, options } = (await start(token)).value as unknown as Started;
  return send("PUT", "/wps/member/passkeys", {
    token,
    body: { ticket, name, credential: device.make(options, tricks) },
  });
}

const startLogin = async () => (await send("POST", "/wps/session/login/passkey/start")).value as unknown as Started;

async function show(device: Device, tricks: PasskeyTricks = {}, { ticket, options }: Partial<Started> = {}) {
  const started = ticket && options ? { ticket, options } : await startLogin();
  const credential = device.show(started.options, tricks);
  return send("POST", "/wps/session/login/passkey", { body: { ticket: started.ticket, credential } });
}

let people = 0;
async function somebody() {
  people += 1;
  const account = `keyed${people}x`;
  const { token } = await register(account);
  const email = `${account}@mail.example`;
  await owner.query("UPDATE member SET email = $2, language = 'EN' WHERE account = $1", [account, email]);
  const isIn = async (of = token) => (await call("GET", "/wps/member/info", { token: of })).statusCode === 200;
  const mails = () =>
    db.query<{ body: string }>("SELECT body FROM outbox_message WHERE recipient = $1 ORDER BY created_at, id", [email]);
  return { account, token, email, isIn, mails };
}

describe("a passkey", () => {
  it("is added with the password, logs in with nothing typed, and is named and removed by its member", async () => {
    const { account, token, mails, isIn } = await somebody();
    const device = aPasskey();
    const added = await add(token, device);
    expect(added).toMatchObject({ success: true, value: { name: "My phone", lastUsedAt: null, synced: false } });
    expect((await mails())[0]?.body).toContain("“My phone” was added");
    const entered = await show(device);
    expect(entered).toMatchObject({ success: true, value: { account } });
    const id = String(added.value["id"]);
    expect((await send("PUT", `/wps/member/passkeys/${id}`, { token, body: { name: " Blue key " } })).success).toBe(
      true,
    );
    const list = await send("GET", "/wps/member/passkeys", { token });
    expect(list.value).toMatchObject({ total: 1, rows: [{ id, name: "Blue key", lastUsedAt: expect.any(String) }] });
    const removed = await send("DELETE", `/wps/member/passkeys/${id}`, { token });
    expect(removed.value).toEqual({ endedSessions: 1 });
    // Whoever came in with it is out, and it opens nothing any more.
    expect(await isIn(String(entered.value["token"]))).toBe(false);
    expect(await isIn()).toBe(true);
    expect((await show(device)).code).toBe("passkey_refused");
    expect((await mails()).map(({ body }) => body).join()).toContain("“Blue key” of your account");
  });

  it("is not begun with a wrong password, which is refused at its field and only ten times", async () => {
    const { token } = await somebody();
    const refused = await start(token, "Wrong-Password-1");
    expect(refused).toMatchObject({ code: "wrong_password", value: { fieldErrors: { password: {} } } });
    for (let tries = 0; tries < 9; tries += 1) await start(token, "Wrong-Password-1");
    expect((await start(token)).status).toBe(429);
  });

  it.each<[string, PasskeyTricks]>([
    ["for another page", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["by a device that did not check who holds it", { isVerified: false }],
  ])("that is made %s is refused, and so is its proof", async (_, tricks) => {
    const { token } = await somebody();
    expect((await add(token, aPasskey(), tricks)).code).toBe("passkey_refused");
    const device = aPasskey();
    await add(token, device);
    expect((await show(device, tricks)).code).toBe("passkey_refused");
    expect((await show(device)).success).toBe(true);
  });

  it("answers a challenge once, in the session that asked, within five minutes", async () => {
    const [one, other] = [await somebody(), await somebody()];
    const device = aPasskey();
    const started = (await start(one.token)).value as unknown as Started;
    const body = { ticket: started.ticket, name: "A", credential: device.make(started.options) };
    expect((await send("PUT", "/wps/member/passkeys", { token: other.token, body })).code).toBe("passkey_refused");
    const answers = await Promise.all(
      [1, 2, 3].map(() => send("PUT", "/wps/member/passkeys", { token: one.token, body })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const late = (await start(one.token)).value as unknown as Started;
    clock.advance(301);
    const lateBody = { ticket: late.ticket, name: "B", credential: aPasskey().make(late.options) };
    expect((await send("PUT", "/wps/member/passkeys", { token: one.token, body: lateBody })).code).toBe(
      "passkey_refused",
    );
    // A login: the same proof twice, and a proof for another challenge.
    const entry = await startLogin();
    const credential = device.show(entry.options);
    const proof = { body: { ticket: entry.ticket, credential } };
    expect((await send("POST", "/wps/session/login/passkey", proof)).success).toBe(true);
    expect((await send("POST", "/wps/session/login/passkey", proof)).code).toBe("passkey_refused");
    const next = await startLogin();
    const replayed = await send("POST", "/wps/session/login/passkey", { body: { ticket: next.ticket, credential } });
    expect(replayed.code).toBe("passkey_refused");
    // A ticket of one step opens no other.
    const making = (await start(one.token)).value as unknown as Started;
    expect((await show(device, {}, { ticket: making.ticket, options: making.options })).code).toBe("passkey_refused");
  });

  it("of somebody else, or unknown, logs nobody in, and cannot be taken over", async () => {
    const [one, other] = [await somebody(), await somebody()];
    const device = aPasskey();
    await add(one.token, device);
    expect((await show(aPasskey())).code).toBe("passkey_refused");
    expect((await show(device, { userHandle: Buffer.alloc(16, 7).toString("base64url") })).code).toBe(
      "passkey_refused",
    );
    // The same passkey under another account.
    expect((await add(other.token, device)).success).toBe(false);
    const list = (await send("GET", "/wps/member/passkeys", { token: one.token })).value["rows"] as { id: string }[];
    const url = `/wps/member/passkeys/${list[0]?.id}`;
    expect((await send("PUT", url, { token: other.token, body: { name: "Mine" } })).status).toBe(404);
    expect((await send("DELETE", url, { token: other.token })).status).toBe(404);
    expect((await show(device, { userHandle: "" })).value).toMatchObject({ account: one.account });
  });

  it("whose counter goes back was copied: the proof is refused", async () => {
    const { token } = await somebody();
    const device = aPasskey();
    await add(token, device, { counter: 5 });
    expect((await show(device, { counter: 9 })).success).toBe(true);
    expect((await show(device, { counter: 9 })).code).toBe("passkey_refused");
    expect((await show(device, { counter: 6 })).code).toBe("passkey_refused");
    expect((await show(device, { counter: 10 })).success).toBe(true);
    const uncounted = aPasskey();
    await add(token, uncounted, { counter: 0 });
    expect((await show(uncounted, { counter: 0 })).success).toBe(true);
    expect((await show(uncounted, { counter: 0 })).success).toBe(true);
  });

  it("belongs to the host of the page: another host of the site has its own", async () => {
    const { token } = await somebody();
    const there = { host: "play.example:8080", origin: "http://play.example:8080" };
    const started = (await start(token, goodPassword, there)).value as unknown as Started;
    expect(started.options.rp.id).toBe("play.example");
    const device = aPasskey("play.example");
    const body = { ticket: started.ticket, name: "There", credential: device.make(started.options) };
    expect((await send("PUT", "/wps/member/passkeys", { token, body, headers: there })).success).toBe(true);
    // Shown on a page of this host, it is none.
    expect((await show(device, { origin, rpId: "localhost" })).code).toBe("passkey_refused");
    const elsewhere = { host: "localhost:8080", origin: "https://evil.example" };
    expect((await start(token, goodPassword, elsewhere)).status).toBe(403);
  });

  it("logs in nobody who may not: a blocked account, or one that is no member", async () => {
    const { account, token } = await somebody();
    const device = aPasskey();
    await add(token, device);
    await owner.query("UPDATE member SET type = 9 WHERE account = $1", [account]);
    expect((await show(device)).code).toBe("non_member");
    await owner.query("UPDATE member SET type = 0, disabled_at = now() WHERE account = $1", [account]);
    expect((await show(device)).code).toBe("passkey_refused");
  });

  it("is one of ten at most, also for those who add at the same moment", async () => {
    const { token } = await somebody();
    const started: Started[] = [];
    for (let number = 0; number < 12; number += 1) started.push((await start(token)).value as unknown as Started);
    const answers = await Promise.all(
      started.map(({ ticket, options }) =>
        send("PUT", "/wps/member/passkeys", {
          token,
          body: { ticket, name: "K", credential: aPasskey().make(options) },
        }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(10);
    expect((await start(token)).code).toBe("too_many_passkeys");
  });

  it("that was begun with a password is not added once that is another one", async () => {
    const { account, token } = await somebody();
    const { ticket, options } = (await start(token)).value as unknown as Started;
    await owner.query("UPDATE member SET password_hash = 'another' WHERE account = $1", [account]);
    const body = { ticket, name: "Late", credential: aPasskey().make(options) };
    expect((await send("PUT", "/wps/member/passkeys", { token, body })).code).toBe("passkey_refused");
  });

  it("is not offered where the flag is off, and can still be removed", async () => {
    const { account, token } = await somebody();
    const added = await add(token, aPasskey());
    liveSite.change(siteWith());
    expect((await start(token)).code).toBe("feature_off");
    expect((await send("POST", "/wps/session/login/passkey/start")).code).toBe("feature_off");
    expect((await send("DELETE", `/wps/member/passkeys/${String(added.value["id"])}`, { token })).success).toBe(true);
    expect((await login(account, goodPassword)).success).toBe(true);
  });

  it.each([
    ["nothing", {}],
    ["a ticket that is none", { ticket: "x".repeat(40), name: "A" }],
    ["a name of a thousand letters", { ticket: "x".repeat(40), name: "n".repeat(1_000) }],
  ])("%s is refused as malformed", async (_, body) => {
    const { token } = await somebody();
    expect((await send("PUT", "/wps/member/passkeys", { token, body })).status).toBe(400);
    expect((await send("POST", "/wps/session/login/passkey", { body })).status).toBe(400);
  });
});
