import { useContext, useEffect, useMemo, useState, type MouseEvent, type ReactElement } from "react";
import { createDrawContext, openLayouts } from "#offscreen/createDrawContext.ts";
import type { DrawInput, DrawVisitor } from "#offscreen/DrawInput.ts";
import { createRegistry } from "#engine/index.ts";
import type { LoadedTexts } from "#i18n/createTexts.ts";
import { renderers } from "#renderers/index.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { ConsoleToolsHolder } from "../ConsoleTools.ts";
import { NotesProvider, notesOfAll, withNotes } from "../pages/withNotes.tsx";
import { DeviceFrame } from "../pages/DeviceFrame.tsx";
import { withTalks } from "../pages/withTalks.ts";
import { ExplainedNode } from "./ExplainedNode.tsx";
import { ExplainedPath } from "./ExplainedPath.tsx";
import { NodeList } from "./NodeList.tsx";
import { pathTo } from "./pathTo.ts";
import { pressedPlaces } from "./pressedPlaces.ts";
import { useProblemWords } from "./useProblemWords.ts";
import { writtenIn } from "./writtenIn.ts";

/** How a page is looked at. */
export interface PreviewView {
  name: string;
  visitor: DrawVisitor;
  texts: LoadedTexts;
  theme: "dark" | "light";
}

const registry = createRegistry(renderers.map(withNotes));

/**
 * A page of the draft as a visitor would see it, with plausible data. Pressing anything explains the node that drew it
 * and does nothing else; what is hidden can only be found in the list of all nodes.
 */
export function PreviewPage({ drawing, view }: { drawing: DrawInput; view: PreviewView }): ReactElement {
  const translate = useFixedText();
  const { name, visitor, texts, theme } = view;
  const documents = useMemo(() => openLayouts(drawing), [drawing]);
  const noted = useMemo(() => notesOfAll((key) => documents.get(key)), [documents]);
  const sayProblem = useProblemWords();
  const context = useMemo(
    () => ({
      ...withTalks(createDrawContext(drawing, { visitor, texts, theme }, documents, registry)),
      audience: "operator" as const,
      sayProblem,
      marksNodes: true,
    }),
    [drawing, visitor, texts, theme, documents, sayProblem],
  );
  const [size] = useState(() => [innerWidth, innerHeight] as const);
  const [path, setPath] = useState<ReturnType<typeof pathTo>>([]);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const site = useContext(ConsoleToolsHolder)?.draft.site;
  const chosen = path.at(-1);
  useEffect(() => {
    chosen?.mark.setAttribute("data-chosen", "");
    return () => chosen?.mark.removeAttribute("data-chosen");
  }, [chosen]);
  const handlePress = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    // An element of another document, which is none of this one's elements.
    const element = event.target as Element;
    const pressed = pathTo(element);
    setPath(pressed);
    const innermost = pressed.at(-1)?.drawn;
    const parts = innermost && { element, node: innermost.node, place: writtenIn(innermost.at, site) };
    setPlaces(parts ? pressedPlaces({ ...parts, site, translate: texts.translate }) : []);
  };
  return (
    <>
      <div className="preview">
        <section aria-label={translate("console.explain.page")}>
          {/* A document of its own: pages ask how wide the screen is, and a dialog stands over the page that it is drawn in. */}
          <DeviceFrame
            title={translate("console.pages.frame", { name })}
            size={size}
            theme={drawing.theme}
            mode={theme}
            lang={texts.tag}
            direction={texts.direction}
          >
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what stands in it is pressed, with the keyboard too */}
            <div onClickCapture={handlePress}>
              <RenderingProvider context={context}>
                <NotesProvider value={noted}>
                  <RenderDocument key={name} name={name} />
                </NotesProvider>
              </RenderingProvider>
            </div>
          </DeviceFrame>
        </section>
        <section className="preview__why" aria-label={translate("console.explain.answer")} aria-live="polite">
          {chosen ? (
            <>
              <ExplainedPath
                path={path}
                onChoose={(index) => {
                  setPath(path.slice(0, index + 1));
                  setPlaces([]);
                }}
              />
              <ExplainedNode node={chosen.drawn.node} at={chosen.drawn.at} context={context} places={places} />
            </>
          ) : (
            <p className="text" data-tone="muted">
              {translate("console.explain.press")}
            </p>
          )}
        </section>
      </div>
      <NodeList name={name} documents={documents} context={context} />
    </>
  );
}
