import { allowedHtml } from "#engine/index.ts";

/** Of links, and an empty `is`: the purifier empties that one, because browsers cannot forget it. */
const harmless = ["rel", "target", "is"];

/**
 * What in HTML could act, once it stands in a page: elements and attributes that are not of running text, addresses that are
 * none of the site's, and handlers that ran when every event of theirs was fired.
 */
export function actsOf(html: string, page: Window & typeof globalThis): string[] {
  const acts: string[] = [];
  page.alert = () => void acts.push("ran");
  const place = page.document.createElement("div");
  page.document.body.replaceChildren(place);
  place.innerHTML = html;
  for (const element of place.querySelectorAll("*")) {
    if (!allowedHtml.tags.includes(element.localName)) acts.push(`element ${element.localName}`);
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on")) {
        acts.push(`handler ${name}`);
        element.dispatchEvent(new page.Event(name.slice(2)));
      } else if (allowedHtml.addresses.includes(name)) {
        if (!allowedHtml.address.test(value)) acts.push(`address ${value}`);
      } else if (![...harmless, ...allowedHtml.attributes].includes(name)) acts.push(`attribute ${name}`);
    }
  }
  place.remove();
  return acts;
}
