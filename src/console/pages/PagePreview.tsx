import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactElement } from "react";
import { weekdayAt } from "#compile/time/weekdayAt.ts";
import { createDrawContext } from "#offscreen/createDrawContext.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { createRegistry, visitNodes, type EngineNode, type OpenedDocument } from "#engine/index.ts";
import { readPointer } from "#json/pointer.ts";
import { renderers } from "#renderers/index.ts";
import { documentScope } from "#rendering/documentScope.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { observing } from "#rendering/observing.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { EditorLinks } from "../preview/EditorLinks.tsx";
import { ExplainedNode } from "../preview/ExplainedNode.tsx";
import { pathTo } from "../preview/pathTo.ts";
import { pressedPlaces } from "../preview/pressedPlaces.ts";
import { useProblemWords } from "../preview/useProblemWords.ts";
import { usePreviewTexts } from "../preview/usePreviewTexts.ts";
import { writtenIn } from "../preview/writtenIn.ts";
import { DeviceFrame } from "./DeviceFrame.tsx";
import { answersOf, withoutAnswers } from "./answersOf.ts";
import { DrawnDocuments, formsWith, openEntry } from "./drawnDocuments.ts";
import { markNode } from "./markNode.ts";
import { isField } from "./nodeSlots.ts";
import type { PageEntry } from "./pageEntries.ts";
import { PreviewChoices, screens, type LargeChoice, type PageLook } from "./PreviewChoices.tsx";
import { NotesProvider, notesOfAll, withNotes } from "./withNotes.tsx";
import { withTalks } from "./withTalks.ts";

interface PagePreviewProps {
  drawing: DrawInput;
  entry: PageEntry;
  entries: readonly PageEntry[];
  /** The chosen node, in the document of the entry. */
  chosen: string;
  look: PageLook;
  onLook(look: Partial<PageLook>): void;
  /** What was pressed: the nodes that drew it, the outermost first, and places of the draft that say more of it. */
  onPress(path: readonly NodePlace[], places: readonly string[]): void;
  /** Whether it takes the whole width; undefined where it does anyway. */
  large: LargeChoice | undefined;
}

const registry = createRegistry(renderers.map(withNotes));

/** The page that is edited, as visitors see it: what is pressed is chosen, and what is chosen is marked. Nothing on it acts. */
export const PagePreview = observing(function PagePreview(props: PagePreviewProps): ReactElement {
  const { drawing, entry, entries, chosen, look, onLook, onPress, large } = props;
  const translate = useFixedText();
  const texts = usePreviewTexts(drawing, look.language);
  // What did not change stays the same object, and is not drawn again.
  const [known] = useState(() => new Map<"opened", OpenedDocument>());
  const opened = useMemo(() => openEntry(entry, entries, known.get("opened")), [entry, entries, known]);
  useEffect(() => void known.set("opened", opened), [known, opened]);
  const documents = useMemo(() => new DrawnDocuments(drawing, opened), [drawing, opened]);
  const noted = useMemo(() => notesOfAll((key) => (key === entry.key ? opened : undefined)), [entry.key, opened]);
  const visitor = drawing.visitors.find(({ name }) => name === look.visitor) ?? drawing.visitors[0];
  const { theme, data, moment } = look;
  const { site } = useConsoleTools().draft;
  const zone = zoneOf(site);
  const sayProblem = useProblemWords();
  const forms = useMemo(() => formsWith(drawing, entry), [drawing, entry]);
  const context = useMemo(() => {
    if (!texts || !visitor) return null;
    const now = moment === "" ? undefined : new Date(moment).getTime();
    // Conditions read the day by the brand's clock, today where no other one is looked at.
    const clock = { ...(drawing.roots["clock"] as object | undefined), weekday: weekdayAt(now ?? Date.now(), zone) };
    const input = { ...drawing, roots: { ...drawing.roots, clock }, forms, answers: answersOf(drawing, data) };
    // What stands around every page is looked at around the home page: around itself there would be no end.
    const place = { page: entry.sort === "shell" ? "page/index" : entry.key };
    const made = createDrawContext(input, { visitor, texts, theme, place }, documents, registry);
    const drawn = withTalks(withoutAnswers(made, data));
    return {
      ...drawn,
      sayProblem,
      audience: "operator" as const,
      marksNodes: true,
      ...(now === undefined ? {} : { now: () => now }),
    };
  }, [drawing, documents, forms, visitor, texts, theme, data, moment, zone, sayProblem, entry.sort, entry.key]);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const page = useRef<HTMLDivElement>(null);
  const [drawnKey, setDrawnKey] = useState<string>();
  useEffect(() => {
    // Parts of a page come with chunks of the program, and are marked once they are there.
    const root = page.current;
    if (root === null) return undefined;
    const field = fieldAt(entry, chosen);
    const mark = (isNew = false) => markNode(root, entry.key, field?.form ?? chosen, { isNew, field: field?.name });
    mark(true);
    const observer = new MutationObserver(() => mark());
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [entry, chosen, context, drawnKey]);
  if (!context || !texts) return <div className="skeleton" aria-busy="true" />;
  const handlePress = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    // An element of another document, which is none of this one's elements.
    const element = event.target as Element;
    const path = pathTo(element).map(({ drawn }) => drawn);
    const innermost = path.at(-1);
    if (innermost === undefined) return;
    const { node: pressed, at: where } = innermost;
    const said = { element, node: pressed, place: writtenIn(where, site), site, translate: texts.translate };
    const isOfForm = entry.sort === "form" && where.document === entry.key;
    const isElsewhere =
      !isOfForm && (where.document !== entry.key || said.place !== `${entry.pointer}${where.pointer}`);
    const more = pressedPlaces(said);
    // What is edited here is opened by the press itself.
    const others = more.filter((place) => !`${place}/`.startsWith(`${entry.pointer}/`));
    setPlaces([...(isElsewhere ? [said.place] : []), ...others]);
    onPress(
      path.map(({ at }) => at),
      more,
    );
  };
  const explained = fieldAt(entry, chosen)?.form ?? chosen;
  const node = findNode(opened, explained);
  const at = { document: entry.key, pointer: explained, scope: documentScope(context.scope, entry.key, context) };
  const key = `${entry.key} ${look.visitor} ${look.language} ${look.data}`;
  return (
    <section className="page-preview" aria-label={translate("console.pages.side.preview")}>
      <PreviewChoices drawing={drawing} look={look} onLook={onLook} large={large} />
      <DeviceFrame
        title={translate("console.pages.frame", { name: entry.key })}
        size={screens[look.screen]}
        theme={drawing.theme}
        mode={theme}
        lang={texts.tag}
        direction={texts.direction}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what stands in it is pressed, with the keyboard too */}
        <div
          ref={(element) => {
            page.current = element;
            if (element !== null && drawnKey !== key) setDrawnKey(key);
          }}
          onClickCapture={handlePress}
        >
          <RenderingProvider context={context}>
            <NotesProvider value={noted}>
              <RenderDocument key={key} name={entry.key} />
            </NotesProvider>
          </RenderingProvider>
        </div>
      </DeviceFrame>
      <EditorLinks places={places} />
      {node === undefined ? null : (
        <details className="explain__all">
          <summary>{translate("console.explain.answer")}</summary>
          <ExplainedNode node={node} at={at} context={context} />
        </details>
      )}
    </section>
  );
});

/** The brand's time zone, as far as it can be read: it is a draft. */
function zoneOf(site: unknown): string | undefined {
  const zone = readPointer(site, "/brand/settings/timeZone");
  return typeof zone === "string" ? zone : undefined;
}

/** The field that is chosen, and the node that draws it: a field of rows is drawn with the rows. */
function fieldAt({ layout }: PageEntry, chosen: string): { form: string; name: string } | undefined {
  const [, form, field] = /^(.*?)(\/fields\/\d+)/s.exec(chosen) ?? [];
  const found = form === undefined ? undefined : readPointer(layout, `${form}${field}`);
  return form !== undefined && isField(found) ? { form, name: String(found["name"]) } : undefined;
}

function findNode(opened: OpenedDocument, pointer: string): EngineNode | undefined {
  let found: EngineNode | undefined;
  visitNodes(opened.root, "/root", (node, at) => {
    if (at === pointer) found = node;
  });
  return found;
}
