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
import { NodePanel, type NodeView } from "./NodePanel.tsx";
import { NodeTools } from "./NodeTools.tsx";
import { NodeTree } from "./NodeTree.tsx";
import { textHomeOf, type EntryPlace, type PageEntry } from "./pageEntries.ts";
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
    const here = places.filter((place) => place.startsWith(`${entry.pointer}/root`));
    return new Set(here.map((place) => nodeAt(entry.layout, place.slice(entry.pointer.length))));
  }, [review.problems, draft.held, entry]);
  const choose = (pointer: string, slotPointer?: string) => {
    setSlot(slotPointer);
    setAdding(false);
    const { path, query } = route.route;
    route.replace(path, { ...query, at: entry.pointer + pointer, tab: "pages" });
  };
  const write = (edit: NodeEdit | null, words: string, changed: unknown = site) => {
    if (edit === null) {
      setSaid(translate("console.pages.cannot"));
      return;
    }
    // Nodes and their texts are one step, to be taken back at once: not with the edit before, nor with the next.
    draft.history.seal();
    draft.change("", partsOf(site), partsOf(replaceAt(changed, entry.pointer, edit.document)));
    draft.history.seal();
    setSaid(words);
    choose(edit.pointer);
  };
  const acts = useNodeActs({ entry, chosen, line, write, onAdd: () => setAdding(true) });
  const handleWrite = (part: "layout" | "document", pointer: string, value: unknown) => {
    const target = part === "layout" ? entry.pointer : entry.document;
    const before = part === "layout" ? entry.layout : (readPointer(site, entry.document) ?? entry.layout);
    const next = replaceAt(before, pointer, value);
    if (entry.isOwn) draft.change(target, before, next);
    else draft.edit(target, next);
  };
  const handlePress = (path: readonly NodePlace[]) => {
    const pressed = writtenNode(path, entry, entries);
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
    <div ref={box} className="page-editor" data-columns={isWide ? 3 : 1}>
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
  return Object.fromEntries(["layouts", "pages", "texts"].map((part) => [part, readPointer(site, `/${part}`)]));
}
