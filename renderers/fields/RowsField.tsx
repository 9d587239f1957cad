import { useEffect, useRef, useState, type ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { Icon } from "../icons/Icon.tsx";
import { fieldError, fieldHelp } from "./frameField.tsx";
import "./RowsField.css";

/** What was done last, so that the focus follows and it is said. */
type Done = { what: "added" | "removed" | "moved"; title: string; place: number; focus?: () => void } | null;

const moves = [
  { by: -1, words: "fieldUi.moveUp", icon: "chevron-up" },
  { by: 1, words: "fieldUi.moveDown", icon: "chevron-down" },
] as const;

/**
 * Groups of fields, one below the other, that can be added, taken away and, where the field says so, moved. The first field of a new
 * one gets the focus; after one went, the next one's button does, or the one that adds; one that was moved keeps it.
 */
export function RowsField(props: FieldProps): ReactElement {
  const { id, error, describedBy, rows: control, translate } = props;
  const { rows = [], addLabel = "", onAdd, onRemove, onMove } = control ?? {};
  const [done, setDone] = useState<Done>(null);
  const list = useRef<HTMLOListElement>(null);
  const adds = useRef<HTMLButtonElement>(null);
  const isClosed = props.isDisabled || props.isReadOnly;
  useEffect(() => {
    if (done?.what === "added") document.getElementById(rows.at(-1)?.firstId ?? "")?.focus();
    done?.focus?.();
    if (done?.what !== "removed") return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(":scope > li > fieldset > .rows__remove");
    const next = buttons?.[Math.min(done.place, buttons.length - 1)];
    (next?.disabled === false ? next : adds.current)?.focus();
    // Only what somebody did moves the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [done]);
  const add = () => {
    onAdd?.();
    setDone({ what: "added", title: "", place: rows.length });
  };
  const remove = (key: string, title: string, place: number) => {
    onRemove?.(key);
    setDone({ what: "removed", title, place });
  };
  const move = (key: string, title: string, place: number, by: number, button: HTMLButtonElement) => {
    onMove?.(key, by);
    // At the end of its way a button is closed: the other one of the row goes on.
    const other = by < 0 ? button.nextElementSibling : button.previousElementSibling;
    const focus = () => (button.disabled && other instanceof HTMLElement ? other : button).focus();
    setDone({ what: "moved", title, place: place + by, focus });
  };
  const told = ({ what, title, place }: NonNullable<Done>) => {
    if (what === "added") return translate("fieldUi.rowAdded", { label: rows[place]?.title ?? "" });
    if (what === "moved") return translate("fieldUi.rowMoved", { label: title, number: place + 1 });
    return translate("fieldUi.rowRemoved", { label: title });
  };
  return (
    <fieldset
      className="field field--rows"
      id={id}
      tabIndex={-1}
      disabled={isClosed}
      data-invalid={error === null ? undefined : true}
      aria-invalid={error !== null || undefined}
      aria-describedby={describedBy}
    >
      <legend className="field__label" data-star={props.isRequired || undefined}>
        {props.label}
      </legend>
      {fieldError(props)}
      <ol className="rows" ref={list}>
        {rows.map(({ key, title, fields }, place) => (
          <li key={key}>
            <fieldset className="rows__row">
              <legend className="rows__title">{title}</legend>
              <div className="rows__fields">{fields}</div>
              {onMove === undefined ? null : (
                <span className="rows__moves">
                  {moves.map(({ by, words, icon }) => (
                    <button
                      key={by}
                      type="button"
                      className="icon-button"
                      aria-label={translate(words, { label: title })}
                      disabled={rows[place + by] === undefined}
                      onClick={(event) => move(key, title, place, by, event.currentTarget)}
                    >
                      <Icon name={icon} />
                    </button>
                  ))}
                </span>
              )}
              <button
                type="button"
                className="icon-button rows__remove"
                aria-label={translate("fieldUi.removeItem", { label: title })}
                disabled={onRemove === undefined}
                onClick={() => remove(key, title, place)}
              >
                <Icon name="trash" />
              </button>
            </fieldset>
          </li>
        ))}
      </ol>
      <button
        ref={adds}
        type="button"
        className="button button--secondary rows__add"
        disabled={onAdd === undefined}
        onClick={add}
      >
        <Icon name="plus" />
        <span className="button__label">{addLabel}</span>
      </button>
      <span className="only-read" role="status">
        {done === null ? "" : told(done)}
      </span>
      {fieldHelp(props)}
    </fieldset>
  );
}

/** Draws the widget `rows`. */
export const rowsField = defineField({ widget: "rows", component: RowsField });
