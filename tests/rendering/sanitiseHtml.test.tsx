import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitiseHtml } from "#rendering/sanitise/sanitiseHtml.ts";
import { findHtmlFaults } from "#server/security/findHtmlFaults.ts";
import { actsOf } from "#tests/support/actsOf.ts";
import { xssVectors } from "#tests/support/xssVectors.ts";
import harmless from "../fixtures/html/harmless.json" with { type: "json" };

/** HTML as a browser reads it, and as the purifier leaves it; both without what every link gets. */
function asRead(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const link of body.querySelectorAll("a")) for (const name of ["rel", "target"]) link.removeAttribute(name);
  return body.innerHTML;
}
const asShown = (html: string) =>
  String(sanitiseHtml(html)).replaceAll(/ rel="noopener noreferrer"| target="_blank"/g, "");

const tags =
  "<b> </b> <p> </p> <td> <table> <tr> <li> <br/> <svg> <math> <style> </style> <script> <!-- --> ]]> <![CDATA[";
const pieces =
  "<a <img </ > / \" ' = href src title onclick style dir x https://site.example javascript:x /in //out &lt; &#60; \0";
const parts = [...tags.split(" "), ...pieces.split(" "), " ", "\n"];

describe("S-10 HTML that is shown", () => {
  it("can do nothing, whatever was written", () => {
    for (const html of xssVectors) {
      expect({ html, acts: actsOf(String(sanitiseHtml(html)), window) }).toEqual({ html, acts: [] });
    }
  });

  it.each(harmless)("is all there where it may be: %s", (html) => {
    expect(asShown(html)).toBe(asRead(html));
  });

  it("is all there where it was let through to be kept", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 14 }), (some) => {
        // Text without a tag goes unread, and blanks before the first word are nobody's.
        const html = `<b>x</b>${some.join("")}`;
        if (findHtmlFaults(html).length > 0) return;
        expect(asShown(html)).toBe(asRead(html));
      }),
      { numRuns: 1_000 },
    );
  });

  it("has links that cannot reach back", () => {
    const link = '<a href="https://site.example" target="_top" rel="opener">out</a>';
    expect(String(sanitiseHtml(link))).toBe(
      '<a href="https://site.example" rel="noopener noreferrer" target="_blank">out</a>',
    );
  });
});
