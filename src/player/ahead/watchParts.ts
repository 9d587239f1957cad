import type { RenderingContext } from "#rendering/RenderingContext.ts";

type Writable<T> = { -readonly [Member in keyof T]: T[Member] };

/**
 * Watches the parts of a drawn page that come with chunks: React takes each over by itself, after the page around them. What
 * resolves does so once all of them were. Until then nothing that is drawn may change, or what stands there is thrown away.
 */
export function watchParts(root: Element, rendering: Writable<Pick<RenderingContext, "tellPart">>): Promise<void> {
  // React marks the beginning of each by a comment.
  const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  let left = 0;
  while (comments.nextNode()) if (comments.currentNode.nodeValue === "$") left += 1;
  if (left === 0) return Promise.resolve();
  return new Promise((resolve) => {
    rendering.tellPart = () => {
      left -= 1;
      if (left > 0) return;
      delete rendering.tellPart;
      resolve();
    };
  });
}
