import { useId, useState, type ReactElement } from "react";
import { iconNames } from "#compile/iconNames.ts";
import { Icon } from "#renderers/icons/Icon.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

interface IconPickerProps {
  value: string | undefined;
  isReadOnly: boolean;
  onPick(icon: string | undefined): void;
}

/** The icons of the skin as pictures, one of which is chosen: by a press, or by the arrow keys. */
export function IconPicker({ value, isReadOnly, onPick }: IconPickerProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const named = value ?? translate("console.menus.noIcon");
  return (
    <div className="field">
      <span className="field__label" id={`${id}-label`}>
        {translate("console.menus.icon")}
      </span>
      <button
        type="button"
        id={`${id}-button`}
        className="button button--secondary icon-picker__button"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-button`}
        disabled={isReadOnly}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={value} size={24} />
        <span dir="auto">{named}</span>
      </button>
      {isOpen ? (
        <div role="radiogroup" className="icon-picker__grid" aria-labelledby={`${id}-label`}>
          {["", ...iconNames].map((name) => (
            <label key={name} className="icon-picker__icon" title={name === "" ? undefined : name}>
              <input
                type="radio"
                name={id}
                checked={(value ?? "") === name}
                onChange={() => onPick(name === "" ? undefined : name)}
              />
              {name === "" ? (
                <span className="icon-picker__none">{translate("console.menus.noIcon")}</span>
              ) : (
                <>
                  <Icon name={name} size={24} />
                  <span className="only-read">{name}</span>
                </>
              )}
            </label>
          ))}
        </div>
      ) : null}
    </div>
  );
}
