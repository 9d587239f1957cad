import type { ArrayFieldItemTemplateProps, RJSFSchema } from "@rjsf/utils";
import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../../icons/Icon.tsx";
import { labelOf } from "./labelOf.ts";
import type { SchemaContext } from "./SchemaContext.ts";

/** An item of a list, with buttons that move and remove it. Each says which item it means. */
export function ItemTemplate(props: ArrayFieldItemTemplateProps<unknown, RJSFSchema, SchemaContext>): ReactElement {
  const { children, buttonsProps, index, schema, disabled, readonly } = props;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const translate = useFixedText();
  const label = translate("fieldUi.itemNumber", { label: labelOf("", schema.title), number: index + 1 }).trim();
  const button = (key: string, icon: string, isThere: boolean, onPress: () => void) =>
    isThere ? (
      <button
        type="button"
        className="icon-button"
        aria-label={translate(key, { label })}
        title={translate(key, { label })}
        disabled={disabled || readonly}
        onClick={() => onPress()}
      >
        <Icon name={icon} />
      </button>
    ) : null;
  return (
    <li className="item">
      <div className="item__content">{children}</div>
      <div className="item__buttons">
        {button("fieldUi.moveUp", "chevron-up", hasMoveUp, onMoveUpItem)}
        {button("fieldUi.moveDown", "chevron-down", hasMoveDown, onMoveDownItem)}
        {button("fieldUi.removeItem", "trash", hasRemove, onRemoveItem)}
      </div>
    </li>
  );
}
