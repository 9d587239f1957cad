import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createWebhookWay } from "#server/features/outbox/ways/createWebhookWay.ts";
import { isPublicAddress, type FindAddresses } from "#server/features/outbox/ways/lookUpPublic.ts";
import type { Parcel } from "#server/features/outbox/ways/OutgoingWay.ts";
import { replaySeconds } from "#server/features/outbox/ways/signBody.ts";
import { aClock } from "#tests/support/aClock.ts";

const parcel: Parcel = {
  id: "6f9a3c1e-0000-4000-8000-000000000001",
  channel: "sms",
  recipient: "+85510000001",
  subject: "",
  body: "រង្វាន់: your code is 042170.",
  language: "KM",
  createdAt: new Date("2026-03-14T12:00:00Z"),
  goodUntil: new Date("2026-03-14T12:03:00Z"),
};
const [now, before] = ["n".repeat(32), "b".repeat(32)];
const quiet = new AbortController().signal;
const clock = aClock();

interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

async function aReceiver(
  answer: (response: ServerResponse, call: Received) => void = (response) => void response.end(),
) {
  const got: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      const call = { url: request.url ?? "", headers: request.headers, body };
      got.push(call);
      answer(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms` };
}

const wayTo = (url: string, over: { secrets?: string[]; mayBeLocal?: boolean; find?: FindAddresses } = {}) => {
  const { secrets = [now], mayBeLocal = true, find } = over;
  const way = { by: "webhook", url, secrets, mayBeLocal, from: "no-reply@site.example", perSecond: 5 } as const;
  return createWebhookWay(way, { clock, publicOrigin: "https://site.example", ...(find && { find }) });
};

/** What a receiver does, as docs/operating.md says. */
function isGenuine({ headers, body }: Received, secret: string, at: Date): boolean {
  const timestamp = Number(headers["croupier-timestamp"]);
  if (!(Math.abs(at.getTime() / 1000 - timestamp) <= replaySeconds)) return false;
  const wanted = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest();
  return String(headers["croupier-signature"])
    .split(",")
    .some((one) => {
      const given = Buffer.from(one.replace(/^v1=/, ""), "hex");
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    });
}

describe("a message by webhook", () => {
  it("arrives signed, and a receiver tells a changed, a replayed and a foreign one from it", async () => {
    const { got, url } = await aReceiver();
    await wayTo(url).deliver(parcel, quiet);
    const [call] = got as [Received];
    expect(JSON.parse(call.body)).toEqual({
      id: parcel.id,
      channel: "sms",
      to: "+85510000001",
      language: "KM",
      text: parcel.body,
      createdAt: "2026-03-14T12:00:00.000Z",
      goodUntil: "2026-03-14T12:03:00.000Z",
    });
    expect(call.headers["idempotency-key"]).toBe(parcel.id);
    expect(isGenuine(call, now, clock.now())).toBe(true);
    expect(isGenuine({ ...call, body: call.body.replace("042170", "042171") }, now, clock.now())).toBe(false);
    expect(isGenuine(call, before, clock.now())).toBe(false);
    const later = new Date(clock.now().getTime() + (replaySeconds + 1) * 1000);
    expect(isGenuine(call, now, later)).toBe(false);
    const renewed = { ...call.headers, "croupier-timestamp": String(later.getTime() / 1000) };
    expect(isGenuine({ ...call, headers: renewed }, now, later)).toBe(false);
  });

  it("is signed with two secrets while a receiver changes over", async () => {
    const { got, url } = await aReceiver();
    await wayTo(url, { secrets: [now, before] }).deliver(parcel, quiet);
    for (const secret of [now, before]) expect(isGenuine(got[0] as Received, secret, clock.now())).toBe(true);
  });

  it("of a mail has its subject, its HTML and its sender too", async () => {
    const { got, url } = await aReceiver();
    await wayTo(url).deliver(
      { ...parcel, channel: "mail", recipient: "a@b.example", subject: "Hi", body: "<i>x</i>" },
      quiet,
    );
    const sent = JSON.parse(got[0]?.body ?? "{}") as Record<string, string>;
    expect(sent).toMatchObject({ subject: "Hi", from: "no-reply@site.example", text: "<i>x</i>" });
    expect(sent["html"]).toContain("&lt;i&gt;x&lt;/i&gt;");
  });

  it.each([
    [200, undefined],
    [202, undefined],
    [204, undefined],
    [301, { isFinal: false, message: "answered 301; redirects are not followed" }],
    [307, { isFinal: false, message: "answered 307; redirects are not followed" }],
    [400, { isFinal: true, message: "answered 400" }],
    [401, { isFinal: false, message: "answered 401" }],
    [422, { isFinal: true, message: "answered 422" }],
    [429, { isFinal: false, message: "answered 429", waitMs: 7_000 }],
    [500, { isFinal: false, message: "answered 500" }],
    [503, { isFinal: false, message: "answered 503", waitMs: 7_000 }],
  ])("that is answered %d ends so: %j", async (status, failure) => {
    const elsewhere = await aReceiver();
    const { url } = await aReceiver((response) => {
      response.writeHead(status, {
        location: elsewhere.url,
        ...([429, 503].includes(status) && { "retry-after": "7" }),
      });
      // An answer may repeat the message, and never end.
      response.write("your code is 042170".repeat(10_000));
      if (status === 204) response.end();
    });
    const sent = wayTo(url).deliver(parcel, quiet);
    if (failure === undefined) await sent;
    else await expect(sent).rejects.toMatchObject(failure);
    expect(elsewhere.got).toEqual([]);
  });

  it("ends when its time is over, when the connection breaks, and where nobody listens", async () => {
    const mute = await aReceiver(() => undefined);
    await expect(wayTo(mute.url).deliver(parcel, AbortSignal.timeout(100))).rejects.toMatchObject({ isFinal: false });
    const broken = await aReceiver((response) => response.destroy());
    await expect(wayTo(broken.url).deliver(parcel, quiet)).rejects.toThrow("no answer (ECONNRESET)");
    await expect(wayTo("http://127.0.0.1:1/").deliver(parcel, quiet)).rejects.toMatchObject({ isFinal: false });
  });

  it.each([
    "127.0.0.1",
    "127.1.2.3",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "2001:db8::1",
    "",
  ])("S-58 does not go to %s, whatever name leads there, also beside a good address", async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const family = address.includes(":") ? 6 : 4;
    const find: FindAddresses = async () => [
      { address: "203.0.114.1", family: 4 },
      { address, family },
    ];
    const sent = wayTo("https://hooks.example/sms", { mayBeLocal: false, find }).deliver(parcel, quiet);
    await expect(sent).rejects.toThrow("an address that is not public");
  });

  it("S-58 goes to the address that was looked at, though the name leads elsewhere a moment later", async () => {
    const { got, url } = await aReceiver();
    const { port } = new URL(url);
    const answers = ["127.0.0.1", "10.0.0.1"];
    let asked = 0;
    const find: FindAddresses = async () => [{ address: answers[asked++] ?? "10.0.0.1", family: 4 }];
    const way = wayTo(`http://hooks.example:${port}/sms`, { find });
    await way.deliver(parcel, quiet);
    expect([asked, got.length]).toEqual([1, 1]);
    await expect(way.deliver(parcel, quiet)).rejects.toThrow("not public");
    expect(got).toHaveLength(1);
  });

  it("S-58 goes to public addresses", () => {
    for (const address of ["8.8.8.8", "203.0.114.1", "2606:4700::1111"]) expect(isPublicAddress(address)).toBe(true);
  });
});
