import { isAllowedAddress, purifierOptions } from "#engine/index.ts";
import { findHtmlFaults } from "./findHtmlFaults.ts";

let loading: Promise<(html: string) => string> | undefined;

/** The purifier of the site, in a page that nobody sees. Loaded for the first HTML that needs it: it is a browser's worth. */
function loadPurifier(): Promise<(html: string) => string> {
  loading ??= Promise.all([import("dompurify"), import("jsdom")]).then(([{ default: createPurifier }, { JSDOM }]) => {
    const purifier = createPurifier(new JSDOM("").window);
    purifier.addHook("uponSanitizeAttribute", (_element, attribute) => {
      attribute.keepAttr = isAllowedAddress(attribute.attrName, attribute.attrValue);
    });
    return (html) => purifier.sanitize(html, purifierOptions);
  });
  return loading;
}

/**
 * HTML that may be kept: as it is where there is nothing to take out, sanitised otherwise (S-10). For words that come from
 * elsewhere; what operators write is refused instead, so that nothing of theirs changes behind their backs.
 */
export async function cleanHtml(html: string): Promise<string> {
  if (findHtmlFaults(html).length === 0) return html;
  const clean = (await loadPurifier())(html);
  // Two ways of reading that disagree are a reason to keep the words only.
  return findHtmlFaults(clean).length === 0 ? clean : clean.replaceAll("<", "&lt;");
}
