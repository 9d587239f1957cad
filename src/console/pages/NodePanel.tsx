import { useMemo, type ReactElement } from "react";
import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import type { Revealed } from "#renderers/form/schema/Revealed.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useFound } from "../useFound.ts";
import { JsonPane } from "./JsonPane.tsx";
import { kindAbout, kindWord, widgetWord } from "./kindWords.ts";
import { documentFormSchema, fieldFormSchema, formDocumentSchema, nodeFormSchema } from "./nodeForm.ts";
import { isField } from "./nodeSlots.ts";
import { NodeForm } from "./NodeForm.tsx";
import { placeInSite, textHomeOf, writtenLayout, type PageEntry } from "./pageEntries.ts";
import { TextHome } from "./TextWords.tsx";

/** What of the chosen node is looked at. */
export type NodeView = "form" | "json" | "whole";

interface NodePanelProps {
  entry: PageEntry;
  /** The chosen node in its layout; empty for what the document says beside its nodes. */
  chosen: string;
  view: NodeView;
  /** A member of the node that somebody wants to see. */
  wanted: string;
  onView(view: NodeView): void;
  /** The layout, or the whole page document, with another value at a place of it. */
  onWrite(at: "layout" | "document", pointer: string, value: unknown): void;
}

const views: readonly NodeView[] = ["form", "json", "whole"];

/** The chosen node: its form, its JSON, and the JSON of the whole document. */
export const NodePanel = observing(function NodePanel(props: NodePanelProps): ReactElement {
  const { entry, chosen, view, wanted, onView, onWrite } = props;
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const isPage = entry.document !== entry.pointer;
  const whole = readPointer(draft.site, entry.document) ?? writtenLayout(entry, entry.layout);
  const isForm = entry.sort === "form" && chosen === "/root";
  const value = isForm
    ? writtenLayout(entry, entry.layout)
    : chosen === ""
      ? entry.layout
      : readPointer(entry.layout, chosen);
  const kind = isRecord(value) && chosen !== "" && typeof value["kind"] === "string" ? value["kind"] : undefined;
  const at = placeInSite(entry, chosen);
  const sort = isForm ? formSort : isField(value) ? fieldSort : (kind ?? "");
  const title =
    chosen === ""
      ? translate("console.pages.document")
      : isField(value)
        ? widgetWord(String(value["widget"]), translate)
        : isForm
          ? kindWord("form", translate)
          : kind === undefined
            ? translate("console.pages.noKind")
            : kindWord(kind, translate);
  const write = (next: unknown) => onWrite("layout", chosen, next);
  const parts: FormPart[] =
    chosen !== ""
      ? [{ at, title, sort, value, write }]
      : [
          ...(isPage
            ? [
                {
                  at: entry.document,
                  title: translate("console.pages.page"),
                  sort: "page" as const,
                  value: whole,
                  write: (next: unknown) => onWrite("document", "", next),
                },
              ]
            : []),
          { at, title, sort: "layout" as const, value, write },
        ];
  const about = kind === undefined ? "" : kindAbout(kind, translate);
  return (
    <section className="node-panel" aria-label={translate("console.pages.chosen")}>
      <header className="node-panel__head">
        <h2>{title}</h2>
        <div className="node-panel__views" role="group" aria-label={translate("console.pages.views")}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              className="button button--ghost"
              data-size="s"
              aria-pressed={view === each}
              onClick={() => onView(each)}
            >
              {translate(`console.pages.view.${each}`)}
            </button>
          ))}
        </div>
      </header>
      {view === "form" && about !== "" ? (
        <p className="text" data-size="s" data-tone="muted">
          {about}
        </p>
      ) : null}
      {view === "form" ? (
        <TextHome value={textHomeOf(entry)}>
          {parts.map((part) => (
            <FormPartView key={`${part.at} ${part.sort}`} part={part} isNode={chosen !== ""} wanted={wanted} />
          ))}
        </TextHome>
      ) : view === "json" ? (
        <JsonPane
          key={at}
          what={isForm ? "form" : isField(value) ? "field" : chosen === "" ? "document" : "node"}
          label={translate("console.pages.jsonOf", { node: title })}
          pointer={at}
          value={value}
          onChange={write}
        />
      ) : (
        <JsonPane
          key={entry.document}
          what={entry.sort === "form" && !isPage ? "form" : "document"}
          label={translate("console.pages.jsonOf", { node: entry.key })}
          pointer={entry.document}
          value={whole}
          onChange={(next) => onWrite("document", "", next)}
        />
      )}
    </section>
  );
});

/** What of a form is edited: no kinds of nodes are called so. */
const [fieldSort, formSort] = ["§field", "§form"] as const;

interface FormPart {
  /** Its place in the draft. */
  at: string;
  title: string;
  /** Kind of the node, or which part of a document it is. */
  sort: string;
  value: unknown;
  write(value: unknown): void;
}

/** The form of a node, or of what a document says beside its nodes. */
const FormPartView = observing(function FormPartView(props: {
  part: FormPart;
  isNode: boolean;
  wanted: string;
}): ReactElement {
  const { part, isNode, wanted } = props;
  const { at, title, sort, value, write } = part;
  const translate = useFixedText();
  const { schemas } = useConsoleTools();
  const schema = useMemo(() => {
    if (sort === fieldSort) return fieldFormSchema(schemas);
    if (sort === formSort) return formDocumentSchema(schemas);
    return isNode ? nodeFormSchema(schemas, sort) : documentFormSchema(schemas, sort === "page");
  }, [schemas, isNode, sort]);
  const found = useFound(at);
  const revealed = useRevealed(at, wanted);
  if (!schema || !isRecord(value)) return <p className="text">{translate("console.pages.noForm")}</p>;
  return (
    <NodeForm
      id={at}
      label={title}
      schema={schema}
      words="layouts"
      value={value}
      found={found}
      revealed={revealed}
      onChange={write}
    />
  );
});

/** The place in a form that somebody wants to see: another object for each wish. */
function useRevealed(place: string, wanted: string): Revealed {
  const { wanted: wish } = useConsoleTools().place;
  return useMemo(
    () => (wanted === "" ? null : { pointer: wanted }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same place may be wanted again
    [place, wanted, wish],
  );
}
