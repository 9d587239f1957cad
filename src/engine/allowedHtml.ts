const words = (text: string) => text.split(" ");

/**
 * What the HTML of an operator may hold: tags and attributes of running text (security, S-10). Whoever shows HTML leaves
 * everything else out; whoever publishes or keeps it refuses it or takes it out.
 */
export const allowedHtml = {
  tags: [
    ...words("a b blockquote br caption code div em h2 h3 h4 h5 h6 hr i img li ol p s small span strong"),
    ...words("sub sup table tbody td tfoot th thead tr u ul"),
  ],
  /** Attributes whose value is of no consequence. */
  attributes: words("alt colspan dir height lang rowspan title width"),
  /** Attributes that hold an address. */
  addresses: words("href src"),
  /** https, mail, telephone, or a path of this site that no other host can be read out of (security, S-11). */
  address: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i,
};

/** Whether an attribute may have a value, as far as that is an address. DOMPurify by itself lets pictures be `data:`. */
export function isAllowedAddress(attribute: string, value: string): boolean {
  return !allowedHtml.addresses.includes(attribute) || allowedHtml.address.test(value);
}

/** The same in the words of DOMPurify. */
export const purifierOptions = {
  ALLOWED_TAGS: allowedHtml.tags,
  ALLOWED_ATTR: [...allowedHtml.attributes, ...allowedHtml.addresses],
  // Without this a width or a language would have to look like an address.
  ADD_URI_SAFE_ATTR: allowedHtml.attributes,
  ALLOWED_URI_REGEXP: allowedHtml.address,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};
