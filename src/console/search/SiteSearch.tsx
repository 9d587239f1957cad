import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from "react";
import { languages } from "#i18n/languages.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { Icon } from "#renderers/icons/Icon.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useMenu, type ShownMenuItem } from "#rendering/hooks/useMenu.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { bundledSite } from "../bundledSite.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useTextTables } from "../texts/useTextTables.ts";
import { useReader } from "../useReader.ts";
import { bestEntries } from "./bestEntries.ts";
import { siteEntries } from "./siteEntries.ts";

/** So many are shown: whoever wants another one writes more. */
const most = 40;

interface Found {
  key: string;
  title: string;
  about: string;
  icon?: string;
  go(): void;
}

/** Finds pages of the console and every place of the draft by words; Enter goes to the marked one. */
export function SiteSearch({ label, at }: BlockProps<"siteSearch">): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const id = useId();
  const { draft, place, ui } = useConsoleTools();
  const { language } = useUi();
  const pages = useMenu("console", at).flatMap((item) => item.items ?? item);
  const commands = useMenu("commands", at);
  const texts = useTextTables([language]).tables[language];
  const [words, setWords] = useState("");
  const sought = useDeferredValue(words);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { site } = draft;
  const entries = useMemo(
    () => (site === null ? [] : siteEntries({ site, bundled: bundledSite, texts: texts ?? {} }, reader)),
    [site, texts, reader],
  );
  const leave = (go: () => void) => () => {
    ui.closeAllDialogs();
    go();
  };
  const listed = (kind: "page" | "command") => (item: ShownMenuItem) => ({
    key: `${kind} ${item.id}`,
    title: item.label,
    about: translate(kind === "page" ? "console.search.page" : "console.search.command"),
    ...(item.icon === undefined ? {} : { icon: item.icon }),
    go: leave(() => void item.onPress()),
  });
  const desks = [...pages.map(listed("page")), ...commands.map(listed("command"))];
  const places = useMemo(() => bestEntries(entries, sought), [entries, sought]);
  const found: readonly Found[] =
    sought.trim() === ""
      ? desks
      : [
          ...bestEntries(desks, sought),
          ...places
            .slice(0, most)
            .map(({ pointer, title, about }) => ({ key: pointer, title, about, go: leave(() => place.go(pointer)) })),
        ];
  const count = sought.trim() === "" ? desks.length : found.length + Math.max(0, places.length - most);
  const marked = Math.min(active, found.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: "nearest" });
  }, [marked]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || found.length === 0) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setActive((marked + step + found.length) % found.length);
    else if (event.key === "Enter") found[marked]?.go();
    else return;
    event.preventDefault();
  };
  const direction = isLanguageCode(language) ? languages[language].direction : "ltr";
  return (
    <div className="site-search" dir={direction}>
      <label className="field__label" htmlFor={id}>
        {translate("console.search.words")}
      </label>
      {/* oxlint-disable jsx-a11y/no-autofocus -- the dialog was opened to write here */}
      <input
        id={id}
        className="input"
        type="text"
        role="combobox"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length === 0 ? undefined : `${id}-${marked}`}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      {/* oxlint-enable jsx-a11y/no-autofocus */}
      <p className="text" data-size="s" data-tone="muted" role="status">
        {found.length === 0
          ? translate("console.search.none")
          : translate(places.length > most ? "console.search.more" : "console.search.found", { count })}
      </p>
      <div ref={list} id={`${id}-list`} className="site-search__list" role="listbox" aria-label={label}>
        {found.map((each, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's
          <div
            key={each.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            className="site-search__entry"
            aria-selected={index === marked}
            onClick={each.go}
          >
            {each.icon === undefined ? null : <Icon name={each.icon} />}
            <span className="site-search__title" dir="auto">
              {each.title}
            </span>
            <span className="site-search__about" dir="auto">
              {each.about}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Draws `siteSearch`. */
export const siteSearch = defineBlock({ kind: "siteSearch", component: SiteSearch });
