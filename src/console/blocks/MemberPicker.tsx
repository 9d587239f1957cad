import { useState, type FormEvent, type ReactElement } from "react";
import { readPointer, toPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

interface MemberPickerProps {
  id: string;
  label: string;
  names: readonly string[];
  chosen: string | undefined;
  path: string;
  /** What the name of another one is asked by, where not as an entry. */
  newLabel?: string;
  /** What a member is called. */
  titleOf(name: string): string;
  onChoose(name: string): void;
}

/** The members of a part of the draft, one of which is edited; members can be added and taken away. */
export const MemberPicker = observing(function MemberPicker(props: MemberPickerProps): ReactElement {
  const { id, label, names, chosen, path, newLabel, titleOf, onChoose } = props;
  const { draft, bundled, mayEdit } = useConsoleTools();
  const translate = useFixedText();
  const [fresh, setFresh] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = fresh.trim();
    if (name === "" || names.includes(name)) return;
    const [first] = names;
    // A copy of what stands first is whole, and says what a member looks like.
    draft.edit(path + toPointer(name), structuredClone(readPointer(draft.site, path + toPointer(first ?? ""))) ?? {});
    setFresh("");
    onChoose(name);
  };
  const isOwn = (name: string) => readPointer(draft.site, path + toPointer(name)) !== undefined;
  const isBundled = (name: string) => bundled(path + toPointer(name)) !== undefined;
  return (
    <div className="split__members">
      <ul className="members" aria-label={label}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="member"
              aria-current={name === chosen || undefined}
              onClick={() => onChoose(name)}
            >
              <span className="member__title">
                {titleOf(name)}
                {titleOf(name) === name ? null : <code dir="ltr">{name}</code>}
              </span>
              {isOwn(name) ? (
                <MemberState value={readPointer(draft.site, path + toPointer(name))} />
              ) : (
                <span className="badge" data-tone="muted">
                  {translate("console.members.bundled")}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {mayEdit() ? (
        <form className="members__add" onSubmit={add}>
          <label className="field__label" htmlFor={`${id}-new`}>
            {newLabel ?? translate("console.members.new")}
          </label>
          <input
            id={`${id}-new`}
            className="input"
            value={fresh}
            onChange={(event) => setFresh(event.currentTarget.value)}
          />
          <button type="submit" className="button button--secondary" data-size="s">
            {translate("console.members.add")}
          </button>
          {chosen === undefined || names.length < 2 || !isOwn(chosen) ? null : (
            <button
              type="button"
              className="button button--ghost"
              data-size="s"
              onClick={() => draft.edit(path + toPointer(chosen), undefined)}
            >
              {translate(isBundled(chosen) ? "console.members.useBundled" : "console.members.remove", { name: chosen })}
            </button>
          )}
        </form>
      ) : null}
    </div>
  );
});

/** Whether a member that can be switched is on. */
function MemberState({ value }: { value: unknown }): ReactElement | null {
  const translate = useFixedText();
  const enabled = (value as { enabled?: unknown } | null)?.enabled;
  if (typeof enabled !== "boolean") return null;
  return (
    <span className="badge" data-tone={enabled ? "positive" : "muted"}>
      {translate(enabled ? "console.members.on" : "console.members.off")}
    </span>
  );
}
