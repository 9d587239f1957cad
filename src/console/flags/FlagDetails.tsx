import { useId, useState, type FormEvent, type ReactElement } from "react";
import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { FlagAudience } from "./FlagAudience.tsx";
import { FlagOwner } from "./FlagOwner.tsx";
import { flagNames } from "./flagNames.ts";
import { FlagPlaces } from "./FlagPlaces.tsx";
import { flagRows, flagsThatTurn, withSwitches, type FlagRow } from "./flagRows.ts";
import { usesByDocument } from "./flagUses.ts";

interface FlagDetailsProps {
  path: string;
  schema: string;
  root: unknown;
  row: FlagRow;
  uses: readonly string[];
  isBuiltIn: boolean | undefined;
}

const nameOfFlag = /^[A-Za-z0-9_.-]{1,64}$/;

/** What the switch of a feature would do, where the feature is used, and what stands below it. */
export function FlagDetails({ path, schema, root, row, uses, isBuiltIn = false }: FlagDetailsProps): ReactElement {
  const translate = useFixedText();
  const { draft, mayEdit } = useConsoleTools();
  const { id, pointer, isSwitchedOn } = row;
  const turned = flagsThatTurn(root, withSwitches(root, new Set([pointer]), !isSwitchedOn));
  const names = [...turned.on, ...turned.off];
  const places = usesByDocument(uses);
  return (
    <div className="flag__details">
      <p className="text" data-size="s">
        {names.length === 0
          ? translate("console.flags.wouldNothing")
          : translate(isSwitchedOn ? "console.flags.wouldOff" : "console.flags.wouldOn", {
              flags: flagNames(names, translate),
            })}
      </p>
      {isBuiltIn ? (
        <p className="text" data-size="s" data-tone="muted">
          {translate("console.flags.builtIn")}
        </p>
      ) : null}
      <FlagPlaces label={translate("console.flags.usedIn", { count: places.length })} places={places} />
      <FlagOwner pointer={`${path}${pointer}/owner`} flag={id} owner={row.owner ?? ""} />
      <FlagAudience pointer={`${path}${pointer}/audience`} schema={`${schema}/properties/audience`} flag={id} />
      {mayEdit() ? (
        <div className="flag__acts">
          <NewFlag path={path} pointer={pointer} under={id} />
          <button
            type="button"
            className="button button--ghost"
            data-size="s"
            onClick={() => {
              const list = pointer.slice(0, pointer.lastIndexOf("/"));
              const items = readPointer(root, list);
              if (!Array.isArray(items)) return;
              draft.edit(path + list, items.toSpliced(Number(pointer.slice(list.length + 1)), 1));
            }}
          >
            {translate("console.flags.remove", { flag: id })}
          </button>
        </div>
      ) : null}
    </div>
  );
}

interface NewFlagProps {
  path: string;
  /** The place of the feature that it stands below. */
  pointer: string;
  /** Its name; undefined for the root. */
  under?: string;
}

/** A feature that is added, switched off, below another one; a name that is none, or is there already, is refused while it is typed. */
export function NewFlag({ path, pointer, under }: NewFlagProps): ReactElement {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const [name, setName] = useState("");
  const id = useId();
  const root = readPointer(draft.site, path);
  const fault =
    name === ""
      ? ""
      : nameOfFlag.test(name)
        ? flagRows(root).some((row) => row.id === name)
          ? "console.flags.nameKnown"
          : ""
        : "console.flags.nameWrong";
  const add = (event: FormEvent) => {
    event.preventDefault();
    const parent = readPointer(root, pointer);
    if (name === "" || fault !== "" || !isRecord(parent)) return;
    const { childrenNodes } = parent;
    const fresh = { modId: name, enabled: "0", childrenNodes: [] };
    draft.edit(`${path}${pointer}/childrenNodes`, [...(Array.isArray(childrenNodes) ? childrenNodes : []), fresh]);
    setName("");
  };
  return (
    <form className="flag__new" onSubmit={add}>
      <label className="field__label" htmlFor={id}>
        {under === undefined ? translate("console.flags.add") : translate("console.flags.addBelow", { flag: under })}
      </label>
      <input
        id={id}
        className="input"
        dir="ltr"
        value={name}
        aria-invalid={fault !== "" || undefined}
        aria-describedby={fault === "" ? undefined : `${id}-fault`}
        onChange={(event) => setName(event.currentTarget.value.trim())}
      />
      <button type="submit" className="button button--secondary" data-size="s">
        {translate("console.members.add")}
      </button>
      {fault === "" ? null : (
        <p id={`${id}-fault`} className="field__error" role="alert">
          {translate(fault)}
        </p>
      )}
    </form>
  );
}
