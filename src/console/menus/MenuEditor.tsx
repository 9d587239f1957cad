import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactElement } from "react";
import { mostLevels } from "#compile/menus/menus.ts";
import { weekdayAt, weekdays } from "#compile/time/weekdayAt.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import { useWidth } from "#renderers/ui/useWidth.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useSiteLanguage } from "../rules/useFormDrawing.ts";
import { siteTextOf } from "../siteTextOf.ts";
import { useTextTables } from "../texts/useTextTables.ts";
import { languagesOf, withText } from "../texts/ownText.ts";
import { useReader } from "../useReader.ts";
import { DrawnMenus } from "./DrawnMenus.tsx";
import { readAudience, writeAudience } from "./itemAudience.ts";
import { itemFaults, labelKey, languagesWithout } from "./itemFaults.ts";
import { ItemList } from "./ItemList.tsx";
import { ItemPanel } from "./ItemPanel.tsx";
import { MenuViews, type MenuLook } from "./MenuViews.tsx";
import {
  depthOf,
  everyItem,
  freeName,
  itemOf,
  itemsAt,
  moveTo,
  nameOf,
  placeIn,
  withItemIn,
  withoutItem,
  type WrittenItem,
} from "./everyItem.ts";
import { leadTo } from "./menuTargets.ts";
import { NewItem } from "./NewItem.tsx";
import { PagesOfMenu } from "./PagesOfMenu.tsx";
import { useMenuPicks } from "./useMenuPicks.ts";
import { useMenuSite } from "./useMenuSite.ts";

interface MenuEditorProps {
  name: string;
  title: string;
  path: string;
  schema: string;
}

/** From this width on an entry has a column of its own. */
const threeColumns = 1000;

/** One menu: its entries in order, what the open one is, and the menu itself as each visitor sees it. */
export function MenuEditor({ name, title, path, schema }: MenuEditorProps): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const { draft, place, review, mayEdit } = useConsoleTools();
  const { site } = draft;
  const ui = useUi();
  const codes = languagesOf(site);
  const [look, setLook] = useState<Partial<MenuLook>>({});
  const language = look.language ?? (codes.includes(ui.language) ? ui.language : (codes[0] ?? "EN"));
  const { tables } = useTextTables(useMemo(() => [...new Set(["EN", ui.language, ...codes])], [ui.language, codes]));
  const texts = useSiteLanguage(language);
  const around = useMenuSite();
  const picks = useMenuPicks(around, tables);
  const [today] = useState(() => weekdays.find((each) => each === weekdayAt(Date.now(), around.zone)) ?? "Mon");
  const day = look.day ?? today;
  const [box, room] = useWidth<HTMLElement>(innerWidth);
  const [choice, setChoice] = useState<{ open: string | undefined; over: unknown }>();
  const [said, setSaid] = useState("");
  const menu = `${path}/${name}`;
  const list = `${menu}/items`;
  const focus = useRef<string>(undefined);
  useLayoutEffect(() => {
    // What moved, or stands where something went, has the focus.
    if (focus.current !== undefined) box.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });
  const { wanted } = place;
  // The entry that was opened, or the one of a place that somebody wants to see: whichever is the later word.
  const asked = itemOf(menu, place.within(menu) ?? menu);
  const open = choice !== undefined && (choice.over === wanted || asked === undefined) ? choice.open : asked;
  const setOpen = (pointer: string | undefined) => setChoice({ open: pointer, over: wanted });
  useEffect(() => {
    const at = itemOf(menu, place.take(menu) ?? menu);
    if (at !== undefined) box.current?.querySelector<HTMLElement>(`[data-item="${at}"]`)?.focus();
  }, [place, wanted, menu, box]);
  const features = useMemo(() => new Set(picks.flags.map(({ value }) => value)), [picks.flags]);
  const titleOf = (item: WrittenItem) => siteTextOf(labelKey(item), site, reader) ?? labelKey(item) ?? nameOf(item);
  const faultsOf = (item: WrittenItem) => {
    const key = labelKey(item);
    const without = key === undefined ? [] : languagesWithout(key, codes, site, tables);
    return itemFaults(item, { site, menu: name, around, features, without });
  };
  const changed = review.entries.map(({ pointer }) => pointer).filter((pointer) => pointer.startsWith(`${list}/`));
  const changeMenu = (after: unknown) => draft.change(menu, readPointer(site, menu), after);
  const write = (at: string, item: WrittenItem) => draft.change(at, readPointer(site, at), item);
  const move = (of: string, from: number, to: number) => {
    const items = itemsAt(site, of);
    const [item = {}] = items.slice(from, from + 1);
    focus.current = `[data-handle="${of}/${to}"]`;
    setOpen(undefined);
    draft.change(of, items, moveTo(items, from, to));
    setSaid(translate("console.field.moved", { field: titleOf(item), place: to + 1, count: items.length }));
  };
  const show = (at: string, isShown: boolean) => {
    const { when, ...others } = itemsAt(site, placeIn(at).list)[placeIn(at).place] ?? {};
    const next = writeAudience({ ...readAudience(when), isHidden: !isShown });
    write(at, next === undefined ? others : { ...others, when: next });
  };
  const remove = (at: string) => {
    const { list: of, place: index } = placeIn(at);
    const count = itemsAt(site, of).length;
    const next = count > 1 ? `${of}/${Math.min(index, count - 2)}` : undefined;
    focus.current = next === undefined ? ".menu-new input" : `[data-item="${next}"]`;
    setOpen(undefined);
    setSaid(translate("console.menus.removed", { item: titleOf(itemsAt(site, of)[index] ?? {}) }));
    changeMenu(withoutItem(readPointer(site, menu), at.slice(menu.length)));
  };
  const add = ({ key, words }: { key: string; words: string }) => {
    const target = around.targets.find((each) => each.key === key);
    if (!target) return;
    const id = freeName(readPointer(site, menu), key.slice(key.indexOf("/") + 1));
    const ownKey = `menu.own.${name}.${id}`;
    const label = words === "" && target.title !== undefined ? target.title : ownKey;
    const items = itemsAt(site, list);
    const after = { ...site, menus: { ...(isRecord(site?.["menus"]) ? site["menus"] : {}) } };
    const grown = { ...(readPointer(site, menu) as object), items: [...items, leadTo({ id, label }, target, name)] };
    const menus = { ...after.menus, [name]: grown };
    const spoken = label === ownKey ? withText(site, language, ownKey, words || key) : site;
    // Entry and words are one step, and taken back as one.
    const parts = (of: unknown, own: unknown) => ({ texts: readPointer(of, "/texts"), menus: own });
    draft.change("", parts(site, site?.["menus"]), parts(spoken, menus));
    setOpen(`${list}/${items.length}`);
  };
  const opened = open === undefined ? undefined : readPointer(site, open);
  const isWide = room >= threeColumns;
  const holdersOf = (at: string, item: WrittenItem) => [
    { value: "", label: title },
    ...everyItem(site, list)
      .filter(({ item: other, pointer, depth }) => {
        const isInside = `${pointer}/`.startsWith(`${at}/`);
        return Array.isArray(other["items"]) && !isInside && depth + 1 + depthOf(item) <= mostLevels;
      })
      .map(({ item: other, pointer }) => ({ value: pointer.slice(menu.length), label: titleOf(other) })),
  ];
  const hold = (at: string, holder: string) => {
    setOpen(undefined);
    changeMenu(withItemIn(readPointer(site, menu), at.slice(menu.length), holder));
  };
  const panel =
    open === undefined || !isRecord(opened) ? null : (
      <ItemPanel
        key={open}
        item={opened}
        title={titleOf(opened)}
        pointer={open}
        menu={name}
        schema={schema}
        around={around}
        picks={picks}
        faults={faultsOf(opened)}
        holders={holdersOf(open, opened)}
        holder={placeIn(open)
          .list.slice(menu.length)
          .replace(/\/items$/, "")}
        onWrite={(item) => write(open, item)}
        onHold={(holder) => hold(open, holder)}
        onDay={(picked) => setLook({ ...look, day: picked })}
        onRemove={() => remove(open)}
        onClose={() => {
          focus.current = `[data-item="${open}"]`;
          setOpen(undefined);
        }}
      />
    );
  return (
    <section ref={box} className="rule-desk" data-columns={isWide ? (panel ? 3 : 2) : 1} aria-label={title}>
      <MenuViews
        language={language}
        theme={look.theme ?? ui.theme}
        day={day}
        codes={codes}
        onLook={(next) => setLook({ ...look, ...next })}
      />
      <div className="rule-desk__fields">
        <p className="rule-desk__hint text" data-size="s" data-tone="muted">
          {translate("console.menus.hint")}
        </p>
        <ItemList
          list={list}
          label={translate("console.menus.entries")}
          parts={{
            open,
            titleOf,
            isFaulty: (item) => faultsOf(item).length > 0,
            isChanged: (pointer) => changed.some((each) => `${each}/`.startsWith(`${pointer}/`)),
            onOpen: (pointer) => setOpen(open === pointer ? undefined : pointer),
            onMove: move,
            onShow: show,
            panel: isWide ? null : panel,
          }}
        />
        <PagesOfMenu name={name} />
        {mayEdit() ? <NewItem targets={picks.targets} onAdd={add} /> : null}
        <p className="only-read" role="status">
          {said}
        </p>
      </div>
      {texts ? (
        <DrawnMenus name={name} around={around} texts={texts} theme={look.theme ?? ui.theme} day={day} />
      ) : (
        <div className="skeleton" aria-busy="true" />
      )}
      {isWide ? panel : null}
    </section>
  );
}
