import { useEffect, useMemo, useRef, useState, type ReactElement } from "react";
import { readPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { siteTextOf } from "../siteTextOf.ts";
import { useReader } from "../useReader.ts";
import { fieldStarters } from "./fieldStarters.ts";
import { galleryGroups, type Starter } from "./galleryGroups.ts";
import { kindAbout, kindWord, widgetWord } from "./kindWords.ts";
import type { PageEntry } from "./pageEntries.ts";
import type { NodeActs } from "./useNodeActs.ts";

interface NodeGalleryProps {
  acts: NodeActs;
  entries: readonly PageEntry[];
  onClose(): void;
}

const places = ["inside", "after", "before"] as const;

/** Every kind of node, in words and with an example, to be put inside, behind or before the chosen one. */
export const NodeGallery = observing(function NodeGallery({ acts, entries, onClose }: NodeGalleryProps): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const { draft } = useConsoleTools();
  const [words, setWords] = useState("");
  const { targets } = acts;
  const possible = places.filter((place) => targets[place] !== undefined);
  const [wished, setPlace] = useState<(typeof places)[number]>();
  const place = wished !== undefined && possible.includes(wished) ? wished : possible[0];
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const target = place && targets[place];
  const holds = target === undefined ? "node" : acts.holds(target);
  const groups = useMemo(
    () => (holds === "field" ? [{ id: "fields", starters: fieldStarters }] : galleryGroups(entries)),
    [entries, holds],
  );
  const titleOf = (starter: Starter) => {
    if (starter.kind === "") return widgetWord(String(starter["widget"]), translate);
    if (starter.kind !== "part") return kindWord(starter.kind, translate);
    const name = String(starter["part"]);
    const layout = entries.find(({ key }) => key === `part/${name}`)?.layout;
    return siteTextOf(readPointer(layout, "/title"), draft.site, reader) ?? name;
  };
  const aboutOf = (starter: Starter) => {
    if (starter.kind === "") return "";
    const layout =
      starter.kind === "part"
        ? entries.find(({ key }) => key === `part/${String(starter["part"])}`)?.layout
        : undefined;
    const said = readPointer(layout, "/description");
    return typeof said === "string" ? said : kindAbout(starter.kind, translate);
  };
  const sought = words.trim().toLowerCase();
  const isSought = (starter: Starter) =>
    [titleOf(starter), aboutOf(starter), starter.kind, String(starter["part"] ?? "")].some((each) =>
      each.toLowerCase().includes(sought),
    );
  const shown = groups
    .map((group) => ({ ...group, starters: group.starters.filter(isSought) }))
    .filter((group) => group.starters.length > 0);
  const add = (starter: Starter) => {
    const { kind, ...field } = structuredClone(starter);
    if (target) acts.insert(target, kind === "" ? field : { kind, ...field });
    onClose();
  };
  return (
    <section className="node-gallery" aria-label={translate("console.pages.gallery")}>
      <header className="node-panel__head">
        <h2>{translate("console.pages.gallery")}</h2>
        <button type="button" className="button button--ghost" data-size="s" onClick={onClose}>
          {translate("console.field.close")}
        </button>
      </header>
      <input
        ref={search}
        type="search"
        className="input"
        aria-label={translate("console.pages.searchKinds")}
        placeholder={translate("console.pages.searchKinds")}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onClose()}
      />
      <div role="group" className="node-panel__views" aria-label={translate("console.pages.where")}>
        {possible.map((each) => (
          <button
            key={each}
            type="button"
            className="button button--ghost"
            data-size="s"
            aria-pressed={place === each}
            onClick={() => setPlace(each)}
          >
            {translate(`console.pages.where.${each}`)}
          </button>
        ))}
      </div>
      {shown.map((group) => (
        <section key={group.id} aria-label={translate(`console.pages.group.${group.id}`)}>
          <h3 className="node-gallery__group">{translate(`console.pages.group.${group.id}`)}</h3>
          <ul className="node-gallery__list">
            {group.starters.map((starter) => (
              <li key={`${starter.kind} ${String(starter["part"] ?? starter["widget"] ?? "")}`}>
                <button
                  type="button"
                  className="node-gallery__kind"
                  disabled={place === undefined}
                  onClick={() => add(starter)}
                >
                  <strong>{titleOf(starter)}</strong>
                  <span dir="auto">{aboutOf(starter)}</span>
                  <code dir="ltr">{exampleOf(starter)}</code>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 ? <p className="text">{translate("console.pages.noKinds")}</p> : null}
    </section>
  );
});

/** As much of an example as one reads in passing. */
function exampleOf({ kind, ...starter }: Starter): string {
  const text = JSON.stringify(kind === "" ? starter : { kind, ...starter }).replaceAll("§", "");
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
