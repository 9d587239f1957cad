import { loadImage } from "@napi-rs/canvas";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, it } from "vitest";
import { createCaptchas } from "#server/features/captcha/createCaptchas.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { doCaptchaWork } from "#tests/support/solveCaptcha.ts";

const platform = await aPlatform();
const { call, clock, db, deps, keys } = platform;
const captchas = createCaptchas(deps);

describe("captcha", () => {
  it("is a PNG that can be drawn, and its id travels in a header", async () => {
    const response = await call("GET", "/wps/captcha");
    const image = await loadImage(Buffer.from(response.json().value, "base64"));
    expect([image.width, image.height]).toEqual([150, 50]);
    expect(response.headers["captcha-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("has a way for those who cannot see it", async () => {
    const response = await call("GET", "/wps/captcha?mode=work");
    const answer = await doCaptchaWork(response.json().value);
    expect(answer).toMatch(/^[0-9A-F]{5}$/);
    expect(await captchas.check(String(response.headers["captcha-id"]), ` ${answer.toLowerCase()} `)).toBe(true);
  });

  it("asks nothing that a program reads as easily as a person: what is sent holds no part of the answer", async () => {
    let found = 0;
    for (let time = 0; time < 20; time += 1) {
      const { id, shown } = await captchas.create("work");
      const text = Buffer.from(shown, "base64").toString("utf8");
      const { parameters } = JSON.parse(text) as { parameters: Record<string, string> };
      expect(Object.keys(parameters).toSorted()).toEqual(
        ["algorithm", "cost", "keyLength", "keyPrefix", "nonce", "salt"].toSorted(),
      );
      // Sums, and what stands in the challenge, are no answers.
      const numbers = (text.match(/\d+/g) ?? []).slice(0, 3).map(Number);
      expect(await captchas.check(id, String(numbers.reduce((a, b) => a + b, 0)))).toBe(false);
      const answer = await doCaptchaWork(shown);
      if (text.toUpperCase().includes(answer)) found += 1;
    }
    // Five digits may stand by chance among the hundred drawn ones of a challenge, once in some ten thousand.
    expect(found).toBeLessThan(2);
  });

  it("takes eight times the work of a human check", async () => {
    const busy = createCaptchas({
      ...deps,
      config: { ...deps.config, limits: { ...deps.config.limits, botCheckTries: 20 } },
    });
    const { shown } = await busy.create("work");
    const challenge = JSON.parse(Buffer.from(shown, "base64").toString("utf8")) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(solution?.counter).toBeGreaterThanOrEqual(160);
    expect(solution?.counter).toBeLessThan(320);
  });

  it("gives work to one visitor ten times in ten minutes, and pictures all the same", async () => {
    const ask = async (mode: string, place: number) =>
      (await call("GET", `/wps/captcha?mode=${mode}`, { ip: `2001:db8:5:5::${place + 1}` })).statusCode;
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, place) => ask("work", place)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(await ask("image", 99)).toBe(200);
    clock.advance(601);
    expect(await ask("work", 100)).toBe(200);
  });

  it("no longer knows questions", async () => {
    expect((await call("GET", "/wps/captcha?mode=text")).statusCode).toBe(400);
  });

  it("counts for one try, right or wrong", async () => {
    const [right, wrong] = [await captchas.create("work"), await captchas.create("work")];
    expect(await captchas.check(right.id, await doCaptchaWork(right.shown))).toBe(true);
    expect(await captchas.check(right.id, await doCaptchaWork(right.shown))).toBe(false);
    expect(await captchas.check(wrong.id, "0")).toBe(false);
    expect(await captchas.check(wrong.id, await doCaptchaWork(wrong.shown))).toBe(false);
  });

  it("of many tries at the same moment one counts", async () => {
    const { id, shown } = await captchas.create("work");
    const answer = await doCaptchaWork(shown);
    const tries = await Promise.all(Array.from({ length: 10 }, () => captchas.check(id, answer)));
    expect(tries.filter(Boolean)).toHaveLength(1);
  });

  it("lasts five minutes", async () => {
    const [early, late] = [await captchas.create("work"), await captchas.create("work")];
    clock.advance(299);
    expect(await captchas.check(early.id, await doCaptchaWork(early.shown))).toBe(true);
    clock.advance(2);
    expect(await captchas.check(late.id, await doCaptchaWork(late.shown))).toBe(false);
  });

  it("keeps its answer only as a keyed hash, which a change of keys does not break", async () => {
    const { id, shown } = await captchas.create("work");
    const rows = await db.query<{ answer_mac: Buffer }>("SELECT answer_mac FROM captcha WHERE id = $1", [id]);
    expect(rows[0]?.answer_mac).toHaveLength(32);
    await keys.rotate("captcha");
    expect(await captchas.check(id, await doCaptchaWork(shown))).toBe(true);
  });

  it("refuses what is missing or made up", async () => {
    for (const [id, answer] of [
      [undefined, "1"],
      ["x", undefined],
      ["not-an-id", "1"],
      ["00000000-0000-0000-0000-000000000000", "1"],
    ] as const) {
      expect(await captchas.check(id, answer)).toBe(false);
    }
  });
});
