import type { ReactElement, Ref } from "react";
import type { FlagTurn } from "#contracts/api.ts";
import { Icon } from "#renderers/icons/Icon.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { FlagDetails } from "./FlagDetails.tsx";
import type { FlagRow } from "./flagRows.ts";
import type { FlagWords } from "./flagWords.ts";
import { usesByDocument } from "./flagUses.ts";

interface FlagEntryProps {
  path: string;
  schema: string;
  root: unknown;
  row: FlagRow;
  words: FlagWords;
  uses: readonly string[] | undefined;
  /** Is it known where features are used? */
  isReady: boolean;
  /** When it was turned last; undefined while that is not known, and where it is in the draft alone. */
  turn: FlagTurn | undefined;
  /** Since when it has been the same for everybody, where that is long. */
  since: string | null;
  isChanged: boolean;
  isFolded: boolean;
  isChosen: boolean;
  isOpen: boolean;
  /** Where it stands among how many. */
  place: { index: number; of: number };
  /** Takes its height. */
  measure: Ref<HTMLLIElement>;
  onFold(): void;
  onChoose(): void;
  onOpen(): void;
}

/** Steps to the inside that are shown as such: deeper ones stand where the last does. */
const deepestStep = 6;

/** One feature: its switch, what it does, whether visitors have it and why, and where it is used. */
export function FlagEntry(props: FlagEntryProps): ReactElement {
  const {
    path,
    schema,
    root,
    row,
    words,
    uses,
    isReady,
    turn,
    since,
    isChanged,
    isFolded,
    isChosen,
    isOpen,
    place,
    measure,
  } = props;
  const { onFold, onChoose, onOpen } = props;
  const translate = useFixedText();
  const { format } = useRendering();
  const { draft, mayEdit } = useConsoleTools();
  const { id, pointer, depth, hasChildren, isSwitchedOn, isOn, isForSome, because } = row;
  const used = uses === undefined ? 0 : usesByDocument(uses).length;
  const isUnused = isReady && used === 0 && !hasChildren && words.isBuiltIn !== true;
  return (
    <li
      ref={measure}
      className="flag"
      data-index={place.index}
      data-depth={Math.min(depth, deepestStep)}
      aria-posinset={place.index + 1}
      aria-setsize={place.of}
    >
      <div className="flag__line">
        {hasChildren ? (
          <button
            type="button"
            className="flag__fold"
            data-control="fold"
            aria-expanded={!isFolded}
            aria-label={translate("console.flags.below", { flag: id })}
            onClick={onFold}
          >
            <Icon name="chevron-end" />
          </button>
        ) : (
          <span className="flag__fold" />
        )}
        {mayEdit() ? (
          <input
            type="checkbox"
            className="check__box"
            data-control="choose"
            aria-label={translate("console.flags.choose", { flag: id })}
            checked={isChosen}
            onChange={onChoose}
          />
        ) : null}
        <div className="flag__words">
          <strong dir="ltr">{id}</strong>
          {words.about === "" ? null : (
            <span className="flag__about" dir="auto">
              {words.about}
            </span>
          )}
        </div>
        {turn === undefined && row.owner === undefined ? null : (
          <span className="flag__about flag__known">
            {row.owner === undefined ? null : <bdi>{row.owner}</bdi>}
            {row.owner === undefined || turn === undefined ? null : " · "}
            {turn === undefined
              ? null
              : translate("console.flags.turned", { date: format(turn.at, "date"), by: turn.by })}
          </span>
        )}
        <div className="flag__state">
          {isChanged ? (
            <span className="badge" data-tone="accent">
              {translate("console.flags.changed")}
            </span>
          ) : null}
          {because === undefined ? null : (
            <span className="badge" data-tone="warning">
              {"above" in because
                ? translate("console.flags.becauseAbove", { flag: because.above })
                : translate("console.flags.becauseElsewhere")}
            </span>
          )}
          {isForSome ? (
            <span className="badge" data-tone="accent">
              {translate("console.flags.forSome")}
            </span>
          ) : null}
          {since === null ? null : (
            <span className="badge" data-tone="muted">
              {translate(isOn ? "console.flags.sameOn" : "console.flags.sameOff", { date: format(since, "date") })}
            </span>
          )}
          {isUnused ? (
            <span className="badge" data-tone="muted">
              {translate("console.flags.unused")}
            </span>
          ) : null}
        </div>
        <button
          type="button"
          role="switch"
          className="switch"
          data-control="switch"
          data-held={isSwitchedOn && !isOn ? "" : undefined}
          aria-checked={isSwitchedOn}
          aria-label={id}
          disabled={!mayEdit()}
          onClick={() => draft.edit(`${path}${pointer}/enabled`, isSwitchedOn ? "0" : "1")}
        >
          <span className="switch__track" aria-hidden="true" />
          <span aria-hidden="true">{translate(isSwitchedOn ? "console.members.on" : "console.members.off")}</span>
        </button>
        <button
          type="button"
          className="button button--ghost flag__open"
          data-size="s"
          data-control="open"
          aria-expanded={isOpen}
          aria-label={translate("console.flags.detailsOf", { flag: id })}
          onClick={onOpen}
        >
          {translate("console.flags.details")}
        </button>
      </div>
      {isOpen ? (
        <FlagDetails path={path} schema={schema} root={root} row={row} uses={uses ?? []} isBuiltIn={words.isBuiltIn} />
      ) : null}
    </li>
  );
}
