import { useEffect, useId, useRef, useState, type FormEvent, type ReactElement } from "react";
import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { Choice } from "../blocks/Choice.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useReader } from "../useReader.ts";
import { toPageName } from "./toPageName.ts";
import { nameOfKey, type PageEntry } from "./pageEntries.ts";
import { pageTitle } from "./pageTitle.ts";
import { templateNames, withCopy, withNewPage, type NewPageWish } from "./withNewPage.ts";
import { usePlot } from "./usePlot.ts";

interface NewPageProps {
  entries: readonly PageEntry[];
  /** Name of a template, or the key of the document that is copied. */
  template: string;
  onClose(): void;
}

/** Pages that have no place of their own: their centre lists them. */
const areas = ["page", "personal-centre", "agent-centre"] as const;

/** Makes a page from a template or as a copy, with its texts and its menu entry; dialogs and parts are copied under another name. */
export const NewPage = observing(function NewPage({ entries, template, onClose }: NewPageProps): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const id = useId();
  const { draft, place } = useConsoleTools();
  const { site } = draft;
  const copied = entries.find(({ key }) => key === template);
  const isPlain = copied?.sort === "dialog" || copied?.sort === "part" || copied?.sort === "form";
  const [chosen, setTemplate] = useState(template);
  const [title, setTitle] = useState("");
  const [name, setName] = useState<string>();
  const [area, setArea] = useState<NewPageWish["area"]>(areaOf(copied));
  const [menu, setMenu] = useState("");
  const wished = name ?? freshName(toPageName(title), entries, isPlain ? copied.key.split("/")[0] : undefined);
  const plot = usePlot(`/pages/${wished}/texts`, wished);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isKnown = entries.some(
    ({ key }) => nameOfKey(key) === wished && (isPlain ? key.startsWith(`${copied.sort}/`) : true),
  );
  const isSound = (copied?.sort === "form" ? /^[a-z][A-Za-z0-9.]{0,63}$/ : /^[A-Za-z][A-Za-z0-9]{0,63}$/).test(wished);
  const fault = wished === "" ? "" : !isSound ? "console.pages.nameWrong" : isKnown ? "console.pages.nameKnown" : "";
  const menus = isRecord(readPointer(site, "/menus")) ? Object.keys(readPointer(site, "/menus") as object) : [];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wished === "" || fault !== "" || (!isPlain && title.trim() === "")) return;
    const wish = { name: wished, title: title.trim(), area, template: chosen, menu };
    const next = isPlain
      ? withCopy(site, copied, wished)
      : withNewPage(
          site,
          wish,
          entries.find(({ key }) => key === chosen),
          plot,
        );
    const parts = (of: unknown) => ({
      layouts: readPointer(of, "/layouts"),
      pages: readPointer(of, "/pages"),
      menus: readPointer(of, "/menus"),
      forms: readPointer(of, "/forms"),
    });
    draft.change("", parts(site), parts(next));
    onClose();
    place.go(
      copied?.sort === "form"
        ? `/forms/${wished}`
        : isPlain
          ? `/layouts/${copied.key.split("/")[0]}~1${wished}/root`
          : `/pages/${wished}/layout/root`,
    );
  };
  return (
    <form className="new-page" aria-label={translate("console.pages.new")} onSubmit={handleSubmit}>
      {isPlain ? null : (
        <div className="field">
          <label className="field__label" htmlFor={`${id}-title`}>
            {translate("console.pages.titleOf")}
          </label>
          <input
            ref={first}
            id={`${id}-title`}
            className="input"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
      )}
      <div className="field">
        <label className="field__label" htmlFor={`${id}-name`}>
          {translate("console.pages.nameOf")}
        </label>
        {fault === "" ? null : (
          <p id={`${id}-fault`} className="field__error" role="alert">
            {translate(fault)}
          </p>
        )}
        <input
          id={`${id}-name`}
          className="input"
          dir="ltr"
          value={wished}
          aria-invalid={fault !== "" || undefined}
          aria-describedby={fault === "" ? undefined : `${id}-fault`}
          onChange={({ target }) => setName(target.value.trim())}
        />
      </div>
      {isPlain ? null : (
        <>
          <Choice
            label={translate("console.pages.template")}
            value={chosen}
            options={[
              ...templateNames.map((value) => ({ value, label: translate(`console.pages.template.${value}`) })),
              ...entries
                .filter(({ sort }) => sort === "page" || sort === "centre")
                .map((entry) => ({
                  value: entry.key,
                  label: translate("console.pages.copyOf", { page: pageTitle(entry, site, reader) }),
                })),
            ]}
            onChoose={setTemplate}
          />
          <Choice
            label={translate("console.pages.area")}
            value={area}
            options={areas.map((value) => ({ value, label: translate(`console.pages.area.${value}`) }))}
            onChoose={(value) => setArea(value as NewPageWish["area"])}
          />
          {area === "page" ? (
            <Choice
              label={translate("console.pages.menu")}
              value={menu}
              options={[
                { value: "", label: translate("console.pages.noMenu") },
                ...menus
                  .filter((each) => each !== "$schema" && !each.endsWith("Centre"))
                  .map((value) => ({ value, label: translate(`schema.menus.${value}`) })),
              ]}
              onChoose={setMenu}
            />
          ) : null}
        </>
      )}
      <div className="form__buttons">
        <button type="submit" className="button button--primary">
          {translate("console.pages.make")}
        </button>
        <button type="button" className="button button--ghost" onClick={onClose}>
          {translate("console.pages.cancel")}
        </button>
      </div>
    </form>
  );
});

function areaOf(entry: PageEntry | undefined): NewPageWish["area"] {
  const area = entry?.key.slice(0, entry.key.indexOf("/"));
  return areas.find((each) => each === area) ?? "page";
}

/** A name that no document has: the same with a number at its end. */
function freshName(name: string, entries: readonly PageEntry[], area: string | undefined): string {
  const taken = new Set(
    entries.filter(({ key }) => area === undefined || key.startsWith(`${area}/`)).map(({ key }) => nameOfKey(key)),
  );
  if (name === "" || !taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}
