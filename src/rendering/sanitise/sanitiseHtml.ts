import DOMPurify from "dompurify";
import { isAllowedAddress, purifierOptions } from "#engine/index.ts";

let purifier: typeof DOMPurify | undefined;

/** One purifier of our own, so that its hooks touch nobody else's. */
function getPurifier(): typeof DOMPurify {
  if (purifier !== undefined) return purifier;
  purifier = DOMPurify(window);
  purifier.addHook("uponSanitizeAttribute", (_element, attribute) => {
    attribute.keepAttr = isAllowedAddress(attribute.attrName, attribute.attrValue);
  });
  purifier.addHook("afterSanitizeAttributes", (element) => {
    if (element.tagName !== "A" || !element.hasAttribute("href")) return;
    element.setAttribute("rel", "noopener noreferrer");
    if (!element.getAttribute("href")?.startsWith("/")) element.setAttribute("target", "_blank");
  });
  return purifier;
}

/**
 * HTML that may be put into the page: tags and attributes of running text only, no style, no handlers, links that
 * cannot reach back. A `TrustedHTML` where the browser knows those. Outside of a browser nothing can be sanitised, so
 * nothing is let through.
 */
export function sanitiseHtml(html: string): TrustedHTML {
  if (typeof window === "undefined") return "" as unknown as TrustedHTML;
  return getPurifier().sanitize(html, { ...purifierOptions, RETURN_TRUSTED_TYPE: true });
}
