import { useMemo, type ReactElement } from "react";
import { createDrawContext, openLayouts } from "#offscreen/createDrawContext.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { createRegistry } from "#engine/index.ts";
import { renderers } from "#renderers/index.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { DeviceFrame } from "../pages/DeviceFrame.tsx";
import { usePreviewTexts } from "./usePreviewTexts.ts";

/** How both sides are looked at. */
export interface PictureView {
  page: string;
  visitor: string;
  language: string;
  theme: "dark" | "light";
  /** Width and height of the screen, in CSS pixels. */
  screen: readonly [width: number, height: number];
}

interface PictureFrameProps {
  title: string;
  drawing: DrawInput;
  view: PictureView;
}

const registry = createRegistry(renderers);

/** One side of a pair: a page drawn as its visitor sees it on a screen of that size, made as small as there is room. Nothing in it can be pressed. */
export function PictureFrame({ title, drawing, view }: PictureFrameProps): ReactElement {
  const translate = useFixedText();
  const texts = usePreviewTexts(drawing, view.language);
  const visitor = drawing.visitors.find(({ name }) => name === view.visitor) ?? drawing.visitors[0];
  const documents = useMemo(() => openLayouts(drawing), [drawing]);
  const { theme, page, screen } = view;
  const context = useMemo(
    () => (texts && visitor ? createDrawContext(drawing, { visitor, texts, theme }, documents, registry) : null),
    [drawing, visitor, texts, theme, documents],
  );
  return (
    <figure className="picture">
      <figcaption>{title}</figcaption>
      {!documents.has(page) ? (
        <p className="text picture__none">{translate("console.pictures.none")}</p>
      ) : context && texts ? (
        // A document of its own: pages ask how wide the screen is.
        <DeviceFrame
          key={screen.join()}
          title={title}
          size={screen}
          theme={drawing.theme}
          mode={theme}
          lang={texts.tag}
          direction={texts.direction}
        >
          <div inert>
            <RenderingProvider context={context}>
              <RenderDocument key={page} name={page} />
            </RenderingProvider>
          </div>
        </DeviceFrame>
      ) : null}
    </figure>
  );
}
