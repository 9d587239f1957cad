import { describe, expect, it } from "vitest";
import { createThrottle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const { clock, db, keys } = await aPlatform();
const throttle = createThrottle(db, clock, keys, 2);
const most = Number.MAX_SAFE_INTEGER;

describe("a limit", () => {
  it("says how long to wait, and begins anew when its window is over", async () => {
    const limit = { most: 2, seconds: 60 };
    expect(await throttle.take("a", "x", limit)).toMatchObject({ isAllowed: true, hits: 1, waitSeconds: 0 });
    clock.advance(10);
    expect(await throttle.take("a", "x", limit)).toMatchObject({ isAllowed: true, hits: 2, waitSeconds: 50 });
    expect(await throttle.take("a", "x", limit)).toMatchObject({ isAllowed: false, hits: 2, waitSeconds: 50 });
    expect(await throttle.take("a", "y", limit)).toMatchObject({ isAllowed: true, hits: 1 });
    clock.advance(51);
    expect(await throttle.take("a", "x", limit)).toMatchObject({ isAllowed: true, hits: 1 });
  });

  it("of none lets nobody in", async () => {
    expect(await throttle.take("none", "x", { most: 0, seconds: 60 })).toMatchObject({
      isAllowed: false,
      waitSeconds: 60,
    });
  });

  it("makes each place wait longer than the one before", async () => {
    const limit = { most, seconds: 900, waits: [0, 5, 10] };
    const waited: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const { isAllowed, waitSeconds } = await throttle.take("steps", "x", limit);
      expect(isAllowed).toBe(true);
      waited.push(waitSeconds);
      if (waitSeconds > 0) expect((await throttle.take("steps", "x", limit)).isAllowed).toBe(false);
      clock.advance(waitSeconds + 0.1);
    }
    expect(waited).toEqual([0, 5, 10, 10, 10]);
  });

  it("takes a place back, and with it the wait that it began, but nobody else's", async () => {
    const limit = { most, seconds: 900, waits: [0, 60] };
    const first = await throttle.take("back", "x", limit);
    const second = await throttle.take("back", "x", limit);
    await first.giveBack();
    expect((await throttle.take("back", "x", limit)).isAllowed).toBe(false);
    await second.giveBack();
    expect(await throttle.take("back", "x", limit)).toMatchObject({ isAllowed: true, hits: 1 });
  });

  it("ignores what is given back after its window", async () => {
    const limit = { most: 3, seconds: 60 };
    const old = await throttle.take("late", "x", limit);
    clock.advance(61);
    await throttle.take("late", "x", limit);
    await old.giveBack();
    expect((await throttle.take("late", "x", limit)).hits).toBe(2);
  });

  it("for addresses grows with how many share one, and no other does", async () => {
    const countOf = async (kind: string) => {
      let allowed = 0;
      while ((await throttle.take(kind, "x", { most: 3, seconds: 60 })).isAllowed) allowed += 1;
      return allowed;
    };
    expect([await countOf("someAddress"), await countOf("someNetwork"), await countOf("someAccount")]).toEqual([
      6, 6, 3,
    ]);
  });

  it("among several takes no place where one of them is full", async () => {
    const [wide, narrow] = [
      { most: 10, seconds: 60 },
      { most: 1, seconds: 60 },
    ];
    const claim = () =>
      takeAll(throttle, [
        ["wide", "x", wide],
        ["narrow", "x", narrow],
      ]);
    await claim();
    for (let time = 0; time < 3; time += 1) await expect(claim()).rejects.toMatchObject({ status: 429 });
    expect((await throttle.take("wide", "x", wide)).hits).toBe(2);
  });

  it("keeps no subject in words", async () => {
    await throttle.take("secret", "player01@mail.example", { most: 1, seconds: 60 });
    const rows = await db.query<{ bucket: string }>("SELECT bucket FROM throttle");
    expect(rows.map(({ bucket }) => bucket).join()).not.toContain("player01");
  });
});
