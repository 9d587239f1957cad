import { useId, useState, type FormEvent, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

/** What a key looks like (texts.schema.json). */
const key = /^[A-Za-z][A-Za-z0-9_.-]{0,119}$/;

interface NewTextProps {
  /** Is there a text of this key already? */
  isKnown(key: string): boolean;
  onAdd(key: string): void;
}

/** Begins a text with a key of the brand's own: pages and menus of the brand may name it. */
export function NewText({ isKnown, onAdd }: NewTextProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    const found = !key.test(name) ? "console.texts.keyWrong" : isKnown(name) ? "console.texts.keyKnown" : null;
    setError(found);
    if (found !== null) return;
    onAdd(name);
    setTyped("");
  };
  return (
    <form className="site-texts__new" onSubmit={add}>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {translate("console.texts.newKey")}
        </label>
        {error === null ? null : (
          <p id={`${id}-fault`} className="field__error" role="alert">
            {translate(error)}
          </p>
        )}
        <input
          id={id}
          className="input"
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-fault`}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
        />
      </div>
      <button type="submit" className="button button--secondary">
        {translate("console.texts.add")}
      </button>
    </form>
  );
}
