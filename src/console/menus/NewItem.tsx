import { useId, useState, type FormEvent, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { PickList, type PickOption } from "../blocks/PickList.tsx";

interface NewItemProps {
  targets: readonly PickOption[];
  onAdd(entry: { key: string; words: string }): void;
}

/** A new entry: where it leads, and what it is called where that is not to be the page's own title. */
export function NewItem({ targets, onAdd }: NewItemProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const [key, setKey] = useState<string>();
  const [words, setWords] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (key === undefined) return;
    onAdd({ key, words: words.trim() });
    setKey(undefined);
    setWords("");
  };
  return (
    <form className="menu-new" onSubmit={add} aria-label={translate("console.menus.new")}>
      <PickList
        key={key ?? ""}
        label={translate("console.menus.newPage")}
        picks={targets}
        value={key}
        placeholder={translate("console.menus.findPage")}
        isReadOnly={false}
        noneText={translate("console.menus.noPage")}
        onPick={setKey}
      />
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {translate("console.menus.newWords")}
        </label>
        <input
          id={id}
          className="input"
          maxLength={200}
          dir="auto"
          placeholder={targets.find(({ value }) => value === key)?.label ?? ""}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <button type="submit" className="button button--secondary" data-size="s" aria-disabled={key === undefined}>
        {translate("console.menus.add")}
      </button>
    </form>
  );
}
