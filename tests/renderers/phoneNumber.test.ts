import fc from "fast-check";
import { getCountries, getCountryCallingCode } from "libphonenumber-js";
import { describe, expect, it } from "vitest";
import { countryOfNumber } from "#compile/countryOfNumber.ts";
import { chosenCountry } from "#renderers/fields/chosenCountry.ts";
import { findCountries } from "#renderers/fields/findCountries.ts";
import { readPhoneNumber } from "#renderers/fields/readPhoneNumber.ts";
import { toWesternDigits } from "#rendering/numbers/toWesternDigits.ts";

const countries = getCountries().map((code) => ({
  code,
  dialingCode: getCountryCallingCode(code) as string,
  name: new Intl.DisplayNames(["km", "en"], { type: "region" }).of(code) ?? code,
  englishName: new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code,
}));
const cambodia = { code: "KH", dialingCode: "855", name: "កម្ពុជា", englishName: "Cambodia", isLikely: true };
const ivoryCoast = { code: "CI", dialingCode: "225", name: "Côte d’Ivoire", englishName: "Côte d’Ivoire" };
const canada = { code: "CA", dialingCode: "1", name: "Canada" };
const states = { code: "US", dialingCode: "1", name: "United States" };
const kazakhstan = { code: "KZ", dialingCode: "7", name: "កាហ្សាក់ស្ថាន", englishName: "Kazakhstan" };
const thailand = { code: "TH", dialingCode: "66", name: "ថៃ", englishName: "Thailand" };

describe("a phone number", () => {
  it.each([
    ["12345678", { number: "12345678" }],
    ["012 345 678", { number: "012345678" }],
    ["(012) 345-678", { number: "012345678" }],
    ["12.345.678", { number: "12345678" }],
    ["12\u00a0345\u2011678", { number: "12345678" }],
    ["١٢٣٤٥٦٧٨", { number: "12345678" }],
    ["១២ ៣៤៥ ៦៧៨", { number: "12345678" }],
    ["+855 12 345 678", { number: "12345678", whole: { dialingCode: "855", text: "+85512345678" } }],
    ["00855 12345678", { number: "12345678", whole: { dialingCode: "855", text: "+85512345678" } }],
    ["+855 (0)12 345 678", { number: "12345678", whole: { dialingCode: "855", text: "+85512345678" } }],
    ["\u202a+66 2 123 4567\u202c", { number: "21234567", whole: { dialingCode: "66", text: "+6621234567" } }],
    ["+٨٥٥ ١٢٣٤٥٦٧٨", { number: "12345678", whole: { dialingCode: "855", text: "+85512345678" } }],
    ["+1 416 555 0100", { number: "4165550100", whole: { dialingCode: "1", text: "+14165550100" } }],
    ["+85", { number: "+85" }],
    ["+999 123", { number: "+999123" }],
    ["call me", { number: "callme" }],
    ["12a45678", { number: "12a45678" }],
    ["", { number: "" }],
  ])("%j is read as %j", (typed, read) => {
    expect(readPhoneNumber(typed, countries)).toEqual(read);
  });

  it("of any country comes apart where its dialling code ends, however it is written", () => {
    const separator = fc.constantFrom("", " ", "-", ".", " (", ") ", "\u00a0");
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.stringMatching(/^[1-9][0-9]{4,11}$/),
        fc.constantFrom("+", "00"),
        separator,
        separator,
        ({ dialingCode }, number, prefix, first, second) => {
          const typed = `${prefix}${dialingCode}${first}${number.slice(0, 3)}${second}${number.slice(3)}`;
          const read = readPhoneNumber(typed, countries);
          expect([read.whole?.dialingCode, read.number]).toEqual([dialingCode, number]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("that was read once is read the same again, whatever was typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 40, unit: "grapheme" }), fc.stringMatching(/^[+0-9 ()-]{0,24}$/)),
        (typed) => {
          const { number } = readPhoneNumber(typed, countries);
          expect(readPhoneNumber(number, countries)).toEqual({ number });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("reads no dialling code as the beginning of another", () => {
    const codes = [...new Set(countries.map(({ dialingCode }) => dialingCode))];
    expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
  });

  it("is of the country whose ranges it is in, where several share a dialling code", () => {
    expect(["+14165550100", "+12125550100", "+77012345678", "+85512345678", "+1", "x"].map(countryOfNumber)).toEqual([
      "CA",
      "US",
      "KZ",
      "KH",
      undefined,
      undefined,
    ]);
  });
});

describe("a search for a country", () => {
  const all = [cambodia, canada, ivoryCoast, thailand, states];
  const found = (search: string) => findCountries(all, search).map(({ code }) => code);

  it.each([
    ["កម្ពុ", ["KH"]],
    ["camb", ["KH"]],
    ["cote", ["CI"]],
    ["CÔTE", ["CI"]],
    ["th", ["TH"]],
    ["ca", ["CA", "KH"]],
    ["+85", ["KH"]],
    ["00855", ["KH"]],
    ["៨៥៥", ["KH"]],
    ["١", ["CA", "US"]],
    [" ", ["KH", "CA", "CI", "TH", "US"]],
    ["zzz", []],
  ])("for %j finds %j", (search, codes) => {
    expect(found(search)).toEqual(codes);
  });

  it("knows the vowels of Khmer from accents, and puts names that begin so first", () => {
    const codes = (search: string) => findCountries([kazakhstan, thailand], search).map(({ code }) => code);
    expect(codes("ថៃ")).toEqual(["TH"]);
    expect(codes("ថ")).toEqual(["TH", "KZ"]);
    expect(codes("land")).toEqual(["TH"]);
  });
});

describe("the country of a dialling code that several share", () => {
  it("is the one that was picked, else a likely one, else the one that most people mean", () => {
    const codeOf = (list: typeof countries, picked: string | null) => chosenCountry(list, "1", picked)?.code;
    expect(codeOf(countries, "CA")).toBe("CA");
    expect(codeOf(countries, null)).toBe("US");
    expect(codeOf(countries, "KH")).toBe("US");
    expect(chosenCountry([{ ...canada, isLikely: true }, states], "1", null)?.code).toBe("CA");
    expect(chosenCountry(countries, "999", null)).toBeUndefined();
    expect(chosenCountry(countries, undefined, null)).toBeUndefined();
  });
});

describe("digits of other scripts", () => {
  it("become western ones, and nothing else is changed", () => {
    expect(toWesternDigits("٠١٩ ۰۹ ០៩ ๐๙ ０９ a7")).toBe("019 09 09 09 09 a7");
  });
});
