import DOMPurify from "dompurify";

const allowedTags = [
  ..."a b blockquote br caption code div em h2 h3 h4 h5 h6 hr i img li ol p s small span strong".split(" "),
  ..."sub sup table tbody td tfoot th thead tr u ul".split(" "),
];

const allowedAttributes = ["alt", "colspan", "dir", "height", "href", "lang", "rowspan", "src", "title", "width"];

/** https, mail, telephone, or a path of this site that no other host can be read out of (security, S-11). */
const allowedAddress = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

let purifier: typeof DOMPurify | undefined;

/** One purifier of our own, so that its hook touches nobody else's. */
function getPurifier(): typeof DOMPurify {
  if (purifier !== undefined) return purifier;
  purifier = DOMPurify(window);
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
  return getPurifier().sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}
