import { createServer, type AddressInfo, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSmtpWay } from "#server/features/outbox/ways/createSmtpWay.ts";
import type { Parcel } from "#server/features/outbox/ways/OutgoingWay.ts";
import type { SmtpWay } from "#server/readOutgoing.ts";
import { aMailServer } from "#tests/support/aMailServer.ts";

const link = "https://site.example/resetPassword#token=abc";
const parcel: Parcel = {
  id: "6f9a3c1e-0000-4000-8000-000000000001",
  channel: "mail",
  recipient: "member01@mail.example",
  subject: "House: set a new password",
  body: `Somebody asked for <b>your</b> account.\n\n${link}\n\nhttps://evil.example/x`,
  language: "EN",
  createdAt: new Date("2026-03-14T12:00:00Z"),
  goodUntil: new Date("2026-03-14T12:30:00Z"),
};
const quiet = new AbortController().signal;

const wayTo = (port: number, over: Partial<SmtpWay> = {}) =>
  createSmtpWay(
    {
      by: "smtp",
      host: "localhost",
      port,
      security: "starttls",
      user: undefined,
      password: undefined,
      from: "no-reply@site.example",
      caFile: undefined,
      perSecond: 10,
      ...over,
    },
    { publicOrigin: "https://site.example", brandName: () => 'House "of" Cards' },
  );

/** The lines of a head, unfolded. */
const headOf = (raw: string) => (raw.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n[ \t]+/g, " ");
/** A part in the clear, whatever it was coded in. */
function partOf(raw: string, type: string): string {
  const part = raw.split(/\r\n--[^\r\n]+/).find((one) => one.includes(`Content-Type: ${type}`)) ?? "";
  const [head = "", ...body] = part.split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  if (/base64/i.test(head)) return Buffer.from(text, "base64").toString("utf8");
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

describe("a mail by SMTP", () => {
  it.each([
    ["STARTTLS", "starttls" as const, false],
    ["TLS", "tls" as const, true],
  ])(
    "arrives over %s, logged in, as text and as harmless HTML, under one name at every try",
    async (_what, security, secure) => {
      const server = await aMailServer({ secure });
      const way = wayTo(server.port, { security, caFile: server.certFile, user: "app", password: "hunter2" });
      await way.deliver(parcel, quiet);
      await way.deliver(parcel, quiet);
      const [mail, again] = server.got;
      expect(mail).toMatchObject({
        from: "no-reply@site.example",
        to: ["member01@mail.example"],
        isSecure: true,
        user: "app",
      });
      const head = headOf(mail?.raw ?? "");
      expect(head).toMatch(/^Message-ID: <6f9a3c1e-0000-4000-8000-000000000001@site\.example>$/im);
      expect(headOf(again?.raw ?? "")).toContain("<6f9a3c1e-0000-4000-8000-000000000001@site.example>");
      expect(head).toMatch(/^Subject: House: set a new password$/m);
      expect(head).toMatch(/^From: "House \\"of\\" Cards" <no-reply@site\.example>$/m);
      expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
      const html = partOf(mail?.raw ?? "", "text/html");
      expect(partOf(mail?.raw ?? "", "text/plain")).toContain(link);
      expect(html).toContain(`<a href="${link}"`);
      expect(html).toContain("&lt;b&gt;your&lt;/b&gt;");
      expect(html).not.toMatch(/<b>|href="https:\/\/evil|<script|<img|@import|url\(/);
    },
  );

  it("in Arabic is written from the right, its link from the left, its subject in its own letters", async () => {
    const server = await aMailServer();
    const words = { subject: "تعيين كلمة مرور جديدة", body: `طلب أحدهم\n\n${link}`, language: "AR" };
    await wayTo(server.port, { caFile: server.certFile }).deliver({ ...parcel, ...words }, quiet);
    const raw = server.got[0]?.raw ?? "";
    expect(partOf(raw, "text/html")).toMatch(/<html lang="ar" dir="rtl">.*طلب أحدهم.*<a href="[^"]+" dir="ltr"/s);
    expect(headOf(raw)).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(headOf(raw)).toMatch(/^Content-Language: ar$/m);
  });

  it("writes no header that its subject or its sender's name asks for", async () => {
    const server = await aMailServer();
    const words = {
      subject: "Hello\r\nBcc: all@evil.example\r\n\r\n<script>",
      body: "x\r\n.\r\nMAIL FROM:<a@evil.example>",
    };
    await wayTo(server.port, { caFile: server.certFile }).deliver({ ...parcel, ...words }, quiet);
    expect(server.got).toHaveLength(1);
    expect(server.got[0]?.to).toEqual(["member01@mail.example"]);
    expect(headOf(server.got[0]?.raw ?? "")).not.toMatch(/^Bcc:/im);
  });

  it.each(["a@b.example, c@d.example", "a@b.example\r\nRCPT TO:<c@d.example>", "Name <a@b.example>", "nobody", ""])(
    "goes to one address or to none: %j",
    async (recipient) => {
      const server = await aMailServer();
      const sent = wayTo(server.port, { caFile: server.certFile }).deliver({ ...parcel, recipient }, quiet);
      await expect(sent).rejects.toMatchObject({ isFinal: true });
      expect(server.got).toEqual([]);
    },
  );

  it("is not handed to a server that nobody vouches for, or that speaks no TLS", async () => {
    const server = await aMailServer();
    await expect(wayTo(server.port).deliver(parcel, quiet)).rejects.toMatchObject({ isFinal: false });
    const open = await aMailServer({ hideSTARTTLS: true, disabledCommands: ["STARTTLS"] });
    await expect(wayTo(open.port).deliver(parcel, quiet)).rejects.toMatchObject({ isFinal: false });
    await wayTo(open.port, { security: "none" }).deliver(parcel, quiet);
    expect([server.got.length, open.got.length]).toEqual([0, 1]);
  });

  it("that is refused for good is given up, and one that may be taken later is not; nothing of the answer is kept", async () => {
    const refuse = (responseCode: number) =>
      aMailServer({
        onRcptTo: (_to, _session, done) => done(Object.assign(new Error(`no member01, code 042170`), { responseCode })),
      });
    const [never, later] = [await refuse(550), await refuse(451)];
    const sendTo = ({ port, certFile }: { port: number; certFile: string }, over = {}) =>
      wayTo(port, { caFile: certFile, ...over }).deliver(parcel, quiet);
    await expect(sendTo(never)).rejects.toMatchObject({ isFinal: true, message: "answered 550 to RCPT TO" });
    await expect(sendTo(later)).rejects.toMatchObject({ isFinal: false, message: "answered 451 to RCPT TO" });
    // A wrong password is no fault of the message.
    const wrong = sendTo(await aMailServer(), { user: "app", password: "wrong" });
    await expect(wrong).rejects.toMatchObject({
      isFinal: false,
      message: expect.stringMatching(/^answered 535 to AUTH/),
    });
    await expect(wayTo(1).deliver(parcel, quiet)).rejects.toMatchObject({ isFinal: false });
  });

  it("ends when its time is over, and leaves no connection open", async () => {
    const open: Socket[] = [];
    const mute = createServer((socket) => void open.push(socket));
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void mute.close());
    const { port } = mute.address() as AddressInfo;
    const begun = Date.now();
    await expect(wayTo(port).deliver(parcel, AbortSignal.timeout(200))).rejects.toMatchObject({
      message: "out of time",
    });
    expect(Date.now() - begun).toBeLessThan(2_000);
    await expect
      .poll(() => open.every((socket) => socket.readableEnded || socket.destroyed || socket.closed))
      .toBe(true);
  });
});
