import type { ReactElement, ReactNode } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { DragHandle, type DragHandlers } from "./DragHandle.tsx";
import type { FieldRow } from "./fieldRows.ts";

interface FieldEntryProps {
  row: FieldRow;
  /** What players read above the field. */
  title: string;
  /** Ids of the controls begin with it. */
  prefix: string;
  isOpen: boolean;
  isFaulty: boolean;
  isChanged: boolean;
  /** Where the entry would be left that is dragged over it. */
  drop: "before" | "after" | undefined;
  isDragged: boolean;
  /** Undefined for what cannot be moved. */
  handle: DragHandlers | undefined;
  onSwitch(member: "enabled" | "required", isOn: boolean): void;
  onOpen(): void;
  /** The rule, where there is no place for it beside the list. */
  children?: ReactNode;
}

/** One field in the list: what it is held by, its name, and its two switches. */
export function FieldEntry(props: FieldEntryProps): ReactElement {
  const { row, title, prefix, isOpen, isFaulty, isChanged, drop, isDragged, handle, onSwitch, onOpen } = props;
  const translate = useFixedText();
  const { mayEdit } = useConsoleTools();
  const { name, isOn, isRequired, isAlways, isAlwaysRequired } = row;
  return (
    <li
      className="rule-entry"
      data-entry={handle ? "" : undefined}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      data-open={isOpen || undefined}
    >
      <div className="rule-entry__line">
        <DragHandle name={name} title={title} handlers={handle} />
        <button
          type="button"
          className="rule-entry__open"
          aria-expanded={isOpen}
          aria-label={translate("console.field.open", { field: title, name })}
          onClick={onOpen}
        >
          <span className="rule-entry__title" dir="auto">
            {title}
          </span>
          <span className="rule-entry__name" dir="ltr">
            {name}
          </span>
          {isFaulty ? (
            <span className="badge" data-tone="negative">
              {translate("console.field.faulty")}
            </span>
          ) : null}
          {isChanged ? (
            <span className="badge" data-tone="accent">
              {translate("console.flags.changed")}
            </span>
          ) : null}
        </button>
        <RuleSwitch
          id={`${prefix}-enabled`}
          label={translate("console.field.on", { field: title })}
          word={translate(isAlways ? "console.field.always" : isOn ? "console.field.isOn" : "console.field.isOff")}
          isOn={isOn}
          isFixed={isAlways || !mayEdit()}
          why={isAlways ? translate("console.field.whyAlways") : undefined}
          onSwitch={(isWanted) => onSwitch("enabled", isWanted)}
        />
        <RuleSwitch
          id={`${prefix}-required`}
          label={translate("console.field.required", { field: title })}
          word={translate("console.field.isRequired")}
          isOn={isRequired}
          isFixed={isAlwaysRequired || !isOn || !mayEdit()}
          why={isOn ? undefined : translate("console.field.whyHidden")}
          onSwitch={(isWanted) => onSwitch("required", isWanted)}
        />
      </div>
      {props.children}
    </li>
  );
}

interface RuleSwitchProps {
  id: string;
  label: string;
  word: string;
  isOn: boolean;
  isFixed: boolean;
  /** Why it cannot be pressed. */
  why: string | undefined;
  onSwitch(isOn: boolean): void;
}

function RuleSwitch({ id, label, word, isOn, isFixed, why, onSwitch }: RuleSwitchProps): ReactElement {
  return (
    <button
      type="button"
      role="switch"
      id={id}
      className="switch rule-entry__switch"
      aria-checked={isOn}
      aria-label={label}
      title={why}
      disabled={isFixed}
      onClick={() => onSwitch(!isOn)}
    >
      <span className="switch__track" aria-hidden="true" />
      <span aria-hidden="true">{word}</span>
    </button>
  );
}
