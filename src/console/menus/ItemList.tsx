import type { ReactElement, ReactNode } from "react";
import { Icon } from "#renderers/icons/Icon.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { DragHandle } from "../rules/DragHandle.tsx";
import { useDragOrder } from "../rules/useDragOrder.ts";
import { audienceWords } from "./audienceWords.ts";
import { dayNames } from "./dayName.ts";
import { readAudience, visitorKinds } from "./itemAudience.ts";
import { itemsAt, nameOf, type WrittenItem } from "./everyItem.ts";

/** What the entries of a menu share, however deep they stand. */
export interface ItemListParts {
  open: string | undefined;
  titleOf(item: WrittenItem): string;
  isFaulty(item: WrittenItem): boolean;
  isChanged(pointer: string): boolean;
  onOpen(pointer: string): void;
  onMove(list: string, from: number, to: number): void;
  onShow(pointer: string, isShown: boolean): void;
  /** What stands below the open entry, where there is no place for it beside the list. */
  panel: ReactNode;
}

interface ItemListProps {
  list: string;
  label: string;
  parts: ItemListParts;
  depth?: number;
  children?: ReactNode;
}

/** The items of a menu, or of an item, in their order: each dragged by its handle or moved by keys, and shown or hidden by a switch. */
export function ItemList({ list, label, parts, depth = 0, children }: ItemListProps): ReactElement {
  const translate = useFixedText();
  const { language } = useUi();
  const { draft, mayEdit } = useConsoleTools();
  const items = itemsAt(draft.site, list);
  const order = useDragOrder(items.length, (name, to) => parts.onMove(list, Number(name), to));
  return (
    <ol className="rule-desk__list" data-depth={depth} aria-label={label}>
      {items.map((item, index) => {
        const pointer = `${list}/${index}`;
        const title = parts.titleOf(item);
        const { isHidden, kinds, days, daysFor, flags } = readAudience(item["when"]);
        const { dragged } = order;
        const from = dragged ? Number(dragged.name) : -1;
        const isTarget = dragged !== null && dragged.to === index && from !== index;
        const isOpen = parts.open === pointer;
        const { items: inside } = item;
        return (
          <li
            // An item is known by its name, and two of one name by their places.
            key={`${nameOf(item)} ${items.filter((other, place) => place < index && nameOf(other) === nameOf(item)).length}`}
            className="rule-entry"
            data-entry=""
            data-drop={isTarget ? (from < index ? "after" : "before") : undefined}
            data-dragged={dragged?.name === String(index) || undefined}
            data-open={isOpen || undefined}
          >
            <div className="rule-entry__line">
              <DragHandle
                name={pointer}
                title={title}
                handlers={mayEdit() ? order.handlers(String(index), index) : undefined}
              />
              <button
                type="button"
                className="rule-entry__open menu-entry__open"
                data-item={pointer}
                aria-expanded={isOpen}
                aria-label={translate("console.menus.open", { item: title })}
                onClick={() => parts.onOpen(pointer)}
              >
                <Icon name={typeof item["icon"] === "string" ? item["icon"] : undefined} />
                <span className="rule-entry__title" dir="auto">
                  {title}
                </span>
                <span className="menu-entry__who">
                  {[
                    ...(kinds.length === visitorKinds.length ? [] : [audienceWords(kinds, translate)]),
                    ...(days.length === 0
                      ? []
                      : [
                          translate("console.menus.away", {
                            days: dayNames(days, language, "short"),
                            who: audienceWords(daysFor, translate),
                          }),
                        ]),
                    ...flags,
                  ].join(" · ")}
                </span>
                {parts.isFaulty(item) ? (
                  <span className="badge" data-tone="negative">
                    {translate("console.field.faulty")}
                  </span>
                ) : null}
                {parts.isChanged(pointer) ? (
                  <span className="badge" data-tone="accent">
                    {translate("console.flags.changed")}
                  </span>
                ) : null}
              </button>
              <button
                type="button"
                role="switch"
                className="switch rule-entry__switch"
                aria-checked={!isHidden}
                aria-label={translate("console.menus.show", { item: title })}
                disabled={!mayEdit()}
                onClick={() => parts.onShow(pointer, isHidden)}
              >
                <span className="switch__track" aria-hidden="true" />
                <span aria-hidden="true">
                  {translate(isHidden ? "console.menus.isHidden" : "console.menus.isShown")}
                </span>
              </button>
            </div>
            {isOpen ? parts.panel : null}
            {Array.isArray(inside) && inside.length > 0 ? (
              <ItemList
                list={`${pointer}/items`}
                label={translate("console.menus.inside", { item: title })}
                parts={parts}
                depth={depth + 1}
              />
            ) : null}
          </li>
        );
      })}
      {children}
    </ol>
  );
}
