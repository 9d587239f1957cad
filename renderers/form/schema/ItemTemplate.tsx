import type { ArrayFieldItemTemplateProps, RJSFSchema } from "@rjsf/utils";
import type { MouseEvent, ReactElement } from "react";
import { flushSync } from "react-dom";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../../icons/Icon.tsx";
import { labelOf } from "./labelOf.ts";
import type { SchemaContext } from "./SchemaContext.ts";

/** An item of a list, with buttons that move and remove it. Each says which item it means, and the focus goes along. */
export function ItemTemplate(props: ArrayFieldItemTemplateProps<unknown, RJSFSchema, SchemaContext>): ReactElement {
  const { children, buttonsProps, index, schema, disabled, readonly } = props;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const translate = useFixedText();
  const label = translate("fieldUi.itemNumber", { label: labelOf("", schema.title), number: index + 1 }).trim();
  const button = (act: Act, icon: string, isThere: boolean, onPress: () => void) => {
    const key = `fieldUi.${act}`;
    return isThere ? (
      <button
        type="button"
        className="icon-button"
        data-act={act}
        aria-label={translate(key, { label })}
        title={translate(key, { label })}
        disabled={disabled || readonly}
        onClick={(event) => pressAndFollow(event, act, index, onPress)}
      >
        <Icon name={icon} />
      </button>
    ) : null;
  };
  return (
    <li className="item">
      <div className="item__content">{children}</div>
      <div className="item__buttons">
        {button("moveUp", "chevron-up", hasMoveUp, onMoveUpItem)}
        {button("moveDown", "chevron-down", hasMoveDown, onMoveDownItem)}
        {button("removeItem", "trash", hasRemove, onRemoveItem)}
      </div>
    </li>
  );
}

type Act = "moveUp" | "moveDown" | "removeItem";

/**
 * Does it, and puts the focus where the item went: on the same button there, else on another one of that item. Behind a removed
 * item comes the one that took its place, and after the last the button that adds.
 */
function pressAndFollow(event: MouseEvent<HTMLElement>, act: Act, index: number, onPress: () => void): void {
  const list = event.currentTarget.closest("ol");
  const add = list?.nextElementSibling;
  flushSync(onPress);
  const items = list?.isConnected === true ? list.children : [];
  const at = act === "moveUp" ? index - 1 : act === "moveDown" ? index + 1 : Math.min(index, items.length - 1);
  const buttons = items[at]?.lastElementChild;
  const next = buttons?.querySelector(`[data-act="${act}"]`) ?? buttons?.querySelector("button") ?? add;
  if (next instanceof HTMLElement) next.focus();
}
