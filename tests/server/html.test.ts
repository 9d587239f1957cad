import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { cleanHtml } from "#server/security/cleanHtml.ts";
import { findHtmlFaults } from "#server/security/findHtmlFaults.ts";
import { actsOf } from "#tests/support/actsOf.ts";
import { xssVectors } from "#tests/support/xssVectors.ts";
import harmless from "../fixtures/html/harmless.json" with { type: "json" };

const { window: page } = new JSDOM("", { runScripts: "dangerously" });

describe("S-10 HTML that is to be kept", () => {
  it("is tried with hundreds of texts that act where nobody looks at them", () => {
    expect(new Set(xssVectors).size).toBeGreaterThan(300);
    const ran = xssVectors.filter((html) => actsOf(html, page).includes("ran"));
    expect(ran.length).toBeGreaterThan(150);
  });

  it("is refused where any of it could act", () => {
    expect(xssVectors.filter((html) => findHtmlFaults(html).length === 0)).toEqual([]);
  });

  it("can do nothing once it was cleaned, and would not be refused then", () => {
    for (const html of xssVectors) {
      const clean = cleanHtml(html);
      expect({ html, acts: actsOf(clean, page), faults: findHtmlFaults(clean) }).toEqual({
        html,
        acts: [],
        faults: [],
      });
    }
  });

  it.each(harmless)("is left alone where there is nothing to find: %s", (html) => {
    expect(findHtmlFaults(html)).toEqual([]);
    expect(cleanHtml(html)).toBe(html);
  });

  it("keeps what is good of the rest", () => {
    const html = `<p onclick="x()" dir="rtl">Hi <script>x()</script><a href="/in">in</a> <a href="//evil.example">out</a></p>`;
    expect(cleanHtml(html)).toBe(`<p dir="rtl">Hi <a href="/in">in</a> <a>out</a></p>`);
  });

  it("keeps the words of what is nested beyond measure, however deep", () => {
    const clean = cleanHtml(`${"<div>".repeat(50_000)}<p onclick="x()">deep</p>`);
    expect(clean).toContain("deep");
    expect(clean.match(/<div>/g)).toHaveLength(100);
  });

  it.each([
    ["<script>x</script>", ["the tag <script>"]],
    [`<p onclick="x" style="y">`, ["the attribute onclick", "the attribute style"]],
    [`<a href="javascript:x">`, [`the address "javascript:x"`]],
    [`<img src="http://site.example/a.png">`, [`the address "http://site.example/a.png"`]],
    ["<!-- x -->", ["a comment"]],
    ["<!doctype html>", ["a document type"]],
    [`<a href="/x`, ["a tag that does not end"]],
    [`<a href="/x" href="/y">`, ["an attribute that is written twice"]],
    [`<p title="</p>">`, ["the end of a tag in the attribute title"]],
  ])("says what is wrong with %s", (html, faults) => {
    expect(findHtmlFaults(html)).toEqual(faults);
  });

  it("is read in a time that grows with its length and not faster", () => {
    const longest = ["<b>", "<", "</", "<a ", "<!--", "<a b=", "<p title='", "&"].map((part) =>
      part.repeat(20_000 / part.length),
    );
    const start = performance.now();
    for (const html of longest) findHtmlFaults(html);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
