import type { ReactElement } from "react";
import { productLanguage } from "#compile/checks/valueFaults.ts";
import { toPointer } from "#json/pointer.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { ownTexts, type TextCell } from "./textRows.ts";

interface TextOriginProps {
  /** The text's key. */
  name: string;
  cell: TextCell;
  /** The language's own name. */
  called: string;
}

/** What a translation was made from, where that says something else by now, and a press that says it fits all the same. */
export function TextOrigin({ name, cell, called }: TextOriginProps): ReactElement | null {
  const translate = useFixedText();
  const { draft, origins, ui, mayEdit } = useConsoleTools();
  const { language, bundled, was, fits } = cell;
  if (was === undefined) return null;
  const confirm = async () => {
    if (fits === "draft") {
      draft.edit(toPointer("texts", language, name), bundled);
      return { ok: true } as const;
    }
    const english = ownTexts(draft.site, productLanguage);
    const plain = name.replace(/_(?:zero|one|two|few|many|other)$/, "_other");
    const answer = await origins.confirm({ language, key: name, source: english[name] ?? english[plain] ?? null });
    if (!answer.ok) ui.toasts.add(() => translate("console.texts.moved"), "warning");
    return { ok: answer.ok };
  };
  return (
    <div className="text-cell__was">
      <span dir="auto">{translate("console.texts.madeFrom", { text: was })}</span>
      {fits === undefined || !mayEdit() ? null : (
        <PressButton
          size="s"
          label={translate("console.texts.fits")}
          name={translate("console.texts.fitsOf", { key: name, language: called })}
          onPress={confirm}
        />
      )}
    </div>
  );
}
