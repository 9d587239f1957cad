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
