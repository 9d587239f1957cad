import { useDeferredValue, useEffect, useMemo, useState, type ReactElement } from "react";
import { createDrawContext, openLayouts } from "#offscreen/createDrawContext.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { createRegistry } from "#engine/index.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages as known } from "#i18n/languages.ts";
import { renderers } from "#renderers/index.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { Choice } from "../blocks/Choice.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { DeviceFrame } from "../pages/DeviceFrame.tsx";
import { markNode } from "../pages/markNode.ts";
import { useLastDrawing } from "../pages/useLastDrawing.ts";
import { withTalks } from "../pages/withTalks.ts";
import { usePreviewTexts } from "../preview/usePreviewTexts.ts";
import { drawnPlaces, type SeenText } from "./drawnPlaces.ts";

interface TextPreviewProps {
  textKey: string;
  /** Languages that the text is looked at in, those of the desk. */
  languages: readonly string[];
}

/** A phone, less high than one: the text and what stands around it. */
const screen = [390, 480] as const;
const registry = createRegistry(renderers);

/** Where a text is drawn, with what is being written: a text that is too long is seen there. Nothing where no page draws it itself. */
export const TextPreview = observing(function TextPreview(props: TextPreviewProps): ReactElement | null {
  const { textKey, languages } = props;
  const translate = useFixedText();
  const { preview } = useConsoleTools();
  const { ui } = useRendering();
  const drawing = useLastDrawing() as DrawInput | null;
  const [chosen, choose] = useState("");
  const [chosenLanguage, chooseLanguage] = useState("");
  useEffect(() => {
    if (preview.state.status !== "ready") void preview.load();
  }, [preview]);
  const places = useMemo(() => (drawing ? drawnPlaces(drawing.layouts, textKey) : []), [drawing, textKey]);
  const place = places.find(({ document }) => document === chosen) ?? places[0];
  if (drawing === null)
    return preview.state.status === "loading" ? <div className="skeleton" aria-busy="true" /> : null;
  if (place === undefined) return null;
  const { language: own } = ui;
  const language = [chosenLanguage, own].find((code) => languages.includes(code)) ?? languages[0] ?? "EN";
  const named = (code: string) => ({ value: code, label: isLanguageCode(code) ? known[code].name : code });
  return (
    <div className="text-preview">
      {places.length > 1 ? (
        <Choice
          label={translate("console.explain.page")}
          value={place.document}
          options={places.map(({ document }) => ({ value: document, label: document }))}
          onChoose={choose}
        />
      ) : null}
      {languages.length > 1 ? (
        <Choice
          label={translate("console.explain.language")}
          value={language}
          options={languages.map(named)}
          onChoose={chooseLanguage}
        />
      ) : null}
      <DrawnText drawing={drawing} place={place} language={language} />
    </div>
  );
});

interface DrawnTextProps {
  drawing: DrawInput;
  place: SeenText;
  language: string;
}

/** The page with the draft's texts as they are this moment, brought to the node and marked. */
const DrawnText = observing(function DrawnText({ drawing, place, language }: DrawnTextProps): ReactElement {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const { ui } = useRendering();
  const { document, pointer } = place;
  // Drawn after the letter is in its box.
  const written = useDeferredValue(draft.site?.["texts"]) as DrawInput["texts"] | undefined;
  // Over those of the site and its pages.
  const live = useMemo(() => {
    const laid = Object.entries(written ?? {}).map(([code, own]) => [code, { ...drawing.texts[code], ...own }]);
    return { ...drawing, texts: { ...drawing.texts, ...Object.fromEntries(laid) } as DrawInput["texts"] };
  }, [drawing, written]);
  const texts = usePreviewTexts(live, language);
  const documents = useMemo(() => openLayouts(drawing), [drawing]);
  const visitor = drawing.visitors.find(({ sees }) => sees.includes(document)) ?? drawing.visitors[0];
  const { theme } = ui;
  const context = useMemo(() => {
    if (!texts || !visitor) return null;
    const made = createDrawContext(drawing, { visitor, texts, theme, place: { page: document } }, documents, registry);
    return { ...withTalks(made), audience: "operator" as const, marksNodes: true };
  }, [drawing, visitor, texts, theme, document, documents]);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (root === null) return undefined;
    // Parts of a page come with chunks of the program: the node is brought into view until it stands there.
    markNode(root, document, pointer, { isNew: true });
    const observer = new MutationObserver(() => markNode(root, document, pointer, { isNew: true }));
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root, document, pointer, context]);
  if (!context || !texts) return <div className="skeleton" aria-busy="true" />;
  return (
    <DeviceFrame
      title={translate("console.pages.frame", { name: document })}
      size={screen}
      theme={drawing.theme}
      mode={theme}
      lang={texts.tag}
      direction={texts.direction}
    >
      <div inert ref={setRoot}>
        <RenderingProvider context={context}>
          <RenderDocument key={`${document} ${language}`} name={document} />
        </RenderingProvider>
      </div>
    </DeviceFrame>
  );
});
