import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps, type RJSFSchema } from "@rjsf/utils";
import { useState, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { directionOf } from "../../fields/inputProps.ts";
import { Icon } from "../../icons/Icon.tsx";
import type { SchemaContext } from "./SchemaContext.ts";

type MemberProps = FieldTemplateProps<unknown, RJSFSchema, SchemaContext>;

/** A member of an object. Field renderers bring label, help and error along; entries of a dictionary get a name besides. */
export function MemberTemplate(props: MemberProps): ReactElement | null {
  if (props.hidden) return null;
  if (ADDITIONAL_PROPERTY_FLAG in props.schema) return <Entry {...props} />;
  return props.children;
}

function Entry({ id, label, disabled, readonly, onKeyRename, onRemoveProperty, children }: MemberProps): ReactElement {
  const translate = useFixedText();
  const [name, setName] = useState<string | null>(null);
  const nameId = `${id.replaceAll(/\s/g, "_")}-name`;
  const rename = () => {
    if (name !== null && name.trim() !== "" && name !== label) onKeyRename(name.trim());
    setName(null);
  };
  return (
    <div className="item">
      <div className="item__content">
        <div className="field">
          <label className="field__label" htmlFor={nameId}>
            {translate("fieldUi.entryName")}
          </label>
          <input
            id={nameId}
            type="text"
            className="input"
            value={name ?? label}
            dir={directionOf(name ?? label)}
            disabled={disabled || readonly}
            onChange={(event) => setName(event.currentTarget.value)}
            onBlur={rename}
          />
        </div>
        {children}
      </div>
      <div className="item__buttons">
        <button
          type="button"
          className="icon-button"
          aria-label={translate("fieldUi.removeItem", { label })}
          title={translate("fieldUi.removeItem", { label })}
          disabled={disabled || readonly}
          onClick={() => onRemoveProperty()}
        >
          <Icon name="trash" />
        </button>
      </div>
    </div>
  );
}
