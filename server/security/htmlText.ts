import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from "parse5";

/** Elements that stand in a line: what is around them is not apart. */
const inline = new Set("a abbr b bdi bdo code em i kbd mark q s small span strong sub sup u wbr".split(" "));

/** What HTML says, as plain text; words of different blocks are apart. Without recursion: HTML may be nested as deeply as it is long. */
export function htmlText(html: string): string {
  const words: string[] = [];
  const waiting: (DefaultTreeAdapterTypes.ChildNode | string)[] = parseFragment(html).childNodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === "string") words.push(node);
    else if (tree.isTextNode(node)) words.push(node.value);
    else if (tree.isElementNode(node)) {
      const space = inline.has(node.tagName) ? "" : " ";
      words.push(space);
      waiting.push(space, ...node.childNodes.toReversed());
    }
  }
  return words.join("").replace(/\s+/g, " ").trim();
}
