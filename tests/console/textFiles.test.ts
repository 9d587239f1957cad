import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsvTexts, writeCsv } from "#console/texts/files/csvTexts.ts";
import { decodeFile, mostBytes } from "#console/texts/files/decodeFile.ts";
import { planImport } from "#console/texts/files/planImport.ts";
import { withImport } from "#console/texts/files/withImport.ts";
import { readCsv } from "#console/texts/files/readCsv.ts";
import { readXliffTexts, writeXliff } from "#console/texts/files/xliffTexts.ts";

const anyText = fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => text.replaceAll("\0", ""));
/** What XML can hold, with line ends as it reads them. */
const xmlText = anyText.map((text) => text.replace(/\p{C}/gu, ""));

describe("a table of texts", () => {
  it("comes back as it was, whatever the texts are, and no cell of it runs", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, fc.constantFrom("=1+1", "'=x", "''-5", "@a", "-5", "plain"))), (pairs) => {
        const rows = pairs.map((texts, index) => ({ key: `k${index}`, texts }));
        const file = writeCsv(rows, ["EN", "KM"]);
        const { texts, faults } = readCsvTexts(file.replace(/^\uFEFF/, ""), ["EN", "KM"]);
        expect(faults).toEqual([]);
        expect(texts.map(({ text }) => text)).toEqual(pairs.flat());
        for (const { cells } of readCsv(file).lines.slice(1))
          for (const cell of cells.slice(1)) expect(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(cell)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["key,EN,XX\na,1,2", [{ line: 1, why: "foreignColumn", what: "XX" }], ["1"]],
    ["key;EN\r\na;1", [], ["1"]],
    ['key\ten\na\t"1\n2"\nb\t3', [], ["1\n2", "3"]],
    ["key,EN\na,1,2\nb,3", [{ line: 2, why: "cells", what: "a" }], ["3"]],
    ["name,EN\na,1", [{ line: 1, why: "noKey" }], []],
    ["key,EN,EN\na,1,2", [{ line: 1, why: "twoColumns", what: "EN" }], ["1"]],
    ['key,EN\na,1\nb,"2\nc,3', [{ line: 3, why: "quotes" }], ["1"]],
    ['key,EN\na,"1" x\nb,2', [{ line: 2, why: "quotes" }], []],
  ])("%j", (file, faults, texts) => {
    const read = readCsvTexts(file, ["EN", "KM"]);
    expect(read.faults).toEqual(faults);
    expect(read.texts.map(({ text }) => text)).toEqual(texts);
  });
});

describe("a file for translators", () => {
  it("comes back as it was, and keeps what pages fill in whole", () => {
    fc.assert(
      fc.property(fc.array(xmlText), (given) => {
        const targets = ["{{count}} & <b>(min)</b>", ...given].filter((text) => text !== "");
        const units = targets.map((target, index) => ({ key: `k${index}`, source: "x", target, isDone: true }));
        const { texts, faults } = readXliffTexts(writeXliff(units, "EN", "KM"), ["EN", "KM"]);
        expect(faults).toEqual([]);
        expect(texts.map(({ key, text }) => [key, text])).toEqual(targets.map((text, index) => [`k${index}`, text]));
      }),
      { numRuns: 200 },
    );
    expect(writeXliff([{ key: "a", source: "{{n}}", target: "", isDone: false }], "EN", "KM")).toContain(
      '<ph id="1" equiv="{{n}}" disp="{{n}}"/>',
    );
  });

  const xliff = (inside: string, attributes = 'version="2.0" srcLang="en" trgLang="km"') =>
    `<?xml version="1.0"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}>\n<file id="f">${inside}</file></xliff>`;
  const unit = (target: string) =>
    `<unit id="a"><segment><source>x</source><target>${target}</target></segment></unit>`;
  it.each([
    ["an entity of its own", `<!DOCTYPE x [<!ENTITY a "b">]>${xliff(unit("&a;"))}`, [{ line: 1, why: "doctype" }]],
    ["a file of elsewhere", `<!DOCTYPE x SYSTEM "http://evil.example/x">\n<xliff/>`, [{ line: 1, why: "doctype" }]],
    ["an entity that nobody knows", xliff(`\n${unit("&a;")}`), [{ line: 4, why: "xml" }]],
    ["an element that does not end", xliff("\n\n<unit>"), [{ line: 5, why: "xml" }]],
    [
      "an older version",
      xliff(unit("x"), 'version="1.2" target-language="km"'),
      [{ line: 2, why: "version", what: "1.2" }],
    ],
    [
      "a language that the site does not have",
      xliff(unit("x"), 'version="2.0" trgLang="fr"'),
      [{ line: 2, why: "foreignLanguage", what: "fr" }],
    ],
    ["markup that no text has", xliff(`\n${unit("a<pc id='1'>b</pc>")}`), [{ line: 4, why: "inline", what: "a" }]],
    ["something else", "<html></html>", [{ line: 1, why: "noXliff" }]],
  ])("is refused with %s, and the line is told", (_what, file, faults) => {
    expect(readXliffTexts(file, ["EN", "KM"])).toEqual({ texts: [], faults });
  });

  it("is read as other tools write it: split into segments, with data aside, and with prefixes", () => {
    const file = xliff(
      `<group id="g"><unit id="a"><originalData><data id="d1">{{n}}</data></originalData>
       <segment><source>One.</source><target>មួយ។</target></segment><ignorable><source> </source></ignorable>
       <segment><source>x</source><target><mrk id="m1">ពីរ <ph id="1" dataRef="d1"/></mrk><![CDATA[ <3]]></target></segment></unit></group>
       <unit id="b"><segment><source>not yet</source></segment></unit>`,
    );
    const texts = [{ line: 3, language: "KM", key: "a", text: "មួយ។ ពីរ {{n}} <3" }];
    expect(readXliffTexts(file, ["EN", "KM"])).toEqual({ texts, faults: [] });
  });
});

describe("what taking a file in would do", () => {
  const bundled = { EN: { home: "Home", n: "{{n}} points" }, KM: { home: "ដើម", n: "{{n}} ពិន្ទុ" } };
  const texts = { EN: { club: "Club" }, KM: { home: "ផ្ទះ" } };
  const site = { texts, brand: { settings: { languages: ["KM", "EN"], defaultLanguage: "KM" } } };
  const keys = new Set(["home", "n", "club"]);
  const plan = (file: string) => planImport(readCsvTexts(file, ["EN", "KM"]), { site, bundled, keys });
  const told = (file: string) => plan(file).changes.map(({ kind, language, key, own }) => [kind, language, key, own]);

  it.each([
    ["nothing, where all is as it is", "key,EN,KM\nhome,Home,ផ្ទះ\nclub,Club,\nn,{{n}} points,", []],
    ["a text more", "key,KM\nclub,ក្លឹប", [["added", "KM", "club", "ក្លឹប"]]],
    ["another text", "key,EN\nhome,Start", [["changed", "EN", "home", "Start"]]],
    ["the brand's own away, by an empty cell", "key,KM\nhome,", [["removed", "KM", "home", undefined]]],
    ["the product's again, by its words", "key,KM\nhome,ដើម", [["removed", "KM", "home", undefined]]],
  ])("is %s", (_what, file, changes) => {
    expect(told(file)).toEqual(changes);
  });

  it("leaves alone what the file does not speak of, and takes a language away with its last text", () => {
    expect(withImport(texts, plan("key,KM\nclub,ក្លឹប").changes)).toEqual({ ...texts, KM: { home: "ផ្ទះ", club: "ក្លឹប" } });
    expect(withImport(texts, plan("key,KM\nhome,").changes)).toEqual({ EN: texts.EN });
  });

  it("refuses beside its line what no text is, what comes twice and what is too long, and takes the rest", () => {
    const { changes, faults } = plan(`key,EN\nhome,Start\nnothing,x\nhome,End\nn,${"x".repeat(4001)}\nclub,Our club`);
    expect(faults).toEqual([
      { line: 3, why: "foreignKey", what: "nothing" },
      { line: 4, why: "twice", what: "home" },
      { line: 5, why: "tooLong", what: "n" },
    ]);
    expect(changes.map(({ key }) => key)).toEqual(["home", "club"]);
  });

  it("says which values a text leaves out, against the English of the same file", () => {
    const { changes } = plan("key,EN,KM\nn,{{points}} points,{{n}} ពិន្ទុ!");
    expect(changes.map(({ faults }) => faults)).toEqual([
      { missing: ["{{n}}"], foreign: ["{{points}}"] },
      { missing: ["{{points}}"], foreign: ["{{n}}"] },
    ]);
  });
});

describe("a file that was chosen", () => {
  const bytes = (...codes: number[]) => new Blob([new Uint8Array(codes)]);
  it.each([
    ["UTF-8", new Blob(["key,ក"]), { ok: true, text: "key,ក" }],
    ["the Unicode of spreadsheets", bytes(0xff, 0xfe, 0x6b, 0, 0x80, 0x17), { ok: true, text: "kក" }],
    ["broken letters", bytes(0x6b, 0xe9, 0x2c), { ok: false, why: "encoding" }],
    ["no text at all", bytes(0x6b, 0, 0x6b), { ok: false, why: "encoding" }],
    ["nothing", new Blob(["\n"]), { ok: false, why: "empty" }],
    ["more than a site can have", new Blob(["x".repeat(mostBytes + 1)]), { ok: false, why: "tooBig" }],
  ])("of %s", async (_what, file, read) => {
    expect(await decodeFile(file)).toEqual(read);
  });
});
