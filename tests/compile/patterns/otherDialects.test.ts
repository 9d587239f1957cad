import { describe, expect, it } from "vitest";
import { propertyClass } from "#compile/patterns/dialect/propertyClass.ts";
import { toEcmaPattern } from "#compile/patterns/dialect/toEcmaPattern.ts";

describe("a pattern of another dialect, as one of ECMAScript", () => {
  it.each<[string, string]>([
    ["abc", "abc"],
    ["a|b", "a|b"],
    ["a+?b*?c??d{2}?", "a+?b*?c??d{2}?"],
    ["a++b*+c?+d{1,2}+", "a+b*c?d{1,2}"],
    ["a{2,}+b", "a{2,}b"],
    ["[ab]++", "[ab]+"],
    ["(?>a)+", "(?:a)+"],
    ["(?:a)(?=b)(?!c)(?<=d)(?<!e)", "(?:a)(?=b)(?!c)(?<=d)(?<!e)"],
    ["(?P<one>a)(?P=one)+", "(?<one>a)\\k<one>+"],
    ["(?'one'a)", "(?<one>a)"],
    ["(?<one>a)\\k<one>", "(?<one>a)\\k<one>"],
    ["a(?#of no use)b", "ab"],
    ["\\Aa\\z", "^a$"],
    ["a\\Z", "a$"],
    ["\\h+\\H+", "[ \\t]+[^ \\t]+"],
    ["\\a\\e", "\\x07\\x1b"],
    ["\\Qa.b[c]\\E+", "a\\.b\\[c\\]+"],
    ["\\Qa*b", "a\\*b"],
    ["\\Q^$+?(){}|/\\E", "\\^\\$\\+\\?\\(\\)\\{\\}\\|\\/"],
    ["\\u0041\\u{1f600}\\x41\\cA", "\\u0041\\u{1f600}\\x41\\cA"],
    ["\\d\\w\\s\\b\\1", "\\d\\w\\s\\b\\1"],
    ["\\@\\_\\-\\!\\ ", "@_-! "],
    ["\\.\\*\\/", "\\.\\*\\/"],
    ["\\pL\\PL", "[\\p{L}][^\\p{L}]"],
    ["\\p{^L}\\P{^L}", "[^\\p{L}][\\p{L}]"],
    ["\\p{ L }", "[\\p{L}]"],
    ["[abc]", "[abc]"],
    ["[^abc]", "[^abc]"],
    ["[]a]", "[\\]a]"],
    ["[^]a]", "[^\\]a]"],
    ["[a\\]b]", "[a\\]b]"],
    ["[\\-\\@\\_]", "[\\-@_]"],
    ["[\\h]", "[ \\t]"],
    ["[a-z]", "[a-z]"],
    ["[\\w-.]", "[\\w\\-.]"],
    ["[.-\\d]", "[.\\-\\d]"],
    ["[\\p{L}-.]", "[\\p{L}\\-.]"],
    ["[\\p{L}\\PL]", "[\\p{L}\\P{L}]"],
    ["[\\p{^L}]", "[\\P{L}]"],
    ["[[:alpha:][:^digit:]]", ""],
    ["[[:alpha:]_]", "[a-zA-Z_]"],
    ["[[:DIGIT:]]", "[0-9]"],
    ["[[:other:]]", ""],
    ["[a[b]]", ""],
    ["[a&&b]", ""],
    ["[a", ""],
    ["a\\", ""],
    ["\\p{Nothing}", ""],
    ["[\\p{Nothing}]", ""],
    ["(?(1)a)", ""],
  ])("%s is %s", (pattern, source) => {
    expect(toEcmaPattern(pattern)).toEqual(source === "" ? undefined : { source, flags: "" });
  });

  it.each([
    ["(?i)a", "i", "a"],
    ["(?is)a", "is", "a"],
    ["(?s)(?i)(?i)a", "is", "a"],
    ["(?m)a", "m", "a"],
    ["(?u)a", "", "a"],
    ["(?U)(?i)a", "i", "a"],
  ])("%s asks for the flags %j", (pattern, flags, source) => {
    expect(toEcmaPattern(pattern)).toEqual({ source, flags });
  });

  it("repeats nothing where nothing stands to be repeated", () => {
    for (const pattern of ["^+", "a|+", "(+)", "\\A+"]) {
      const { source = "" } = toEcmaPattern(pattern) ?? {};
      expect(() => new RegExp(source, "u")).toThrow();
    }
  });
});

describe("a class of characters by another dialect's name", () => {
  it.each<[string, string | undefined]>([
    ["L", "\\p{L}"],
    [" L ", "\\p{L}"],
    ["Lu", "\\p{Lu}"],
    ["Alphabetic", "\\p{Alphabetic}"],
    ["Script=Thai", "\\p{Script=Thai}"],
    ["IsL", "\\p{L}"],
    ["isL", "\\p{L}"],
    ["gc=Lu", "\\p{gc=Lu}"],
    ["GC=Lu", "\\p{Lu}"],
    ["general_category=IsLu", "\\p{Lu}"],
    ["Han", "\\p{Script=Han}"],
    ["IsHan", "\\p{Script=Han}"],
    ["HAN", "\\p{Script=Han}"],
    ["sc=han", "\\p{Script=Han}"],
    ["script=han", "\\p{Script=Han}"],
    ["scx=han", "\\p{Script=Han}"],
    ["script_extensions=khmer", "\\p{Script=Khmer}"],
    ["old_italic", "\\p{Script=Old_Italic}"],
    ["other=han", undefined],
    ["InThai", "\\u0e00-\\u0e7f"],
    ["InKhmer", "\\u1780-\\u17ff"],
    ["In_Thai", "\\u0e00-\\u0e7f"],
    ["blk=Thai", "\\u0e00-\\u0e7f"],
    ["block=Thai", "\\u0e00-\\u0e7f"],
    ["IsBasicLatin", "\\u0000-\\u007f"],
    ["InLatin-1 Supplement", "\\u0080-\\u00ff"],
    ["IsCJKUnifiedIdeographs", "\\u4e00-\\u9fff"],
    ["Alnum", "a-zA-Z0-9"],
    ["Blank", " \\t"],
    ["Digit", "0-9"],
    ["XDigit", "0-9A-Fa-f"],
    ["Punct", "!-\\/:-@\\[-`\\{-~"],
    ["Nothing", undefined],
    ["InNowhere", undefined],
    ["constructor", undefined],
    ["", undefined],
  ])("%s is %s", (name, set) => expect(propertyClass(name)).toBe(set));
});
