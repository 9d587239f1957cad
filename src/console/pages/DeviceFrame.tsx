import { useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { themeCss } from "#compile/theme/themeCss.ts";
import type { Theme } from "#contracts/config.ts";
import { Screen } from "#renderers/ui/useMatches.ts";
import { useWidth } from "#renderers/ui/useWidth.ts";

interface DeviceFrameProps {
  /** What it is read out as. */
  title: string;
  /** Width and height of the screen, in CSS pixels. */
  size: readonly [width: number, height: number];
  theme: Theme;
  mode: "dark" | "light";
  lang: string;
  direction: "ltr" | "rtl";
  children: ReactNode;
}

/**
 * A screen of a device: a document of its own, as wide as that, so that the style sheets of the page see the width they would
 * there. It is drawn smaller where it has no room. What is drawn in it belongs to the program around it.
 */
export function DeviceFrame(props: DeviceFrameProps): ReactElement {
  const { title, size, theme, mode, lang, direction, children } = props;
  const [width, height] = size;
  const [box, room] = useWidth<HTMLDivElement>(width);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const scale = Math.min(1, room / width);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    let release: (() => void) | undefined;
    const take = () => {
      release?.();
      // Before anything is drawn in it: a dialog opens as it is.
      release = current.contentDocument === null ? undefined : keepFocus(current.contentDocument, current);
      setPage(current.contentDocument);
    };
    take();
    // Some browsers put another document there once the empty one is loaded.
    current.addEventListener("load", take);
    return () => {
      release?.();
      current.removeEventListener("load", take);
    };
  }, []);
  useEffect(() => (page === null ? undefined : followStyles(page)), [page]);
  useEffect(() => (page === null ? undefined : putTheme(page, theme)), [page, theme]);
  useEffect(() => {
    if (page !== null) dress(page, { lang, direction, mode });
  }, [page, lang, direction, mode]);
  return (
    <div ref={box} className="device" style={{ blockSize: height * scale, maxInlineSize: width }}>
      <iframe
        ref={frame}
        title={title}
        className="device__screen"
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
      />
      {page?.defaultView ? createPortal(<Screen value={page.defaultView}>{children}</Screen>, page.body) : null}
    </div>
  );
}

/** A dialog takes the focus as it opens; drawn to be looked at, it leaves it to whoever works beside it. Returns what ends it. */
function keepFocus(page: Document, frame: HTMLIFrameElement): () => void {
  const opened = new WeakSet<Element>();
  let last = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    last = target as Element;
  };
  const giveBack = ({ target }: FocusEvent) => {
    const dialog = (target as Element).closest("dialog");
    if (dialog === null || opened.has(dialog)) return;
    opened.add(dialog);
    queueMicrotask(() => {
      if (last instanceof HTMLElement && last.isConnected && last !== document.body)
        last.focus({ preventScroll: true });
      else frame.blur();
    });
  };
  document.addEventListener("focusin", note);
  page.addEventListener("focusin", giveBack);
  return () => {
    document.removeEventListener("focusin", note);
    page.removeEventListener("focusin", giveBack);
  };
}

/** Says of a document what styles and readers ask of it. */
function dress({ documentElement, body }: Document, look: Pick<DeviceFrameProps, "lang" | "direction" | "mode">): void {
  documentElement.className = "preview__screen";
  documentElement.lang = look.lang;
  documentElement.dir = look.direction;
  documentElement.dataset["theme"] = look.mode;
  body.className = "preview__page";
}

/** Gives a document the style sheets that this one has, also those that come later. */
function followStyles(page: Document): () => void {
  const copies = new Map<Node, Node>();
  const copy = () => {
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (copies.has(sheet)) continue;
      const own = page.importNode(sheet, true);
      copies.set(sheet, own);
      page.head.append(own);
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    for (const own of copies.values()) (own as ChildNode).remove();
  };
}

/** Gives a document the colours and measures of a theme; returns what takes them away. */
function putTheme(page: Document, theme: Theme): () => void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (view === null) return () => undefined;
  // A sheet belongs to the document that it was made in.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(themeCss(theme));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((known) => known !== sheet);
  };
}
