import { mendForm } from "#compile/forms/mendForm.ts";
import { expandParts } from "#compile/parts/expandParts.ts";
import { isPartKey } from "#compile/parts/partKey.ts";
import type { Layout } from "#contracts/config.ts";
import { openDocument } from "#engine/openDocument.ts";
import type { OpenedDocument } from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { nameOfKey, writtenLayout, type PageEntry } from "./pageEntries.ts";

/** Opens the documents of a drawing as they are asked for: a page shows few of the hundred that there are. */
export class DrawnDocuments extends Map<string, OpenedDocument> {
  readonly #layouts: DrawInput["layouts"];
  readonly #own: OpenedDocument;

  /** `own` is the document that is edited, and stands in the place of what the drawing has. */
  constructor({ layouts }: DrawInput, own: OpenedDocument) {
    super();
    this.#layouts = layouts;
    this.#own = own;
  }

  override get(key: string): OpenedDocument | undefined {
    if (key === this.#own.name) return this.#own;
    const known = super.get(key);
    const layout = Object.hasOwn(this.#layouts, key) ? this.#layouts[key] : undefined;
    if (known !== undefined || layout === undefined) return known;
    const opened = openDocument(layout, key);
    this.set(key, opened);
    return opened;
  }
}

/** What draws a form that is edited: alone, and named as it is. */
const formNode = (key: string) => ({
  kind: "form",
  id: "form",
  form: nameOfKey(key),
  label: nameOfKey(key),
  // What a form does is said by the page that places it; nothing acts in a preview.
  submit: { label: "session.ok", action: { do: "navigate", to: "/" } },
});

/** The forms of a drawing, with the one that is edited as it stands by now; an error costs its field, as on the site. */
export function formsWith({ forms, rules }: DrawInput, { sort, key, layout }: PageEntry): DrawInput["forms"] {
  if (sort !== "form") return forms;
  const id = nameOfKey(key);
  const written = writtenLayout({ sort }, layout);
  const made = mendForm(isRecord(written) ? { ...written, id } : written, { rules }, () => undefined);
  return made === undefined
    ? Object.fromEntries(Object.entries(forms).filter(([name]) => name !== id))
    : { ...forms, [id]: made };
}

/**
 * The document of an entry as it stands in the draft by now, opened with its parts put in; a part itself with what its parameters
 * are where nothing is given. What has not changed since `previous` stays the same object.
 */
export function openEntry(entry: PageEntry, all: readonly PageEntry[], previous?: OpenedDocument): OpenedDocument {
  const { key, layout } = entry;
  if (!isRecord(layout) || !isRecord(layout["root"])) return openDocument(layout, key, previous);
  const parts = Object.fromEntries(
    all.flatMap((each) => (isPartKey(each.key) && isRecord(each.layout) ? [[each.key, each.layout]] : [])),
  ) as unknown as Record<string, Layout>;
  const placed =
    entry.sort === "form"
      ? { root: formNode(key) }
      : isPartKey(key)
        ? { ...layout, root: { kind: "part", part: nameOfKey(key) } }
        : layout;
  const at = { layout: placed as unknown as Layout, document: `layouts/${key}`, pointer: "" };
  return openDocument(expandParts(at, parts, []), key, previous);
}
