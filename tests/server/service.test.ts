import { beforeEach, describe, expect, it } from "vitest";
import { createServiceKey } from "#api/createServiceKey.ts";
import type { CustomerServicePath } from "#contracts/api.ts";
import { aPlatform, freshAddress } from "#tests/support/aPlatform.ts";

const links = { LIVECHAT: "https://chat.example/live?k=1", VIP: "https://chat.example/vip?k=2" };
const platform = await aPlatform({ config: { serviceLinks: links, feedbackMail: "desk@brand.example" } });
const { call, liveSite, owner, register } = platform;
const { token } = await register("chatty01");
const rank = (level: number) =>
  owner.query("UPDATE member SET club_rank_level = $1 WHERE account = 'chatty01'", [level]);

async function waysTo(channel: string, over: Record<string, string> = {}) {
  const key = await createServiceKey();
  const query = new URLSearchParams({ channel, x: key.x, y: key.y, ...over });
  const answer = await call("GET", `/wps/system/customerService?${query}`, { token });
  return { key, status: answer.statusCode, ways: answer.json<{ value: CustomerServicePath[] }>().value };
}

describe("[ROLE-02] the call of customer service", () => {
  it.each([
    [5, "VIP", "VIP"],
    [99, "VIP", "VIP"],
    [5, "LIVECHAT", "LIVECHAT"],
    [4, "VIP", "LIVECHAT"],
    [0, "LIVECHAT", "LIVECHAT"],
  ] as const)("leads a member of club rank %i who asks for %s to %s", async (level, asked, name) => {
    await rank(level);
    const { key, ways } = await waysTo(asked);
    const [way] = ways;
    expect(way).toMatchObject({ type: 3, name });
    // The link is a secret of its own until the key of this page opens it.
    expect(JSON.stringify(ways)).not.toContain("chat.example/");
    expect(await key.open(way?.link)).toBe(links[name]);
  });

  it("encrypts to the key of the call alone, and anew each time", async () => {
    const [one, two] = [await waysTo("LIVECHAT"), await waysTo("LIVECHAT")];
    expect(one.ways[0]?.link).not.toBe(two.ways[0]?.link);
    expect(await two.key.open(one.ways[0]?.link)).toBeUndefined();
  });

  it("names the brand's open channel behind it", async () => {
    const { site } = liveSite.current();
    const customerService = [{ type: 1, name: "LIVECHAT", url: "mailto:desk@brand.example" }];
    liveSite.change({ ...site, brand: { ...site.brand, customerService } });
    expect((await waysTo("LIVECHAT")).ways[1]).toEqual({ type: 1, name: "LIVECHAT", url: "mailto:desk@brand.example" });
  });

  it("refuses a key that is no point of the curve", async () => {
    expect((await waysTo("VIP", { x: "A".repeat(43) })).status).toBe(400);
    expect((await waysTo("VIP", { x: "short" })).status).toBe(400);
    expect((await waysTo("PALACE")).status).toBe(400);
  });
});

describe("an encrypted link", () => {
  it.each([
    ["http://chat.example/"],
    ["data:text/html,x"],
    ["https://bank.example@chat.example/"],
    ["/index"],
    [""],
    [7],
  ])("that says %s is not opened", async (url) => {
    const { CompactEncrypt, importJWK } = await import("jose");
    const key = await createServiceKey();
    const to = await importJWK({ kty: "EC", crv: "P-256", x: key.x, y: key.y }, "ECDH-ES");
    const link = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ url })))
      .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM" })
      .encrypt(to);
    expect(await key.open(link)).toBeUndefined();
    expect(await key.open(`${link}x`)).toBeUndefined();
    expect(await key.open(undefined)).toBeUndefined();
  });
});

describe("feedback", () => {
  const typed = { questionType: "game", content: "The wheel stopped\nbefore my chip was down." };
  const mails = () =>
    owner.query<{ recipient: string; subject: string; body: string }>(
      "SELECT recipient, subject, body FROM outbox_message WHERE recipient = 'desk@brand.example' ORDER BY created_at, id",
    );
  beforeEach(() => owner.query("DELETE FROM outbox_message"));

  it("[HELP-01] of a member reaches the operators with the account that the token names, and is given a number", async () => {
    const answer = await call("PUT", "/wps/feedback", { body: typed, token, ip: freshAddress() });
    const { reference } = answer.json<{ value: { reference: string } }>().value;
    expect(reference).toMatch(/^[A-Z0-9]{8}$/);
    const [mail] = await mails();
    expect(mail?.subject).toContain(`${reference} (game)`);
    expect(mail?.body).toContain(`Account: chatty01\n\n${typed.content}`);
  });

  it("that is sent again since its answer was lost is one mail with one number; other words, or another one's, are another", async () => {
    const ip = freshAddress();
    const said = { ...typed, content: "The line was cut off." };
    const send = async (body: object, who?: string, from = ip) => {
      const answer = await call("PUT", "/wps/feedback", { body, ip: from, ...(who && { token: who }) });
      return answer.json<{ value: { reference: string } }>().value.reference;
    };
    const first = await send(said);
    // As often as a bad line wants it: what was taken once is not counted again.
    for (let again = 0; again < 5; again += 1) expect(await send(said)).toBe(first);
    expect(await mails()).toHaveLength(1);
    const others = [await send(said, undefined, freshAddress()), await send(said, token)];
    others.push(await send({ ...said, content: `${said.content} Really.` }));
    expect(new Set([first, ...others]).size).toBe(4);
    expect(await mails()).toHaveLength(4);
  });

  it("of a visitor says where they are reached, on one line, whatever they write", async () => {
    const contact = "a@b.example\nAccount: chatty01";
    await call("PUT", "/wps/feedback", { body: { ...typed, contact }, token: "X".repeat(43), ip: freshAddress() });
    const [mail] = await mails();
    expect(mail?.body).toMatch(/^Visitor; reached at: a@b\.example Account: chatty01\n\n/);
  });

  it.each([[{ ...typed, content: "short" }], [{ ...typed, content: "x".repeat(1001) }], [{ ...typed, more: 1 }], [{}]])(
    "that is none is refused (%#)",
    async (body) => {
      const answer = await call("PUT", "/wps/feedback", { body, ip: freshAddress() });
      expect(answer.statusCode).toBe(400);
      expect(await mails()).toEqual([]);
    },
  );

  it("is taken three times in ten minutes from one visitor, however many are sent at once", async () => {
    const ip = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => {
        const body = { ...typed, content: `${typed.content} ${at}` };
        return call("PUT", "/wps/feedback", { body, ip });
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([3, 9]);
    expect(await mails()).toHaveLength(3);
  });
});

describe("the member's money and picture", () => {
  it("are what the ledger says, in one wallet", async () => {
    const balance = (await call("GET", "/wps/v2/wallets/balance", { token })).json().value as { sumBalance: number };
    const funds = (await call("GET", "/wps/member/info/funds/consolidated", { token })).json().value as object;
    expect(funds).toMatchObject({ total: balance.sumBalance, available: balance.sumBalance, held: 0, currency: "USD" });
    expect((await call("GET", "/wps/wallet/merchant", { token })).json().value).toMatchObject({ isSingle: true });
    expect((await call("GET", "/wps/member/info/icon", { token })).json().value).toEqual({ icon: "" });
  });

  it.each([
    ["?host=Play.Example:8443", "play.example"],
    ["", "localhost"],
    ["?host=[::1]:80", "[::1]"],
  ])("belong to the merchant of a host (%s)", async (query, host) => {
    const answer = await call("GET", `/wps/system/domainRoute${query}`);
    expect(answer.json().value).toMatchObject({ host, merchantCode: "demo", domainList: [] });
  });
});
