import { describe, expect, it } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import { CaptchaStore } from "#stores/CaptchaStore.ts";
import { failure } from "#stores/failure.ts";

type Given = Answer<{ id: string; value: string }>;
const given = (id: string): Given => ({ ok: true, value: { id, value: `value of ${id}` } });
const down: Given = { ok: false, failure: failure("network", "network") };

function aCaptcha() {
  const asked: string[] = [];
  const answers: (Given | Promise<Given>)[] = [];
  const clock = { now: 0 };
  const captcha = new CaptchaStore(
    { getCaptcha: async (mode: string) => (asked.push(mode), answers.shift() ?? given(`c${asked.length}`)) } as never,
    () => clock.now,
  );
  return { captcha, asked, answers, clock };
}
const fourMinutes = 4 * 60_000;

describe("the captcha on the screen", () => {
  it("is a picture to read, or work to be done", async () => {
    const { captcha } = aCaptcha();
    expect(captcha.read()).toBeUndefined();
    await captcha.load("image");
    expect([captcha.id, captcha.read()]).toEqual([
      "c1",
      { mode: "image", src: "data:image/png;base64,value of c1", answer: null, isBusy: false },
    ]);
    await captcha.load("work");
    expect([captcha.id, captcha.read()]).toEqual([
      "c2",
      { mode: "work", src: null, answer: "value of c2", isBusy: false },
    ]);
  });

  it("is the one that was asked for last, whichever comes last", async () => {
    const { captcha, answers } = aCaptcha();
    const { promise, resolve } = Promise.withResolvers<Given>();
    answers.push(promise);
    const slow = captcha.load("image");
    expect(captcha.view).toEqual({ mode: "image", src: null, answer: null, isBusy: true });
    await captcha.load("work");
    resolve(given("late"));
    await slow;
    expect([captcha.id, captcha.view?.mode]).toEqual(["c2", "work"]);
  });

  it("is nothing to see after a failure, and is asked for again then", async () => {
    const { captcha, answers, asked } = aCaptcha();
    answers.push(down);
    await captcha.ensure();
    expect([captcha.id, captcha.view]).toEqual([undefined, { mode: "image", src: null, answer: null, isBusy: false }]);
    await captcha.ensure();
    expect([captcha.id, asked]).toEqual(["c2", ["image", "image"]]);
  });

  it("is loaded once, however many fields want it, until it is too old to be sent", async () => {
    const { captcha, asked, clock } = aCaptcha();
    await Promise.all([captcha.ensure(), captcha.ensure()]);
    await captcha.ensure();
    clock.now = fourMinutes;
    await captcha.ensure();
    expect(asked).toEqual(["image"]);
    clock.now = fourMinutes + 1;
    await captcha.ensure();
    await captcha.ensure();
    expect([captcha.id, asked.length]).toEqual(["c2", 2]);
  });

  it("is of the kind that was chosen when it is renewed", async () => {
    const { captcha, asked, clock } = aCaptcha();
    await captcha.load("work");
    clock.now = fourMinutes + 1;
    await captcha.ensure();
    await captcha.useUp(captcha.id);
    expect(asked).toEqual(["work", "work", "work"]);
  });

  it("counts once: it is renewed when it was sent, and not when another came since", async () => {
    const { captcha, asked, answers } = aCaptcha();
    await captcha.load("image");
    await captcha.useUp(undefined);
    await captcha.useUp("another");
    expect(asked).toHaveLength(1);
    answers.push(new Promise(() => {}));
    void captcha.load("image");
    await captcha.useUp("c1");
    expect(asked).toHaveLength(2);
  });

  it("is forgotten once it was accepted, with an answer that was on its way", async () => {
    const { captcha, answers } = aCaptcha();
    await captcha.load("image");
    captcha.forget(undefined);
    captcha.forget("another");
    expect(captcha.id).toBe("c1");
    const { promise, resolve } = Promise.withResolvers<Given>();
    answers.push(promise);
    const loading = captcha.load("image");
    captcha.forget("c1");
    resolve(given("late"));
    await loading;
    expect([captcha.id, captcha.view]).toEqual([undefined, undefined]);
  });
});
