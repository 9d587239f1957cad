import { ErrorCodes, Tokenizer, type Token } from "parse5";
import { allowedHtml, isAllowedAddress } from "#engine/index.ts";

const tags = new Set(allowedHtml.tags);
const attributes = new Set([...allowedHtml.attributes, ...allowedHtml.addresses]);
/** Links get these when they are shown, whatever was written. */
const ofLinks = new Set(["rel", "target"]);
/** What could end an element or a comment around it. */
const breakout = /<\/|[-!\]/]>/;
const mostShown = 40;

/**
 * What HTML holds that visitors are not shown, each once and in words (`the tag <script>`); none where all of it may be
 * kept. It is read as the tokens that every HTML parser begins with: what was taken apart into allowed tags and text stays
 * that, wherever it is put. Takes time by its length.
 */
export function findHtmlFaults(html: string): string[] {
  if (!html.includes("<")) return [];
  const faults = new Set<string>();
  const checkTag = ({ tagName, attrs }: Token.TagToken) => {
    if (!tags.has(tagName)) return void faults.add(`the tag <${shown(tagName)}>`);
    for (const { name, value } of attrs) {
      const fault = attributeFault(tagName, name, value);
      if (fault !== undefined) faults.add(fault);
    }
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: checkTag,
      onEndTag: checkTag,
      onComment: () => void faults.add("a comment"),
      onDoctype: () => void faults.add("a document type"),
      onParseError: ({ code }) => {
        if (code === ErrorCodes.eofInTag) faults.add("a tag that does not end");
        if (code === ErrorCodes.duplicateAttribute) faults.add("an attribute that is written twice");
      },
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
  return [...faults];
}

/** What is wrong with an attribute of an allowed tag, in words; undefined where it may be kept. */
export function attributeFault(tag: string, name: string, value: string): string | undefined {
  if (!isAllowedAddress(name, value)) return `the address "${shown(value)}"`;
  const isOfLink = tag === "a" && ofLinks.has(name);
  if (!attributes.has(name) && !isOfLink) return `the attribute ${shown(name)}`;
  return breakout.test(value) ? `the end of a tag in the attribute ${name}` : undefined;
}

function shown(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
