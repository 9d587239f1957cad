import { useId, useRef, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { type Centre as ShownCentre, useCentre } from "#rendering/hooks/useCentre.tsx";
import type { ShownMenuItem } from "#rendering/hooks/useMenu.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { MenuEntry } from "../blocks/MenuEntry.tsx";
import { Icon } from "../icons/Icon.tsx";
import { useKeptFocus } from "../ui/useKeptFocus.ts";
import { useKeptScroll } from "../ui/useKeptScroll.ts";
import { useModal } from "../ui/useModal.ts";
import { usePageMark } from "../ui/usePageMark.ts";

/**
 * An overlay whose menu lists pages: beside the page on a desktop; on a phone the whole screen is the menu or a page,
 * and the way back leads from the page to the menu and from there out. Where there is one page alone, no menu lists it. It is shown
 * once its page is there.
 */
export function Centre(props: BlockProps<"centre">): ReactElement {
  const shown = useCentre(props);
  // What stands for a page that is on its way asks for it.
  return shown.isLoaded ? <Overlay {...props} shown={shown} /> : <>{shown.content}</>;
}

function Overlay({ shown, ...props }: BlockProps<"centre"> & { shown: ShownCentre }): ReactElement {
  const { title, head } = props;
  const id = useId();
  const text = useFixedText();
  const { page, isDefault, items, content, list, close } = shown;
  const isAlone = items.length === 1 && items[0]?.page === page;
  // The address says which it is, so that the browser's way back leads through them too.
  const view = isAlone ? "single" : isDefault ? "menu" : "page";
  const room = useRef<HTMLDivElement>(null);
  useKeptFocus(room);
  const dialog = useModal({ onEscape: () => void close() });
  usePageMark("held", true);
  useKeptScroll(`centre ${props.area}`, page, () => {
    // On a low screen the whole centre scrolls.
    const whole = room.current?.closest("dialog");
    return room.current && whole ? [whole, room.current] : [];
  });
  const current = findCurrent(items);
  const back = (): void => {
    void (view === "page" ? list() : close());
  };
  return (
    <dialog ref={dialog} className="centre" data-view={view} aria-labelledby={id}>
      <div className="centre__head">
        {view === "single" ? null : (
          <button type="button" className="icon-button centre__back" aria-label={text("ui.centre.back")} onClick={back}>
            <Icon name="arrow-start" />
          </button>
        )}
        <h2 id={id} className="centre__title" tabIndex={-1} data-first>
          {view === "page" ? (current?.label ?? shown.title ?? title) : title}
        </h2>
        <button type="button" className="icon-button" aria-label={text("ui.dialog.close")} onClick={() => void close()}>
          <Icon name="close" />
        </button>
      </div>
      {view === "single" ? null : (
        <div className="centre__menu">
          {head}
          <nav className="menu menu--side" aria-label={title}>
            <ul className="menu__list">
              {items.map((item) => (
                <MenuEntry key={item.id} iconSize={20} item={item} />
              ))}
            </ul>
          </nav>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a page of words alone has to be scrolled by keys, too */}
      <div ref={room} className="centre__page" role="group" aria-labelledby={id} tabIndex={0}>
        {view === "single" ? head : null}
        {content}
      </div>
    </dialog>
  );
}

function findCurrent(items: readonly ShownMenuItem[]): ShownMenuItem | undefined {
  for (const item of items) {
    const found = item.isCurrent ? item : item.items && findCurrent(item.items);
    if (found) return found;
  }
  return undefined;
}

/** Draws `centre`. */
export const centre = defineBlock({ kind: "centre", component: Centre });
