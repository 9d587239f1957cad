import { useId, useMemo, useState, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { useCombobox } from "#renderers/fields/useCombobox.ts";
import { foldText, searchWords } from "#renderers/ui/foldText.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

/** Something that can be picked. */
export interface PickOption {
  value: string;
  label: string;
  /** What tells it from others: an address, a key, how it stands. */
  about?: string;
  /** A picture of it. */
  picture?: ReactNode;
}

interface PickListProps {
  label: string;
  picks: readonly PickOption[];
  /** The value that is picked; undefined for none. */
  value: string | undefined;
  /** What is shown for a value that is not among those to pick. */
  placeholder?: string;
  isReadOnly: boolean;
  /** Said of what was typed and is none of them. */
  noneText: string;
  onPick(value: string): void;
}

/** More are not drawn at once: whoever looks for one types on. */
const mostShown = 60;

/** One of many, found by typing a piece of its name; what is none of them is refused beside the field, and nothing changes. */
export function PickList(props: PickListProps): ReactElement {
  const { label, picks, value, placeholder, isReadOnly, noneText, onPick } = props;
  const translate = useFixedText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = picks.find((pick) => pick.value === value);
  const found = useMemo(() => (typed === null || typed.trim() === "" ? picks : matching(picks, typed)), [picks, typed]);
  const shown = found.slice(0, mostShown);
  const take = (pick: PickOption) => {
    setTyped(null);
    onPick(pick.value);
  };
  const list = useCombobox(shown.length, (index) => shown[index] && take(shown[index]));
  const isNone = typed !== null && typed.trim() !== "" && found.length === 0;
  const isOpen = list.isOpen && !isReadOnly;
  const handleBlur = () => {
    list.onBlur();
    if (!isNone) setTyped(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setTyped(null);
    list.onKeyDown(event);
  };
  return (
    <div className="field pick-list">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="pick-list__box">
        {chosen?.picture && typed === null ? <span className="pick-list__picture">{chosen.picture}</span> : null}
        <input
          id={id}
          type="text"
          className="input"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && list.active >= 0 ? `${id}-option-${list.active}` : undefined}
          aria-invalid={isNone || undefined}
          aria-describedby={isNone ? `${id}-none` : `${id}-about`}
          readOnly={isReadOnly}
          value={typed ?? chosen?.label ?? ""}
          placeholder={placeholder ?? translate("console.pick.find")}
          onChange={({ target }) => {
            setTyped(target.value);
            list.setActive(-1);
            list.open();
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={isReadOnly ? undefined : list.open}
          onKeyDown={isReadOnly ? undefined : handleKeyDown}
          onBlur={handleBlur}
        />
      </div>
      <p id={`${id}-about`} className="pick-list__about" dir="auto">
        {chosen?.about ?? ""}
      </p>
      {isOpen && shown.length > 0 ? (
        <div className="pick-list__list" role="listbox" id={`${id}-list`} aria-label={label}>
          {shown.map((pick, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard walks the list from the field, which keeps the focus
            <div
              key={pick.value}
              id={`${id}-option-${index}`}
              role="option"
              tabIndex={-1}
              className="pick-list__option"
              aria-selected={pick.value === value}
              data-active={index === list.active || undefined}
              ref={index === list.active ? scrollTo : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                take(pick);
                list.close();
              }}
            >
              {pick.picture ? <span className="pick-list__picture">{pick.picture}</span> : null}
              <span className="pick-list__words">
                <span dir="auto">{pick.label}</span>
                {pick.about === undefined ? null : (
                  <span className="pick-list__about" dir="auto">
                    {pick.about}
                  </span>
                )}
              </span>
            </div>
          ))}
          {found.length > mostShown ? (
            <div className="pick-list__more" role="option" aria-selected={false} aria-disabled="true" tabIndex={-1}>
              {translate("console.pick.more", { count: found.length - mostShown })}
            </div>
          ) : null}
        </div>
      ) : null}
      {isNone ? (
        <p id={`${id}-none`} className="field__error" role="alert">
          {noneText} {translate("console.field.held")}
        </p>
      ) : null}
    </div>
  );
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** Those that hold every word that was typed, those that begin with the first one first. */
function matching(picks: readonly PickOption[], typed: string): PickOption[] {
  const words = searchWords(typed);
  const held = picks.filter(({ value, label, about = "" }) => {
    const { folded } = foldText(`${label} ${about} ${value}`);
    return words.every((word) => folded.includes(word));
  });
  const begins = ({ label }: PickOption) => foldText(label).folded.startsWith(words[0] ?? "");
  return [...held.filter(begins), ...held.filter((pick) => !begins(pick))];
}
