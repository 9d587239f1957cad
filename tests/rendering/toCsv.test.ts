import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCsv } from "../../src/rendering/table/toCsv.ts";

/** The cells of one line, as a spreadsheet reads them (RFC 4180). */
function readLine(csv: string): string[] {
  const text = csv.replace(/^\uFEFF/, "").replace(/\r\n$/, "");
  const cells = [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

describe("S-57 a file for spreadsheets", () => {
  it.each(["=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\0=1", '=HYPERLINK("https://a.example","x")'])(
    "keeps %j as a text that nothing runs",
    (text) => {
      expect(readLine(toCsv([[text, "next"]]))).toEqual([`'${text}`, "next"]);
    },
  );

  it.each(["-12.50", "0", "12", "a=1", "player01"])("leaves %s as it is", (text) => {
    expect(readLine(toCsv([[text]]))).toEqual([text]);
  });

  it("gives back every cell that begins harmlessly, whatever is in it", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (cells) => {
        const words = cells.map((cell) => `a${cell}`);
        expect(readLine(toCsv([words]))).toEqual(words);
      }),
    );
  });
});
