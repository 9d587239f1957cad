// @vitest-environment node
import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { describe, expect, it } from "vitest";
import { createFindingNamer, findingPrefix, pluralForm } from "#compile/findings/createFindingNamer.ts";
import { findingWords } from "#console/findingWords.ts";
import { createTexts } from "#i18n/createTexts.ts";
import { fillText } from "#i18n/fillText.ts";
import { openDocument } from "#engine/openDocument.ts";
import { readJsonText } from "#json/text.ts";
import arabic from "#locales/AR/consoleFindings.json" with { type: "json" };
import english from "#locales/EN/consoleFindings.json" with { type: "json" };
import khmer from "#locales/KM/consoleFindings.json" with { type: "json" };
import reviewInKhmer from "#locales/KM/consoleReview.json" with { type: "json" };
import { listFiles } from "../support/listFiles.ts";

const nameFinding = createFindingNamer(english);
/** The sentences that checks say; others are forms of them for a number. */
const sentences = Object.entries(english).filter(([key]) => !pluralForm.test(key));
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { EN: english, KM: khmer, AR: arabic };

/** Where findings are written. */
const checks =
  /^(server\/features\/gate|src\/compile|src\/engine|src\/json)\/.*\.ts$|^server\/(features\/publishing\/work\/create(Jobs|JobThread)|security\/findHtmlFaults)\.ts$/;

/** Files of these folders whose sentences nobody at the console's findings reads: names of patterns, what a migration does, thrown errors. */
const elsewhere =
  /compile\/(migrations\/|lottery\/|patterns\/pattern(s|Words)\.ts|theme\/themeCss|permission\.ts|findings\/|shapes\/findShape)|engine\/(Match|RendererTieError|allowedHtml|explain|pickRenderer)|json\/canonical/;

/** Pieces that whole sentences are put together from, and what is no sentence. `x` stands for what is put in. */
const pieces = new Set([
  // Failures that no draft has as a finding.
  "x MB of memory",
  "nothing yet",
  "the thread ended while it looked at x",
  "The patch does not fit the draft: x.",
  // Names of members and roles.
  "$schema format brand rules flags menus layouts forms theme texts pages banners help promotions aside",
  "site url defaultLanguage defaultCountry currency name logo dark light mark",
  " and was ignored",
  "x lacks x of x texts, such as x",
  "x: they are shown in English until they are written under Texts",
  "x: write them under Texts, or take the language off the list",
  "Nobody could",
  "x could not",
  "x register x: this rule refuses x x",
  "Few names fit this rule (x): once they are taken, nobody could register",
  "Each password that this rule accepts is one that anybody would guess, such as x: nobody could register",
  "the browser x it",
  "“x…” (x characters)",
  ", seen through x",
  "x: it is x",
]);

/** Findings that are put together from pieces. */
const composed = new Set(
  [
    "figure.noListButIs figure.noNumberButIs language.lacks language.lacksShown memberNotKnown theme.contrastThrough",
    "try.browserAccepts try.browserRefuses try.few try.guessed try.refuses try.refusesSome",
    "who.agent who.member who.nobody is.number is.aString is.aBoolean",
  ].flatMap((line) => line.split(" ")),
);

interface Written {
  at: string;
  text: string;
}

/** Every text in the code of the checks; `x` where a value is put in. */
const written: readonly Written[] = listFiles()
  .filter((path) => checks.test(path) && !elsewhere.test(path))
  .flatMap((path) => {
    const found: string[] = [];
    new Visitor({
      Literal({ value }) {
        if (typeof value === "string") found.push(value);
      },
      TemplateLiteral({ quasis }) {
        found.push(quasis.map(({ value }) => value.cooked).join("x"));
      },
    }).visit(parseSync(path, readFileSync(path, "utf8")).program);
    return [...new Set(found)].map((text) => ({ at: path, text }));
  });

/** Some stand before the name that they are about, and some behind whom they are about. */
const namesOf = (text: string) =>
  [text, `${text} "x"`, `x${text}`].flatMap((whole) => nameFinding(whole)?.code ?? []).slice(0, 1);

const isSentence = (text: string) => /\p{L}{2}[”"]? [“"]?\p{L}{2}/u.test(text) && !pieces.has(text);

describe("what checks find", () => {
  it("has a text for each sentence that a check says", () => {
    const textless = written.filter(({ text }) => isSentence(text) && namesOf(text).length === 0);
    expect(textless).toEqual([]);
    expect(written.filter(({ text }) => isSentence(text)).length).toBeGreaterThan(300);
  });

  it("has no text for what no check says", () => {
    const said = new Set(written.flatMap(({ text }) => namesOf(text)));
    const codes = sentences.map(([key]) => key.slice(findingPrefix.length));
    expect(codes.filter((code) => !said.has(code) && !composed.has(code))).toEqual([]);
  });

  it("has the same texts, with the same places, in each complete language", () => {
    const placesOf = (text = "") => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted();
    for (const [language, own] of Object.entries(texts)) {
      const different = sentences.filter(
        ([key, text]) => String(placesOf(text)) !== String(placesOf(own[key] ?? own[`${key}_other`])),
      );
      expect(different, language).toEqual([]);
    }
  });

  it("is named by its own sentence and by no other one's", () => {
    for (const [key, text] of sentences) {
      const params = Object.fromEntries(
        // Values are told in quotation marks.
        [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => [name, name === "value" ? "“x y”" : `<${name}>`]),
      );
      expect(nameFinding(fillText(text, params)), text).toEqual({ code: key.slice(findingPrefix.length), params });
    }
  });

  it("keeps what stands at the places of a sentence, whatever somebody wrote there", () => {
    expect(nameFinding('There is no menu "a "b" $& {{name}} (c)"')).toEqual({
      code: "menu.none",
      params: { name: 'a "b" $& {{name}} (c)' },
    });
    expect(nameFinding(`There is no menu "${"a".repeat(5_000)}"`)).toBeUndefined();
    expect(nameFinding("Somebody wrote something else")).toBeUndefined();
  });
});

describe("a finding at the console", () => {
  it.each([
    ["EN", "This must have at least 1 characters", "This must have at least 1 character"],
    ["EN", "This must have at least 3 characters", "This must have at least 3 characters"],
    ["AR", "This must have at least 3 characters", "يجب أن يكون هذا 3 أحرف على الأقل"],
    ["AR", "This must have at least 11 characters", "يجب أن يكون هذا 11 حرفًا على الأقل"],
  ])("says in %s how many there are in the form of its number: %s", async (language, reason, told) => {
    const code = language as "EN" | "AR";
    const loaded = await createTexts({ load: async (one) => texts[one] ?? {} }).load(code, {}, "USD");
    expect(findingWords({ reason }, (key, values) => loaded.translate(key, values))).toBe(told);
  });

  const inKhmer = (key: string, values?: Readonly<Record<string, unknown>>) => {
    const all: Readonly<Record<string, string>> = { ...khmer, ...reviewInKhmer };
    return fillText(all[key] ?? key, values);
  };

  it("is told in the operator's language, the words inside of it as well", () => {
    const found = { reason: "", code: "wrongType", params: { wanted: "a text or a list" } };
    expect(findingWords(found, inKhmer)).toBe("នេះត្រូវតែជា អត្ថបទ ឬ បញ្ជី");
    const reached = "A trial account on a phone sees no page: the shell needs an outlet that everybody sees";
    expect(findingWords({ reason: reached }, inKhmer)).toMatch(/^គណនីសាកល្បង លើទូរស័ព្ទ មិនឃើញទំព័រ/);
  });

  it("is told with a registration that was tried: what of it is refused in the operator's language, and the value as it is", () => {
    const reason =
      "Nobody could register with an account name: this rule refuses the code that members pass on, such as “HFJ NJ5S”";
    const named = nameFinding(reason);
    expect(named?.params).toMatchObject({ what: "the code that members pass on, such as", value: "“HFJ NJ5S”" });
    expect(findingWords({ reason, ...named }, inKhmer)).toBe(
      "គ្មាននរណាអាចចុះឈ្មោះដោយឈ្មោះគណនីទេ៖ វិធាននេះបដិសេធ កូដដែលសមាជិកចែករំលែក ដូចជា “HFJ NJ5S”",
    );
  });

  it("is told by its sentence where a check of this browser said it", () => {
    const { problems } = openDocument({ root: { kind: "txt" } }, "page/x");
    expect(problems.map((problem) => findingWords(problem, inKhmer))).toEqual(['មិនស្គាល់ប្រភេទ "txt" ទេ']);
    const [error] = readJsonText("{").errors;
    expect(error && findingWords(error, inKhmer)).toBe("រំពឹងឈ្មោះក្នុងសញ្ញាសម្រង់ទ្វេ តែឃើញ ចុងឯកសារ");
  });

  it("stays as it was said where nobody wrote a text for it", () => {
    expect(findingWords({ reason: "Quite new", code: "ofTomorrow" }, inKhmer)).toBe("Quite new");
  });
});
