import { describe, expect, it } from "vitest";
import { createLetters, loadLetterWords } from "#server/features/outbox/createLetters.ts";
import { createTableOutbox } from "#server/features/outbox/Outbox.ts";
import { maskSecrets } from "#server/features/outbox/maskSecrets.ts";
import { aConsole, type TestConsole } from "#tests/support/aConsole.ts";
import { aLiveSite } from "#tests/support/aSite.ts";

const demo = await aConsole();
const live = await aConsole({ config: { isDemo: false } });
const languages = ["EN", "KM", "AR", "CN", "VI", "JA", "TH", "TY", "MY"];
const letters = createLetters(aLiveSite(), await loadLetterWords());
const codeMessage = (language: string, code: string) => letters.write("sms.code", language, { code, minutes: 3 }).body;
const codeOf = (place: number) => `${place}04217`;

/** Sends a code in every language, as the platform does, and a link. */
async function sendCodes({ db, clock, deps }: TestConsole): Promise<void> {
  const outbox = createTableOutbox({
    db,
    clock,
    isDemo: deps.config.isDemo,
    box: deps.keys.boxOf("outbox"),
    leaving: new Set(),
  });
  for (const [place, language] of languages.entries()) {
    const body = codeMessage(language, codeOf(place));
    await outbox.send({ channel: "sms", recipient: "+85510000001", body, secrets: [codeOf(place)] });
  }
  const link = "https://site.example/reset?t=Q2hhbmdl";
  await outbox.send({
    channel: "mail",
    recipient: "a@b.example",
    subject: link,
    body: `Go to ${link}`,
    secrets: [link],
  });
}

async function read(platform: TestConsole, role: "viewer" | "editor" | "publisher") {
  const answer = await (await platform.operator(role)).call("GET", "/outbox?pageSize=100");
  return { ...answer, said: JSON.stringify(answer.value) };
}

const acts = (platform: TestConsole) =>
  platform.db.query<{ operator: string; detail: object }>(
    "SELECT operator, detail FROM operator_act WHERE act = 'outboxRead' ORDER BY id",
  );

describe("the outbox", () => {
  it.each(["viewer", "editor"] as const)(
    "is closed to a %s, who could log in as any player otherwise",
    async (role) => {
      await sendCodes(demo);
      expect(await read(demo, role)).toMatchObject({ status: 403, code: "not_allowed" });
      expect(await read(live, role)).toMatchObject({ status: 403, code: "not_allowed" });
    },
  );

  it("shows codes on a demo, and notes in the audit who read how many", async () => {
    const before = (await acts(demo)).length;
    const { status, said, value } = await read(demo, "publisher");
    expect(status).toBe(200);
    for (const place of languages.keys()) expect(said).toContain(codeOf(place));
    const rows = (value["rows"] as object[]).length;
    expect((await acts(demo)).slice(before)).toEqual([{ operator: "publisher", detail: { messages: rows } }]);
  });

  it("shows dots elsewhere, in every language, and the database holds no code either", async () => {
    await sendCodes(live);
    const { status, said } = await read(live, "publisher");
    expect(status).toBe(200);
    const kept = JSON.stringify(await live.db.query("SELECT subject, body FROM outbox_message"));
    for (const text of [said, kept]) {
      for (const place of languages.keys()) expect(text).not.toContain(codeOf(place));
      expect(text).not.toMatch(/https?:|Q2hhbmdl/);
      expect(text).toContain("•••");
    }
    expect(await acts(live)).toEqual([]);
  });

  it("shows dots also for what was kept while the platform was a demo", async () => {
    await live.db.query(
      "INSERT INTO outbox_message (channel, recipient, body, created_at) VALUES ('sms', '+1', $1, now())",
      [codeMessage("EN", "998877")],
    );
    expect((await read(live, "publisher")).said).not.toContain("998877");
  });

  it.each([
    "Code: 123456",
    "123-456",
    "1 2 3 4 5 6",
    "٤٢١٧٠٣",
    "៤២១៧០៣",
    "see http://a.example/x?t=abc",
    "HTTPS://A.EXAMPLE/x",
    "www.a.example/x",
  ])("hides %s", (text) => {
    expect(maskSecrets(text)).toMatch(/•/);
    expect(maskSecrets(text)).not.toMatch(/\p{Nd}{2}|\d|example/u);
  });

  it("leaves words and short figures readable", () => {
    expect(maskSecrets(codeMessage("EN", "123456"))).toBe(
      `${aLiveSite().current().site.brand.name}: your code is ••••••. It is valid for 3 minutes. Do not give it to anybody.`,
    );
  });
});

describe("messages that leave, at the console", () => {
  const hook = { by: "webhook", url: "https://hooks.example/", secrets: ["x".repeat(32)], mayBeLocal: false } as const;
  const ways = { mail: undefined, sms: { ...hook, from: undefined, perSecond: 5 } };
  const idOf = (rows: unknown, recipient: string) =>
    (rows as { id: string; recipient: string }[]).find((row) => row.recipient === recipient)?.id ?? "";

  /** A platform whose text messages leave, with one message in each state. */
  async function aBusyConsole() {
    const platform = await aConsole({ config: { isDemo: false, outgoing: ways } });
    const { clock, db, keys } = platform;
    const parts = { db, clock, isDemo: false, box: keys.boxOf("outbox") };
    const outbox = createTableOutbox({ ...parts, leaving: new Set(["sms"]) });
    const states = ["waiting", "sending", "failed", "sent", "dead"];
    for (const state of states) {
      await outbox.send({ channel: "sms", recipient: `+${state}`, body: "Your code is 042170.", secrets: ["042170"] });
      const { seal, reason } = {
        seal: state === "sent" ? "NULL" : "sealed",
        reason: state === "dead" ? "answered 422" : "",
      };
      await db.query(
        `UPDATE outbox_message SET state = $1, tries = 3, reason = $2, sealed = ${seal} WHERE recipient = $3`,
        [state, reason, `+${state}`],
      );
    }
    await outbox.send({ channel: "mail", recipient: "a@b.example", body: "x", secrets: [] });
    const publisher = await platform.operator("publisher");
    const list = async (query = "") =>
      (await publisher.call("GET", `/outbox?pageSize=100${query}`)).value["rows"] as Record<string, unknown>[];
    const retry = (id: string) => publisher.call("POST", `/outbox/${id}/retry`);
    return { ...platform, publisher, list, retry };
  }

  it("are listed with what became of them, by state and by way", async () => {
    const { clock, list, publisher } = await aBusyConsole();
    expect((await list()).map(({ state }) => state).toSorted()).toEqual([
      "dead",
      "failed",
      "kept",
      "sending",
      "sent",
      "waiting",
    ]);
    expect(await list("&state=dead")).toMatchObject([
      { recipient: "+dead", reason: "answered 422", tries: 3, canRetry: true },
    ]);
    expect(await list("&channel=mail")).toMatchObject([{ recipient: "a@b.example", state: "kept", canRetry: false }]);
    expect(await list("&channel=mail&state=dead")).toEqual([]);
    expect((await publisher.call("GET", "/outbox?state=gone")).status).toBe(400);
    clock.advance(90);
    expect((await publisher.call("GET", "/outbox/state")).value).toEqual({
      mail: "none",
      sms: "webhook",
      waiting: 2,
      failed: 1,
      dead: 1,
      oldestSeconds: 90,
    });
  });

  it("are tried again where there is something to try, once however often it is pressed, and the audit says by whom", async () => {
    const { clock, db, list, retry, operator } = await aBusyConsole();
    const rows = await list();
    expect((await retry(idOf(rows, "+dead"))).status).toBe(200);
    expect(await list("&state=dead")).toEqual([]);
    expect(await db.query("SELECT state, tries, next_try_at FROM outbox_message WHERE recipient = '+dead'")).toEqual([
      { state: "waiting", tries: 0, next_try_at: clock.now() },
    ]);
    const presses = await Promise.all([1, 2, 3].map(() => retry(idOf(rows, "+failed"))));
    expect(presses.map(({ success }) => success).toSorted()).toEqual([false, false, true]);
    for (const recipient of ["+waiting", "+sending", "+sent", "+dead", "a@b.example"])
      expect((await retry(idOf(rows, recipient))).code).toBe("message_gone");
    expect((await retry(crypto.randomUUID())).status).toBe(404);
    expect((await retry("1 OR 1=1")).status).toBe(400);
    const editor = await operator("editor");
    expect((await editor.call("POST", `/outbox/${idOf(rows, "+dead")}/retry`)).code).toBe("not_allowed");
    const noted = await db.query<{ operator: string; detail: { message: string } }>(
      "SELECT operator, detail FROM operator_act WHERE act = 'messageRetried' ORDER BY id",
    );
    expect(noted.map(({ operator: by, detail }) => [by, detail.message])).toEqual([
      ["publisher", `sms ${idOf(rows, "+dead")}`],
      ["publisher", `sms ${idOf(rows, "+failed")}`],
    ]);
  });

  it("are not tried again once their code is over, nor without a way out", async () => {
    const { clock, list, retry, db } = await aBusyConsole();
    const rows = await list();
    await db.query("UPDATE outbox_message SET state = 'dead', channel = 'mail' WHERE recipient = '+failed'");
    expect((await retry(idOf(rows, "+failed"))).code).toBe("message_gone");
    expect(await db.query("SELECT FROM outbox_message WHERE recipient = '+failed' AND state = 'dead'")).toHaveLength(1);
    clock.advance(86_401);
    const later = await retry(idOf(rows, "+dead"));
    expect([later.success, later.status === 401 || later.code === "message_gone"]).toEqual([false, true]);
  });
});
