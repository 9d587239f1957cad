import { monitorEventLoopDelay } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { aConsole } from "#tests/support/aConsole.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const platform = await aConsole();

/** A pattern that takes the gate a good part of a second, told apart from others by its first letters. */
const slowPattern = (place: number) =>
  `^${"abcdefghij"[place % 10]}${place}(?=.*[a-z].*[a-z])(?=.*\\d.*\\d)(?!.*x.{9}).{8,64}$`;

/** The live site with so many slow patterns in the fields of a form of its own, and so many texts that are nowhere. */
function heavy(site: Record<string, unknown>, patterns: number, name: string): Record<string, unknown> {
  const rule = (place: number) => ({ required: false, minLength: 8, maxLength: 64, pattern: slowPattern(place) });
  const fields = Array.from({ length: patterns }, (_, place) => ({
    name: `f${place}`,
    widget: "text",
    rule: rule(place),
  }));
  const texts = Object.fromEntries(
    Array.from({ length: drillSize(500, 15_000) }, (_, place) => [`heavy.${name}.key.${place}`, "t"]),
  );
  const lost = Array.from({ length: drillSize(20, 500) }, (_, place) => ({
    kind: "text",
    text: `heavy.${name}.kay.${place}`,
  }));
  const root = {
    kind: "stack",
    children: [
      ...lost,
      { kind: "form", id: "heavy", label: "heavy", fields, submit: { label: "a", action: { do: "back" } } },
    ],
  };
  return {
    ...site,
    texts: { ...(site["texts"] as object), EN: { ...(site["texts"] as { EN?: object }).EN, ...texts } },
    layouts: { ...(site["layouts"] as object), "page/heavy": { title: "heavy.title", root } },
  };
}

describe("players' calls, while operators ask for heavy work", () => {
  it(
    "wait a fraction of what a viewer's checks take, however many are asked for at once",
    async () => {
      const viewer = await platform.operator("viewer");
      const { value } = await viewer.call("GET", "/live");
      const { hash } = value["revision"] as { hash: string };
      const site = value["site"] as Record<string, unknown>;
      const patterns = drillSize(2, 40);
      const check = (name: string) =>
        viewer.call("POST", "/check", { baseHash: hash, site: heavy(site, patterns, name) });
      // The threads are started by the first job; a platform that runs has them.
      await check("first");

      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      const began = performance.now();
      let isDone = false;
      const checks = Promise.all(Array.from({ length: 6 }, (_, place) => check(`n${place}`))).finally(
        () => (isDone = true),
      );
      let answered = 0;
      while (!isDone) {
        expect((await platform.call("GET", "/wps/system/permission")).statusCode).toBe(200);
        answered += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
      const tookMs = performance.now() - began;
      delay.disable();
      const answers = await checks;
      const codes = answers.map(({ status }) => status);
      // Three wait at a time; the others are told to let those come in first.
      expect(codes.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
      expect(codes.every((status) => status === 200 || status === 429)).toBe(true);
      const longestMs = delay.max / 1e6;
      expect(longestMs, `${answered} calls were answered in ${Math.round(tookMs)} ms`).toBeLessThan(tookMs / 5);
      expect(answered).toBeGreaterThan(20);
    },
    drillSize(60_000, 2_400_000),
  );
});
