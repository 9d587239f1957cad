import { loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { createCaptchas } from "#server/features/captcha/createCaptchas.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const platform = await aPlatform();
const { call, clock, db, deps, keys } = platform;
const captchas = createCaptchas(deps);

/** The answer of a sum, as somebody would type it. */
const answerOf = (sum: string) =>
  String(
    sum
      .split("+")
      .map(Number)
      .reduce((a, b) => a + b, 0),
  );

describe("captcha", () => {
  it("[REG-08] is a PNG that can be drawn, and its id travels in a header", async () => {
    const response = await call("GET", "/wps/captcha");
    const image = await loadImage(Buffer.from(response.json().value, "base64"));
    expect([image.width, image.height]).toEqual([150, 50]);
    expect(response.headers["captcha-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("has a way for those who cannot see it", async () => {
    const response = await call("GET", "/wps/captcha?mode=text");
    const { value } = response.json();
    expect(value).toMatch(/^\d+ \+ \d+ \+ \d+$/);
    expect(await captchas.check(String(response.headers["captcha-id"]), ` ${answerOf(value)} `)).toBe(true);
  });

  it("counts for one try, right or wrong", async () => {
    const [right, wrong] = [await captchas.create("text"), await captchas.create("text")];
    expect(await captchas.check(right.id, answerOf(right.shown))).toBe(true);
    expect(await captchas.check(right.id, answerOf(right.shown))).toBe(false);
    expect(await captchas.check(wrong.id, "0")).toBe(false);
    expect(await captchas.check(wrong.id, answerOf(wrong.shown))).toBe(false);
  });

  it("of many tries at the same moment one counts", async () => {
    const { id, shown } = await captchas.create("text");
    const tries = await Promise.all(Array.from({ length: 10 }, () => captchas.check(id, answerOf(shown))));
    expect(tries.filter(Boolean)).toHaveLength(1);
  });

  it("lasts five minutes", async () => {
    const [early, late] = [await captchas.create("text"), await captchas.create("text")];
    clock.advance(299);
    expect(await captchas.check(early.id, answerOf(early.shown))).toBe(true);
    clock.advance(2);
    expect(await captchas.check(late.id, answerOf(late.shown))).toBe(false);
  });

  it("keeps its answer only as a keyed hash, which a change of keys does not break", async () => {
    const { id, shown } = await captchas.create("text");
    const rows = await db.query<{ answer_mac: Buffer }>("SELECT answer_mac FROM captcha WHERE id = $1", [id]);
    expect(rows[0]?.answer_mac).toHaveLength(32);
    await keys.rotate("captcha");
    expect(await captchas.check(id, answerOf(shown))).toBe(true);
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
