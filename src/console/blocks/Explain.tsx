import { useEffect, useState, type ReactElement } from "react";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { languages } from "#i18n/languages.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { Failure } from "#renderers/ui/Failure.tsx";
import { Waiting } from "#renderers/ui/Waiting.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { PreviewPage } from "../preview/PreviewPage.tsx";
import { usePreviewTexts } from "../preview/usePreviewTexts.ts";
import { Choice } from "./Choice.tsx";

/** Draws the draft's pages as a visitor of a kind would see them, and explains whatever is pressed. */
export function Explain({ label }: BlockProps<"explain">): ReactElement {
  const translate = useFixedText();
  const { draft, preview } = useConsoleTools();
  const hash = draft.state.status === "ready" ? draft.state.draft.hash : null;
  useEffect(() => {
    if (hash !== null) void preview.load();
  }, [preview, hash]);
  const { state } = preview;
  if (state.status === "failed") {
    return <Failure message={translate("console.explain.failed")} onRetry={() => preview.load()} />;
  }
  if (state.status === "loading") return <Waiting shape="lines" />;
  // The contract leaves open what a drawing is made of: the gate's own shape, and the same program on both sides.
  const drawing = state.preview.drawing as DrawInput | null;
  if (!drawing) return <p className="text">{translate("console.explain.broken")}</p>;
  return (
    <section aria-label={label} className="explain">
      <Chooser drawing={drawing} />
    </section>
  );
}

function Chooser({ drawing }: { drawing: DrawInput }): ReactElement {
  const translate = useFixedText();
  const names = Object.keys(drawing.layouts).toSorted();
  const [name, setName] = useState("page/index");
  const [person, setPerson] = useState("visitor");
  const [language, setLanguage] = useState(drawing.languages[0] ?? "EN");
  const [theme, setTheme] = useState<"dark" | "light">("dark");
  const texts = usePreviewTexts(drawing, language);
  const shown = names.includes(name) ? name : (names[0] ?? "");
  const visitor = drawing.visitors.find((each) => each.name === person) ?? drawing.visitors[0];
  const named = (value: string) => ({ value, label: isLanguageCode(value) ? languages[value].name : value });
  return (
    <>
      <div className="explain__choices">
        <Choice
          label={translate("console.documents.choose")}
          value={shown}
          options={names.map((each) => ({ value: each, label: each }))}
          onChoose={setName}
        />
        <Choice
          label={translate("console.explain.role")}
          value={person}
          options={drawing.visitors.map((each) => ({
            value: each.name,
            label: translate(`console.explain.${each.name}`),
          }))}
          onChoose={setPerson}
        />
        <Choice
          label={translate("console.explain.language")}
          value={language}
          options={drawing.languages.map(named)}
          onChoose={setLanguage}
        />
        <Choice
          label={translate("console.explain.theme")}
          value={theme}
          options={(["dark", "light"] as const).map((each) => ({
            value: each,
            label: translate(`console.explain.${each}`),
          }))}
          onChoose={(value) => setTheme(value === "light" ? "light" : "dark")}
        />
      </div>
      {texts && visitor ? (
        // Another page or visitor is another preview: what was chosen in the one before is not there any more.
        <PreviewPage
          key={`${shown} ${visitor.name} ${texts.language}`}
          drawing={drawing}
          view={{ name: shown, visitor, texts, theme }}
        />
      ) : null}
    </>
  );
}

/** Draws `explain`. */
export const explainBlock = defineBlock({ kind: "explain", component: Explain });
