import { useMemo, useState, type ReactElement, type ReactNode } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { isEqual } from "#json/equal.ts";
import { readPointer } from "#json/pointer.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { Failure } from "#renderers/ui/Failure.tsx";
import { Waiting } from "#renderers/ui/Waiting.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { screens } from "../pages/PreviewChoices.tsx";
import { PictureFrame } from "../preview/PictureFrame.tsx";
import { siteTextOf, type Reader } from "../siteTextOf.ts";
import { useReader } from "../useReader.ts";
import { Choice } from "./Choice.tsx";
import { useAnswer } from "./useAnswer.ts";

/** A page of two configurations side by side, or of one: page, screen, visitor, language and theme are chosen for both. */
export function Pictures({ label, from, to }: BlockProps<"pictures">): ReactNode {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const later = String(to.value ?? "draft");
  const sides = [from === undefined ? later : String(from.value ?? "live"), later] as const;
  const before = useAnswer("drawSite", { of: sides[0] });
  // A draft that is another one by now is drawn anew.
  const after = useAnswer("drawSite", { of: sides[1] }, sides[1] === "draft" ? (draft.hash ?? "") : "");
  const states = [before.state, after.state];
  if (states.some(({ status }) => status === "failed"))
    return (
      <Failure
        message={translate("console.explain.failed")}
        onRetry={async () => {
          before.again();
          after.again();
        }}
      />
    );
  if (before.state.status !== "ready" || after.state.status !== "ready") return <Waiting shape="lines" />;
  const drawings = [before.state.value.drawing, after.state.value.drawing] as unknown as [DrawInput, DrawInput];
  if (drawings.some((drawing) => !drawing)) return <p className="text">{translate("console.explain.broken")}</p>;
  return (
    <section aria-label={label} className="pictures">
      <Pair before={drawings[0]} after={drawings[1]} isOne={from === undefined} />
    </section>
  );
}

interface PairProps {
  before: DrawInput;
  after: DrawInput;
  /** Both are the same, and drawn once. */
  isOne: boolean;
}

function Pair({ before, after, isOne }: PairProps): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const { review, draft } = useConsoleTools();
  const { impact } = review;
  const changed = useMemo(() => {
    const own = Object.keys({ ...before.layouts, ...after.layouts });
    const differing = own.filter((name) => !isEqual(before.layouts[name], after.layouts[name]));
    return new Set(isOne ? [] : [...differing, ...(impact?.documents ?? [])]);
  }, [before, after, impact, isOne]);
  const names = useMemo(() => {
    const all = Object.keys({ ...before.layouts, ...after.layouts }).toSorted();
    return [...all.filter((name) => changed.has(name)), ...all.filter((name) => !changed.has(name))];
  }, [before, after, changed]);
  const [chosen, setPage] = useState<string>();
  const [visitor, setVisitor] = useState("visitor");
  const [language, setLanguage] = useState(() => firstLanguage(before, after, reader.language));
  const [theme, setTheme] = useState<"dark" | "light">("dark");
  const page = chosen ?? names.find((name) => changed.has(name) && name.startsWith("page/")) ?? "page/index";
  const [screen, setScreen] = useState<keyof typeof screens>(innerWidth < screens.tablet[0] ? "phone" : "desktop");
  const view = { page, visitor, language, theme, screen: screens[screen] };
  return (
    <>
      <div className="explain__choices">
        <Choice
          label={translate("console.documents.choose")}
          value={page}
          options={names.map((value) => {
            const page = titled(value, after.layouts[value] ?? before.layouts[value], draft.site, reader);
            return { value, label: changed.has(value) ? translate("console.pictures.changed", { page }) : page };
          })}
          onChoose={setPage}
        />
        <Choice
          label={translate("console.field.width")}
          value={screen}
          options={Object.keys(screens).map((value) => ({ value, label: translate(`console.field.width.${value}`) }))}
          onChoose={(value) => setScreen(value as keyof typeof screens)}
        />
        <Choice
          label={translate("console.explain.role")}
          value={visitor}
          options={after.visitors.map(({ name }) => ({ value: name, label: translate(`console.explain.${name}`) }))}
          onChoose={setVisitor}
        />
        <Choice
          label={translate("console.explain.language")}
          value={language}
          options={after.languages.map((value) => ({
            value,
            label: isLanguageCode(value) ? languages[value].name : value,
          }))}
          onChoose={setLanguage}
        />
        <Choice
          label={translate("console.explain.theme")}
          value={theme}
          options={(["dark", "light"] as const).map((value) => ({
            value,
            label: translate(`console.explain.${value}`),
          }))}
          onChoose={(value) => setTheme(value === "light" ? "light" : "dark")}
        />
      </div>
      <div className="pictures__pair">
        {isOne ? null : <PictureFrame title={translate("console.changes.before")} drawing={before} view={view} />}
        <PictureFrame
          title={translate(isOne ? "console.revision.drawn" : "console.changes.after")}
          drawing={after}
          view={view}
        />
      </div>
    </>
  );
}

/** The language that shows what differs: one whose texts do, the reader's own where it is among them, or where none or all do. */
export function firstLanguage(
  before: Pick<DrawInput, "texts">,
  { texts, languages: offered }: Pick<DrawInput, "texts" | "languages">,
  own: string,
): string {
  const differing = offered.filter((code) => !isEqual(before.texts[code], texts[code]));
  const shown = differing.length === 0 ? offered : differing;
  return shown.includes(own) ? own : (shown[0] ?? "EN");
}

/** A document by its title, as the lists of pages have it, and by its name. */
function titled(name: string, layout: unknown, site: unknown, reader: Reader): string {
  const title = readPointer(layout, "/title") ?? readPointer(layout, "/root/title");
  const said = siteTextOf(title, site, reader);
  return said === undefined ? name : `${said} (${name})`;
}

/** Draws `pictures`. */
export const pictures = defineBlock({ kind: "pictures", component: Pictures });
