import { useMemo, type ReactElement } from "react";
import { createDrawContext, openLayouts } from "#offscreen/createDrawContext.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { createRegistry } from "#engine/index.ts";
import { renderers } from "#renderers/index.ts";
import { useWidth } from "#renderers/ui/useWidth.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { usePreviewTexts } from "./usePreviewTexts.ts";
import { usePreviewTheme } from "./usePreviewTheme.ts";

/** How both sides are looked at. */
export interface PictureView {
  page: string;
  visitor: string;
  language: string;
  theme: "dark" | "light";
}

interface PictureFrameProps {
  title: string;
  /** Tells the styles of this side from those of the other. */
  side: "before" | "after";
  drawing: DrawInput;
  view: PictureView;
}

const registry = createRegistry(renderers);

/** One side of a pair: a page drawn as its visitor sees it, made as small as the frame is. Nothing in it can be pressed. */
export function PictureFrame({ title, side, drawing, view }: PictureFrameProps): ReactElement {
  const translate = useFixedText();
  const texts = usePreviewTexts(drawing, view.language);
  const visitor = drawing.visitors.find(({ name }) => name === view.visitor) ?? drawing.visitors[0];
  const documents = useMemo(() => openLayouts(drawing), [drawing]);
  const { theme, page } = view;
  const context = useMemo(
    () => (texts && visitor ? createDrawContext(drawing, { visitor, texts, theme }, documents, registry) : null),
    [drawing, visitor, texts, theme, documents],
  );
  // Pages ask how wide the screen is, so they are drawn as wide as they think they are, and made smaller.
  const [frame, width] = useWidth<HTMLElement>(innerWidth);
  usePreviewTheme(drawing.theme, `picture__${side}`);
  return (
    <figure className="picture">
      <figcaption>{title}</figcaption>
      <section ref={frame} className="preview__frame" aria-label={title}>
        {!documents.has(page) ? (
          <p className="text picture__none">{translate("console.pictures.none")}</p>
        ) : context && texts ? (
          <div
            inert
            className={`preview__page picture__${side}`}
            data-theme={theme}
            lang={texts.tag}
            dir={texts.direction}
            style={{ inlineSize: innerWidth, zoom: width / innerWidth }}
          >
            <RenderingProvider context={context}>
              <RenderDocument key={page} name={page} />
            </RenderingProvider>
          </div>
        ) : null}
      </section>
    </figure>
  );
}
