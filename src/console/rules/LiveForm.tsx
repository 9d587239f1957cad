import { useMemo, type FocusEvent, type ReactElement } from "react";
import type { LoadedTexts } from "#i18n/createTexts.ts";
import { createDrawContext, openLayouts } from "#offscreen/createDrawContext.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { createRegistry } from "#engine/index.ts";
import { renderers } from "#renderers/index.ts";
import { useWidth } from "#renderers/ui/useWidth.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { usePreviewTheme } from "../preview/usePreviewTheme.ts";

interface LiveFormProps {
  drawing: DrawInput;
  texts: LoadedTexts;
  theme: "dark" | "light";
  /** How wide the form is, in CSS pixels. */
  width: number;
  /** Somebody went into a field. */
  onField(name: string): void;
}

const registry = createRegistry(renderers);

/** The form as players get it, drawn by the very renderers: what is typed into it is judged as theirs, and sent nowhere. */
export function LiveForm({ drawing, texts, theme, width, onField }: LiveFormProps): ReactElement | null {
  const translate = useFixedText();
  const [page = ""] = Object.keys(drawing.layouts);
  const documents = useMemo(() => openLayouts(drawing), [drawing]);
  const [visitor] = drawing.visitors;
  const context = useMemo(
    () => visitor && createDrawContext(drawing, { visitor, texts, theme, place: { page } }, documents, registry),
    [drawing, visitor, texts, theme, documents, page],
  );
  const [frame, room] = useWidth<HTMLElement>(width);
  usePreviewTheme(drawing.theme, "live-form__page");
  if (!context) return null;
  const handleFocus = ({ target }: FocusEvent<Element>) => {
    const name = drawing.forms[Object.keys(drawing.forms)[0] ?? ""]?.fields.find((field) =>
      target.id.endsWith(`-${field.name}`),
    )?.name;
    if (name !== undefined) onField(name);
  };
  return (
    <section ref={frame} className="live-form" aria-label={translate("console.field.live")}>
      <div
        className="live-form__page"
        data-theme={theme}
        lang={texts.tag}
        dir={texts.direction}
        style={{ inlineSize: width, zoom: Math.min(1, room / width) }}
        onFocusCapture={handleFocus}
      >
        <RenderingProvider context={context}>
          <RenderDocument name={page} />
        </RenderingProvider>
      </div>
    </section>
  );
}
