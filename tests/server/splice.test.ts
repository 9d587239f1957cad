import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSplice } from "#server/http/createSplice.ts";

const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const plain = ({ coding, content }: { coding: keyof typeof read; content: string }) =>
  read[coding](Buffer.from(content, "latin1"));

describe("a beginning that is compressed once, with an end of its own", () => {
  it("reads as the two together, in every coding, whatever they are", async () => {
    const text = fc.string({ unit: "grapheme", maxLength: 3_000 });
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { minLength: 1, maxLength: 5 }), async (beginning, ends) => {
        const splice = await createSplice(beginning);
        for (const end of ends) {
          const whole = Buffer.from(beginning + end);
          for (const wanted of ["br", "gzip", "identity"] as const) {
            const answer = splice.with(end, wanted);
            expect(plain(answer).equals(whole)).toBe(true);
            if (end !== "") expect(answer.coding).toBe(wanted);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("takes an end of up to 65,535 bytes, and is sent as it is with a longer one", async () => {
    const splice = await createSplice("x".repeat(100_000));
    for (const [length, isCoded] of [
      [1, true],
      [65_535, true],
      [65_536, false],
      [300_000, false],
    ] as const) {
      for (const wanted of ["br", "gzip"] as const) {
        const answer = splice.with("y".repeat(length), wanted);
        expect([length, answer.coding]).toEqual([length, isCoded ? wanted : "identity"]);
        expect(plain(answer).length).toBe(100_000 + length);
      }
    }
  });
});
