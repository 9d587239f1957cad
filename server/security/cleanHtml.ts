import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from "parse5";
import { allowedHtml } from "#engine/index.ts";
import { attributeFault, findHtmlFaults } from "./findHtmlFaults.ts";

const tags = new Set(allowedHtml.tags);
/** What these hold is not for reading and goes with them. Of any other tag that is not allowed, what it holds stays. */
const unreadable = new Set([
  ..."audio embed iframe math noembed noframes noscript object".split(" "),
  ..."script select style svg template textarea title video".split(" "),
]);
/** Elements within each other; what is nested deeper stays, without its tags. */
const mostLevels = 100;

/**
 * HTML that may be kept: as it is where there is nothing to take out, sanitised otherwise (S-10). For words that come from
 * elsewhere; what operators write is refused instead, so that nothing of theirs changes behind their backs.
 */
export function cleanHtml(html: string): string {
  if (findHtmlFaults(html).length === 0) return html;
  const clean = serialize(allowedPart(parseFragment(html)));
  // Two ways of reading that disagree are a reason to keep the words only.
  return findHtmlFaults(clean).length === 0 ? clean : clean.replaceAll("<", "&lt;");
}

/** A copy of a tree with allowed tags and attributes only. Without recursion: HTML may be nested as deeply as it is long. */
function allowedPart(root: DefaultTreeAdapterTypes.DocumentFragment): DefaultTreeAdapterTypes.DocumentFragment {
  const copy = tree.createDocumentFragment();
  const childrenOf = (node: DefaultTreeAdapterTypes.ParentNode) => node.childNodes.toReversed();
  const waiting = childrenOf(root).map((node) => ({
    node,
    into: copy as DefaultTreeAdapterTypes.ParentNode,
    level: 0,
  }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, level } = next;
    let { into } = next;
    if (tree.isTextNode(node)) tree.insertText(into, node.value);
    if (!tree.isElementNode(node) || unreadable.has(node.tagName)) continue;
    if (tags.has(node.tagName) && level < mostLevels) {
      const attributes = node.attrs.filter(
        ({ name, value }) => attributeFault(node.tagName, name, value) === undefined,
      );
      const element = tree.createElement(node.tagName, node.namespaceURI, attributes);
      tree.appendChild(into, element);
      into = element;
    }
    const inside = into;
    waiting.push(...childrenOf(node).map((child) => ({ node: child, into: inside, level: level + 1 })));
  }
  return copy;
}
