import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "#server/app.ts";
import { createThrottle } from "#server/security/createThrottle.ts";
import { aConsole, operatorPassword } from "#tests/support/aConsole.ts";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { drillSize } from "#tests/support/drillSize.ts";
import { solveCaptcha } from "#tests/support/solveCaptcha.ts";

const guesses = drillSize(12, 60);
const platform = await aPlatform();
const { call, clock, db, keys, login, owner, register } = platform;

/** Wrong ones, all at once. */
const guessAtOnce = async (account: string, count: number, over: (place: number) => Promise<object>) => {
  const bodies = await Promise.all(
    Array.from({ length: count }, async (_, place) => ({
      username: account,
      password: `Wrong-2026-${place}!`,
      type: "username",
      botCheck: await platform.solve("login"),
      ...(await over(place)),
    })),
  );
  const sealed = await Promise.all(bodies.map((body) => platform.encrypt(body)));
  const answers = await Promise.all(
    sealed.map((body) => call("POST", "/wps/session/login", { body, ip: freshAddress() })),
  );
  return answers.map((answer) => answer.json<{ success: boolean; code?: string }>());
};

describe("S-34 guesses that are made at the same moment", () => {
  it("are judged three times without a captcha, and the right one after them needs one", async () => {
    await register("atonce1");
    const answers = await guessAtOnce("atonce1", guesses, async () => ({}));
    const judged = answers.filter(({ success, code }) => success || code === "wrong_account_or_password");
    expect(judged).toHaveLength(3);
    expect(answers.filter(({ code }) => code === "captcha_required")).toHaveLength(guesses - 3);
    expect((await login("atonce1", goodPassword)).code).toBe("captcha_required");
  });

  it("are judged six times with a captcha each; all others are answered as wrong and count for nothing", async () => {
    await register("atonce2");
    const answers = await guessAtOnce("atonce2", guesses, () => solveCaptcha(platform));
    expect(answers.every(({ code }) => code === "wrong_account_or_password")).toBe(true);
    const right = await login("atonce2", goodPassword, await solveCaptcha(platform), { ip: freshAddress() });
    expect(right.code).toBe("wrong_account_or_password");
    const [row] = await owner.query<{ hits: number }>(
      "SELECT max(hits) AS hits FROM throttle WHERE bucket LIKE 'loginAccount:%'",
    );
    expect(row?.hits).toBe(6);
  });

  it("use up the places of their address once: thirty, on two nodes together", async () => {
    const other = await buildApp(platform.deps);
    await other.ready();
    const [ip, count] = ["192.0.2.55", drillSize(34, 100)];
    const bodies = await Promise.all(
      Array.from({ length: count }, async (_, place) =>
        platform.encrypt({
          username: `spread${place}`,
          password: "Wrong-2026!",
          type: "username",
          botCheck: await platform.solve("login"),
        }),
      ),
    );
    const answers = await Promise.all(
      bodies.map((payload, place) =>
        (place % 2 ? other : platform.app).inject({
          method: "POST",
          url: "/wps/session/login",
          headers: { host: "localhost" },
          remoteAddress: ip,
          payload,
        }),
      ),
    );
    await other.close();
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(count - 30);
  });
});

describe("S-34 whoever has an account of their own", () => {
  it("buys no guesses at others by its right password in between, one after the other or at once", async () => {
    await register("insider1");
    const count = drillSize(32, 120);
    const send = async (account: string, password: string, ip: string) => {
      const typed = { username: account, password, type: "username", botCheck: await platform.solve("login") };
      const body = await platform.encrypt(typed);
      return call("POST", "/wps/session/login", { body, ip });
    };
    const judgedOf = (answers: Awaited<ReturnType<typeof send>>[]) =>
      answers.filter((answer) => answer.json().code === "wrong_account_or_password").length;
    const inTurn: Awaited<ReturnType<typeof send>>[] = [];
    for (let place = 0; place < count; place += 1) {
      inTurn.push(await send(`victim${place}`, "Wrong-2026!", "192.0.2.200"));
      if (place % 4 === 0) await send("insider1", goodPassword, "192.0.2.200");
    }
    expect(judgedOf(inTurn)).toBe(30);
    const atOnce = await Promise.all(
      Array.from({ length: drillSize(8, 120) }, async (_, place) => {
        const [guess] = await Promise.all([
          send(`target${place}`, "Wrong-2026!", "192.0.2.201"),
          send("insider1", goodPassword, "192.0.2.201"),
        ]);
        return guess;
      }),
    );
    expect(judgedOf(atOnce)).toBeLessThanOrEqual(30);
  });
});

describe("S-34 other limits, used up at the same moment", () => {
  const count = drillSize(22, 60);
  const statusesOf = async (send: (place: number) => Promise<{ statusCode: number }>) =>
    (await Promise.all(Array.from({ length: count }, (_, place) => send(place)))).map(({ statusCode }) => statusCode);
  const allowed = (statuses: number[]) => statuses.filter((status) => status === 200).length;

  it("codes: one for a number, five for an address", async () => {
    const sendTo = async (mobileNo: (place: number) => string, ip: (place: number) => string) => {
      const checks = await Promise.all(Array.from({ length: count }, () => platform.solve("registerCode")));
      return statusesOf((place) =>
        call("POST", "/wps/verification/sms/register", {
          body: { mobileNo: mobileNo(place), countryDialingCode: "855", botCheck: checks[place] },
          ip: ip(place),
        }),
      );
    };
    expect(allowed(await sendTo(() => "10777001", freshAddress))).toBe(1);
    const ofOneAddress = await sendTo(
      (place) => `${20_000 + place}777${place}`,
      () => "192.0.2.66",
    );
    expect(allowed(ofOneAddress)).toBe(5);
    expect(await db.query("SELECT FROM outbox_message")).toHaveLength(6);
  });

  it("registrations: twenty for an address, and ten answers that a name is taken", async () => {
    await register("taken001");
    const send = async (account: (place: number) => string, ip: string) => {
      const bodies = await Promise.all(
        Array.from({ length: count }, async (_, place) =>
          platform.encrypt({
            registerMethod: "WEB",
            login: true,
            botCheck: await platform.solve("register"),
            username: account(place),
            password: goodPassword,
            confirmPassword: goodPassword,
          }),
        ),
      );
      const answers = await Promise.all(
        bodies.map((body) =>
          call("PUT", "/wps/member/register", { body, headers: { "idempotency-key": randomUUID() }, ip }),
        ),
      );
      return answers.map((answer) => ({ status: answer.statusCode, code: answer.json().code as string | undefined }));
    };
    const fresh = await send((place) => `fresh${100 + place}`, "192.0.2.67");
    expect(fresh.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20);
    const taken = await send(() => "taken001", "192.0.2.68");
    expect(taken.filter(({ code }) => code === "account_taken")).toHaveLength(10);
  });

  it("trial accounts: ten for an address", async () => {
    const randoms = await Promise.all(Array.from({ length: count }, () => platform.encrypt({ random: randomUUID() })));
    const statuses = await statusesOf((place) =>
      call("POST", "/wps/session/login/freeplay", {
        body: { os: "Linux", platform: "W", random: randoms[place]!.payload },
        ip: "192.0.2.69",
      }),
    );
    expect(allowed(statuses)).toBe(10);
  });

  it("captchas: sixty a minute for an address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => call("GET", "/wps/captcha", { ip: "192.0.2.70" })),
    );
    expect(allowed(answers.map(({ statusCode }) => statusCode))).toBe(60);
  });
});

describe("S-34 at the console, guesses that are made at the same moment", async () => {
  const console = await aConsole();
  const count = drillSize(12, 100);
  beforeAll(async () => void (await console.signIn("viewer")));

  it("are judged five times from one network, and the right one after them waits", async () => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, place) =>
        console.signIn("publisher", `wrong ${place}`, `203.0.113.${place + 1}`),
      ),
    );
    expect(answers.filter(({ code }) => code === "wrong_credentials")).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(count - 5);
    expect((await console.signIn("publisher", operatorPassword, "203.0.113.250")).status).toBe(429);
  });

  it("are judged fifty times at one account from everywhere", async () => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, place) => console.signIn("editor", `wrong ${place}`, `10.77.${place}.1`)),
    );
    expect(answers.filter(({ code }) => code === "wrong_credentials")).toHaveLength(Math.min(50, count));
  });
});

describe("a limit", () => {
  const throttle = createThrottle(db, clock, keys);

  it("lets in as many as it says of any number at the same moment", async () => {
    const limit = { most: 7, seconds: 60 };
    const count = drillSize(40, 200);
    const taken = await Promise.all(Array.from({ length: count }, () => throttle.take("drill", "one", limit)));
    const allowed = taken.filter(({ isAllowed }) => isAllowed);
    expect(allowed).toHaveLength(7);
    await Promise.all(taken.map((attempt) => attempt.giveBack()));
    expect((await throttle.take("drill", "one", limit)).hits).toBe(1);
  });
});
