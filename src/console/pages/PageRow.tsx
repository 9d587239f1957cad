import { useState, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import { writeAddress } from "#stores/RouteStore.ts";
import { PlaceLink } from "../blocks/PlaceLink.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { usesByDocument } from "../flags/flagUses.ts";
import { placeInSite, type PageEntry } from "./pageEntries.ts";

interface PageRowProps {
  entry: PageEntry;
  title: string;
  /** Where it is named. */
  uses: readonly string[];
  isChanged: boolean;
  findings: number;
  onCopy(): void;
}

/** One document in the list: what it is, where it is used, how it stands, and what can be done with it. */
export const PageRow = observing(function PageRow(props: PageRowProps): ReactElement {
  const { entry, title, uses, isChanged, findings, onCopy } = props;
  const translate = useFixedText();
  const { base = "" } = useRendering();
  const { draft, place, mayEdit } = useConsoleTools();
  const [isRefused, setRefused] = useState(false);
  const pointer = placeInSite(entry, "/root");
  const used = usesByDocument(uses);
  // Dialogs of a page document go with it; what is bundled goes back to what it was.
  const isRemovable = entry.isOwn && !entry.isReplacing && entry.sort !== "shell";
  const remove = () => {
    if (used.length > 0) setRefused(true);
    else draft.edit(entry.sort === "dialog" || entry.sort === "form" ? entry.pointer : entry.document, undefined);
  };
  return (
    <li className="page-row">
      <a
        className="page-row__open"
        href={base + writeAddress(place.addressOf(pointer))}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          place.go(pointer);
        }}
      >
        <strong dir="auto">{title}</strong> <code dir="ltr">{entry.key}</code>
      </a>
      <span className="page-row__state">
        <span className="badge" data-tone="muted">
          {translate(`console.pages.sort.${entry.sort}`)}
        </span>
        {isChanged ? (
          <span className="badge" data-tone="accent">
            {translate("console.flags.changed")}
          </span>
        ) : null}
        {findings > 0 ? (
          <span className="badge" data-tone="negative">
            {translate("console.pages.findings", { count: findings })}
          </span>
        ) : null}
        {entry.isOwn ? null : (
          <span className="badge" data-tone="muted">
            {translate("console.members.bundled")}
          </span>
        )}
      </span>
      {used.length === 0 ? (
        <span className="page-row__uses text" data-size="s" data-tone="muted">
          {translate("console.pages.unused")}
        </span>
      ) : (
        <details className="page-row__uses" open={isRefused || undefined}>
          <summary>{translate("console.flags.usedIn", { count: used.length })}</summary>
          {isRefused ? (
            <p className="field__error" role="alert">
              {translate("console.pages.refused", { page: title })}
            </p>
          ) : null}
          <ul>
            {used.map((each) => (
              <li key={each}>
                <PlaceLink pointer={each} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {mayEdit() ? (
        <span className="page-row__acts">
          {entry.sort === "shell" ? null : (
            <button
              type="button"
              className="button button--ghost"
              data-size="s"
              aria-label={translate("console.pages.copyOf", { page: title })}
              onClick={onCopy}
            >
              {translate("console.pages.tool.duplicate")}
            </button>
          )}
          {isRemovable ? (
            <button
              type="button"
              className="button button--ghost"
              data-size="s"
              aria-label={translate("console.pages.deleteOf", { page: title })}
              onClick={remove}
            >
              {translate("console.pages.delete")}
            </button>
          ) : null}
        </span>
      ) : null}
    </li>
  );
});
