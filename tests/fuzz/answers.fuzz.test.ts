import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient, type Client } from "#api/createClient.ts";
import { createEncryptor } from "#api/createEncryptor.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createServerClock } from "#api/createServerClock.ts";
import type { SendHttp } from "#api/sendHttp.ts";
import { createBotCheck } from "#api/botCheck/createBotCheck.ts";
import { createCaptchaPort } from "#api/ports/createCaptchaPort.ts";
import { createSessionPort } from "#api/ports/createSessionPort.ts";
import { isRecord } from "#json/isRecord.ts";
import type { OperationId, ParamsOf } from "#contracts/api.ts";
import { operations } from "#contracts/operations.ts";
import { createTexts } from "#i18n/createTexts.ts";
import { createPermissionReader } from "#player/site/createPermissionReader.ts";
import { createSiteReader } from "#player/site/createSiteReader.ts";
import { failureText } from "#app/failureText.ts";
import { callTypes } from "#server/features/gate/types/callTypes.ts";
import { sampleOf } from "#server/features/gate/types/sampleOf.ts";
import type { Answer, CallFailure } from "#stores/Answer.ts";
import { BalanceStore } from "#stores/BalanceStore.ts";
import { CaptchaStore } from "#stores/CaptchaStore.ts";
import { DataStore } from "#stores/DataStore.ts";
import { DraftJournal } from "#stores/DraftJournal.ts";
import { DraftStore } from "#stores/DraftStore.ts";
import { HandOverStore } from "#stores/HandOverStore.ts";
import { MessageStore } from "#stores/MessageStore.ts";
import { OperatorStore } from "#stores/OperatorStore.ts";
import { PreviewStore } from "#stores/PreviewStore.ts";
import { SessionKeeper } from "#stores/SessionKeeper.ts";
import { SessionStore } from "#stores/SessionStore.ts";
import { SiteStore } from "#stores/SiteStore.ts";
import type { TextStore } from "#stores/TextStore.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";
import { aRandom } from "#tests/support/fuzz/aRandom.ts";
import { fuzzSeeds } from "#tests/support/fuzz/fuzzSeeds.ts";
import { operators } from "#tests/support/fuzz/operators.ts";
import { placesOf } from "#tests/support/placesOf.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const ids = Object.keys(operations) as OperationId[];
const headers = { date: new Date(0).toUTCString(), "captcha-id": "c-1" };

/** What the platform answers when nothing is wrong. */
const samples = new Map<string, unknown>(ids.map((id) => [id, sampleOf(callTypes.get(id)?.value ?? {})]));
const permission = { maintenance: false, regionRestriction: false, info: { whitelabel: bundled.flags, register: {} } };
samples.set("getPermission", permission);

/** The answer that is wrong: of which call, and its body. */
interface WrongAnswer {
  id: OperationId;
  status: number;
  body: string;
  what: string;
}

const statuses = [200, 200, 200, 200, 200, 201, 400, 401, 403, 404, 418, 500];

function aWrongAnswer(seed: number): WrongAnswer {
  const random = aRandom(seed);
  // The values of each call are what the programs rely on, so every call has its turn.
  const id = ids[seed % ids.length] as OperationId;
  const refusal = { captchaRequired: true, fieldErrors: { username: { key: "form.required", min: 1, max: 2 } } };
  const isRefusal = random.below(4) === 0;
  const envelope = isRefusal
    ? { success: false, value: refusal, message: "no", code: "form_invalid", correlationId: "c" }
    : { success: true, value: samples.get(id), message: null };
  const status = isRefusal ? random.pick(statuses) : 200;
  if (random.below(12) === 0) {
    const body = random.pick([
      "",
      "null",
      "[]",
      "<html>",
      '{"success":true',
      "7",
      '"x"',
      '{"success":"true"}',
      "\u0000",
    ]);
    return { id, status, body, what: "no envelope" };
  }
  const path = random.pick(placesOf(envelope));
  const what = random.pick(Object.keys(operators).filter((name) => name !== "cyclic"));
  const change = operators[what]?.(envelope, path, random);
  const json = JSON.stringify(change?.json ?? null).replaceAll("null", random.below(9) === 0 ? "1e309" : "null");
  return { id, status, body: json, what: `${what} at ${path.join("/")}` };
}

/** A client whose platform gives the one wrong answer, and good ones to all other calls. */
function aClient(wrong: WrongAnswer): Client {
  const sendHttp: SendHttp = async ({ method, url }) => {
    const id = ids.find((name) => matches(name, method, url));
    const good = JSON.stringify({ success: true, value: samples.get(id ?? ""), message: null });
    const [status, text] = id === wrong.id ? [wrong.status, wrong.body] : [200, good];
    return { status, text, header: (name) => new Map(Object.entries(headers)).get(name) };
  };
  const clock = createServerClock();
  const client: Client = createClient({
    platform: "",
    clock,
    headers: () => ({ language: "EN", merchant: "demo" }),
    encryptor: () =>
      createEncryptor({ loadKeys: () => client.call("getJwks", {}), clock, platform: "https://play.example" }),
    intents: createIntentKeys(fakeStorage()),
    sendHttp,
  });
  return client;
}

function matches(id: OperationId, method: string, url: string): boolean {
  const { path, method: own } = operations[id];
  return own.toLowerCase() === method.toLowerCase() && new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`).test(url);
}

/** Something for each parameter of a call. */
const givenTo = (id: OperationId) =>
  Object.fromEntries(Object.keys(operations[id].params).map((name) => [name, "1"])) as unknown as ParamsOf<OperationId>;

/** Everything that the stores of both programs do with answers. */
async function useEverything(client: Client): Promise<void> {
  const encryptor = createEncryptor({
    loadKeys: () => client.call("getJwks", {}),
    clock: createServerClock(),
    platform: "https://play.example",
  });
  const site = new SiteStore({
    port: {
      getPermission: () => client.call("getPermission", { host: "a.example" }),
      getRevision: async () => ({ ok: true, value: JSON.stringify(bundled) }),
    },
    memory: {
      recallPermission: () => null,
      rememberPermission: () => undefined,
      recallRevision: async () => null,
      rememberRevision: () => undefined,
      forgetRevision: () => undefined,
    },
    reader: { ...createPermissionReader(), ...createSiteReader(bundled, { isJudgedSafe: () => false }) },
    wait: () => new Promise<void>(() => undefined),
  });
  await site.start();
  await site.look();
  expect(site.state.status).toBe("ready");
  const noWorker = () => {
    throw new Error("there are no workers here");
  };
  const check = createBotCheck(client, noWorker);
  await check.solve("login");
  const session = new SessionStore({
    port: createSessionPort(client, () => encryptor, "test"),
    botCheck: { solve: async () => ({ ok: true, value: "proof" }) },
    keeper: new SessionKeeper(fakeStorage({ token: "t" })),
    cookies: { read: () => ({ remember: true }), write: () => undefined, clear: () => undefined },
    vault: { save: async () => undefined, open: async () => null, erase: async () => undefined },
    channel: { tell: () => undefined, listen: () => () => undefined, settled: async () => undefined },
    rememberMe: () => "token",
    isPasswordExpiryOn: () => true,
  });
  const typed = { username: "player01", password: "secret", rememberMe: true };
  await session.restore();
  await session.logins.login({ ...typed, type: "username" });
  await session.logins.login({ ...typed, type: "sms", countryDialingCode: "855" });
  await session.logins.loginRemembered();
  await session.logins.loginFreePlay();
  await session.logins.register("username", {
    username: "player01",
    password: "secret",
    confirmPassword: "secret",
  } as never);
  await session.password.change({ oldPassword: "a", newPassword: "b", confirmNewPassword: "b" });
  await session.logout();
  const balance = new BalanceStore({ getBalance: () => client.call("getBalance", {}) });
  await balance.load();
  void balance.view;
  await new MessageStore({ getUnreadCount: () => client.call("getUnreadCount", {}) }).load();
  const captcha = new CaptchaStore(createCaptchaPort(client, async () => ""));
  await captcha.load("work");
  await captcha.load("image");
  const data = new DataStore({ call: (id, params) => client.callNamed(id, params) }, { every: () => () => undefined });
  const stop = data.watch("page/a", "a", { call: "listTransactions", params: {}, everyMs: 0 });
  await data.reloadAll();
  stop();
  await new OperatorStore({ getConsoleSession: () => client.call("getConsoleSession", {}) }).load();
  const draft = new DraftStore({
    port: {
      getLive: () => client.call("getLive", {}),
      getDraft: () => client.call("getDraft", {}),
      saveDraft: (patch) => client.call("saveDraft", { ...patch }),
      rebaseDraft: (hash, resolutions) => client.call("rebaseDraft", { draft: hash, resolutions }),
    },
    delay: { after: () => () => undefined },
    journal: new DraftJournal(fakeStorage()),
    judge: () => [],
  });
  await draft.load();
  await client.call("diffDraft", {});
  draft.edit("/brand/name", "Other");
  await draft.flush();
  await draft.rebase({});
  const handOver = new HandOverStore({ adoptDraft: (adoption) => client.call("adoptDraft", { ...adoption }) }, draft);
  await handOver.takeOver({ account: "a", hash: "h" } as never);
  await new PreviewStore({ previewDraft: () => client.call("previewDraft", {}) }).load();
}

describe("an answer that is not what the contract says", () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  let words: Pick<TextStore, "texts">;

  beforeAll(async () => {
    process.on("unhandledRejection", note);
    const dictionary = { "form.required": "{{min}} {{max}} {{key}}", "error.unknown": "{{reference}}" };
    words = { texts: await createTexts({ load: async () => dictionary }).load("EN", {}, "USD") };
  });
  afterAll(() => void process.off("unhandledRejection", note));

  it.each(["null", "[]", "7", '"x"', "{}"])(
    "is a failure with words of its own when its value is %s",
    async (value) => {
      const read = ids.filter((id) => sampleOf(callTypes.get(id)?.value ?? {}) !== null && isTyped(id));
      expect(read.length).toBeGreaterThan(20);
      for (const id of read) {
        const client = aClient({ id, status: 200, body: `{"success":true,"value":${value}}`, what: "" });
        const answer = (await client.call(id, givenTo(id) as ParamsOf<typeof id>)) as Answer<unknown>;
        const isRight = typeof samples.get(id) === typeof JSON.parse(value) && !isRecord(samples.get(id));
        if (!isRight && !(Array.isArray(samples.get(id)) && value === "[]"))
          expect([id, answer]).toEqual([
            id,
            expect.objectContaining({ ok: false, failure: expect.objectContaining({ code: "unreadable_answer" }) }),
          ]);
      }
    },
  );

  it("is a failure and never a throw, in every call, store and message, whatever was changed", async () => {
    const found: string[] = [];
    for (const seed of fuzzSeeds(60, 3_000)) {
      const wrong = aWrongAnswer(seed);
      try {
        const client = aClient(wrong);
        const answer = (await client.call(wrong.id, givenTo(wrong.id) as ParamsOf<typeof wrong.id>)) as Answer<unknown>;
        if (!answer.ok) readAloud(answer.failure, words);
        await useEverything(client);
      } catch (error) {
        found.push(
          `CROUPIER_FUZZ_SEED=${seed} ${wrong.id}: ${wrong.what}: ${String(error instanceof Error ? error.stack : error).slice(0, 400)}`,
        );
      }
      if (found.length > 20) break;
    }
    expect(found).toEqual([]);
    expect(unhandled).toEqual([]);
  });
});

/** Calls whose value a program reads under its type; tables and what is only done are taken as they come. */
function isTyped(id: OperationId): boolean {
  const { table, pageCall, stream } = operations[id];
  const others = ["getPermission", "getCaptcha", "reportCsp", "firstLogin", "changePassword", "updateLanguage"];
  const isDone = JSON.stringify(samples.get(id)) === "{}";
  return !table && !stream && !others.includes(id) && !isDone && pageCall !== true;
}

function readAloud(failure: CallFailure, words: Pick<TextStore, "texts">): void {
  expect(typeof failureText(failure, words as TextStore)).toBe("string");
}
