import { useMemo, useState, type ReactElement } from "react";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, replaceAt } from "#json/pointer.ts";
import { Failure } from "#renderers/ui/Failure.tsx";
import { useWidth } from "#renderers/ui/useWidth.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { placeOfProblem } from "../places.ts";
import { EditorHead } from "./EditorHead.tsx";
import { nodeAt, type NodeEdit } from "./nodeEdits.ts";
import { NodeGallery } from "./NodeGallery.tsx";
import { isField } from "./nodeSlots.ts";
import { NodePanel, type NodeView } from "./NodePanel.tsx";
import { NodeTools } from "./NodeTools.tsx";
import { NodeTree } from "./NodeTree.tsx";
import { entryAt, placeInSite, textHomeOf, writtenLayout, type EntryPlace, type PageEntry } from "./pageEntries.ts";
import { TextHome } from "./TextWords.tsx";
import { PagePreview } from "./PagePreview.tsx";
import type { PageLook } from "./PreviewChoices.tsx";
import { useLastDrawing } from "./useLastDrawing.ts";
import { useNodeActs } from "./useNodeActs.ts";
import { writtenNode } from "./writtenNode.ts";

interface PageEditorProps {
  entries: readonly PageEntry[];
  /** What the address names. */
  place: EntryPlace;
}

/** From this width on tree, page and form stand side by side. */
const threeColumns = 1080;

const sides = ["tree", "form", "preview"] as const;
type Side = (typeof sides)[number];

/** The editor of one document: its tree, the page as visitors see it, and the chosen node. */
export const PageEditor = observing(function PageEditor({ entries, place }: PageEditorProps): ReactElement {
  const translate = useFixedText();
  const { draft, route, review, preview, writing, mayEdit } = useConsoleTools();
  const { entry, inside, beside } = place;
  const ui = useUi();
  const [box, room] = useWidth<HTMLDivElement>(innerWidth);
  const [side, setSide] = useState<Side>("tree");
  // Who comes back to what could not be read yet finds it.
  const [view, setView] = useState<NodeView>(writing.texts.has(entry.document) ? "whole" : "form");
  const [isAdding, setAdding] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const [said, setSaid] = useState("");
  const drawing = useLastDrawing() as DrawInput | null;
  const [chosenLook, setLook] = useState<Partial<PageLook>>({});
  const root = readPointer(entry.layout, "/root");
  const isDocument = beside !== "";
  const at = nodeAt(entry.layout, inside === "" ? "/root" : inside);
  const [slot, setSlot] = useState<string>();
  const chosen = isDocument ? "" : at;
  const line = isDocument ? "" : slot !== undefined && slot.startsWith(at) ? slot : at;
  const { site } = draft;
  const faulty = useMemo(() => {
    const places = [...review.problems.map(placeOfProblem), ...draft.held.map(({ pointer }) => pointer)];
    return new Set(
      places.flatMap((place) => {
        const found = entryAt([entry], place);
        return found === null || found.inside === "" ? [] : [nodeAt(entry.layout, found.inside)];
      }),
    );
  }, [review.problems, draft.held, entry]);
  const choose = (pointer: string, slotPointer?: string) => {
    setSlot(slotPointer);
    setAdding(false);
    const { path, query } = route.route;
    route.replace(path, { ...query, at: placeInSite(entry, pointer), tab: "pages" });
  };
  const write = (edit: NodeEdit | null, words: string, changed: unknown = site) => {
    if (edit === null) {
      setSaid(translate("console.pages.cannot"));
      return;
    }
    // Nodes and their texts are one step, to be taken back at once: not with the edit before, nor with the next.
    draft.history.seal();
    draft.change("", partsOf(site), partsOf(replaceAt(changed, entry.pointer, writtenLayout(entry, edit.document))));
    draft.history.seal();
    setSaid(words);
    choose(edit.pointer);
  };
  const acts = useNodeActs({ entry, chosen, line, write, onAdd: () => setAdding(true) });
  const handleWrite = (part: "layout" | "document", pointer: string, value: unknown) => {
    const target = part === "layout" ? entry.pointer : entry.document;
    const own = writtenLayout(entry, entry.layout);
    const before = part === "layout" ? own : (readPointer(site, entry.document) ?? own);
    const next =
      part === "layout"
        ? writtenLayout(entry, replaceAt(entry.layout, pointer, value))
        : replaceAt(before, pointer, value);
    if (entry.isOwn) draft.change(target, before, next);
    else draft.edit(target, next);
  };
  const handlePress = (path: readonly NodePlace[], said: readonly string[]) => {
    // A field says more than the form that drew it.
    const [field] = said.flatMap((place) => entryAt([entry], place)?.inside ?? []);
    const node = field === undefined ? "" : nodeAt(entry.layout, field);
    const pressed = isField(readPointer(entry.layout, node)) ? node : writtenNode(path, entry, entries);
    if (pressed === null) return;
    choose(pressed);
    setView((before) => (before === "whole" ? "form" : before));
    if (room < threeColumns) setSide("form");
  };
  const look: PageLook = {
    screen: "phone",
    language: drawing?.languages.includes(ui.language) ? ui.language : (drawing?.languages[0] ?? "EN"),
    theme: ui.theme,
    visitor: drawing?.visitors.find(({ sees }) => sees.includes(entry.key))?.name ?? "visitor",
    data: "sample",
    moment: "",
    ...chosenLook,
  };
  const isWide = room >= threeColumns;
  const shows = (each: Side) => isWide || side === each;
  return (
    <div ref={box} className="page-editor" data-columns={isWide ? 3 : 1} data-large={(isWide && isLarge) || undefined}>
      <EditorHead
        entry={entry}
        isDocument={isDocument}
        onDocument={() => {
          choose("/title");
          setView("form");
          if (!isWide) setSide("form");
        }}
      />
      {isWide ? null : (
        <div className="page-editor__sides" role="group" aria-label={translate("console.pages.sides")}>
          {sides.map((each) => (
            <button
              key={each}
              type="button"
              className="button button--ghost"
              aria-pressed={side === each}
              onClick={() => setSide(each)}
            >
              {translate(`console.pages.side.${each}`)}
            </button>
          ))}
        </div>
      )}
      {shows("tree") ? (
        <div className="page-editor__tree">
          {mayEdit() ? <NodeTools acts={acts} /> : null}
          {isRecord(root) || root !== undefined ? (
            <TextHome value={textHomeOf(entry)}>
              <NodeTree
                root={root}
                chosen={line}
                faulty={faulty}
                isFixed={!mayEdit()}
                onChoose={(row) =>
                  row.type === "slot" ? choose(nodeAt(entry.layout, row.pointer), row.pointer) : choose(row.pointer)
                }
                onWish={(wish) => acts[wish]?.()}
                onMove={(from, target) => acts.move(from, target)}
              />
            </TextHome>
          ) : (
            <p className="text">{translate("console.pages.noRoot")}</p>
          )}
          <p className="only-read" role="status">
            {said}
          </p>
        </div>
      ) : null}
      {shows("preview") ? (
        <div className="page-editor__preview">
          {preview.state.status === "failed" && drawing === null ? (
            <Failure message={translate("console.explain.failed")} onRetry={() => preview.load()} />
          ) : drawing === null ? (
            preview.state.status === "ready" ? (
              <p className="text">{translate("console.explain.broken")}</p>
            ) : (
              <div className="skeleton" aria-busy="true" />
            )
          ) : (
            <PagePreview
              drawing={drawing}
              entry={entry}
              entries={entries}
              chosen={chosen === "" ? "/root" : chosen}
              look={look}
              onLook={(next) => setLook({ ...chosenLook, ...next })}
              onPress={handlePress}
              large={isWide ? { isLarge, onLarge: setLarge } : undefined}
            />
          )}
        </div>
      ) : null}
      {shows("form") || (isAdding && !isWide) ? (
        <div className="page-editor__form">
          {isAdding ? (
            <NodeGallery acts={acts} entries={entries} onClose={() => setAdding(false)} />
          ) : (
            <NodePanel
              entry={entry}
              chosen={chosen}
              view={view}
              wanted={isDocument ? beside : inside.slice(at.length)}
              onView={setView}
              onWrite={handleWrite}
            />
          )}
        </div>
      ) : null}
    </div>
  );
});

/** The parts of a site that an edit of nodes changes. */
function partsOf(site: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    ["layouts", "pages", "forms", "texts"].map((part) => [part, readPointer(site, `/${part}`)]),
  );
}
