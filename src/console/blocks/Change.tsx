import type { ReactElement } from "react";
import type { DiffEntry } from "#contracts/api.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { takeBack } from "../takeBack.ts";
import { Side } from "./Side.tsx";

const tones: Record<DiffEntry["kind"], string> = {
  added: "positive",
  removed: "negative",
  changed: "accent",
  moved: "warning",
};

/** One difference between live and the draft: place, before and after, and the way to take it back. */
export function Change({ entry, isUnseen }: { entry: DiffEntry; isUnseen: boolean }): ReactElement {
  const translate = useFixedText();
  const { draft, ui, mayEdit } = useConsoleTools();
  const { kind, pointer, label, before, after } = entry;
  const name = label || pointer;
  const undo = async () => {
    // What live changed meanwhile belongs into the draft first, or the entry would not be about it.
    if (draft.state.status === "ready" && draft.state.draft.behind === true) await draft.rebase({});
    const edit = takeBack(draft.site, entry);
    if (edit === null) {
      ui.toasts.add(() => translate("console.changes.cannotTakeBack"), "warning");
      return { ok: false } as const;
    }
    draft.edit(edit.pointer, edit.value);
    await draft.flush();
    return { ok: true } as const;
  };
  return (
    <li className="change">
      <div className="change__head">
        <span className="badge" data-tone={tones[kind]}>
          {translate(`console.changes.${kind}`)}
        </span>
        {isUnseen ? (
          <span className="badge" data-tone="warning">
            {translate("console.changes.unseen")}
          </span>
        ) : null}
        <strong>{name}</strong>
        <code className="change__place" dir="ltr">
          {pointer}
        </code>
        {mayEdit() ? (
          <PressButton
            variant="ghost"
            size="s"
            label={translate("console.changes.takeBack")}
            name={translate("console.changes.takeBackOf", { place: name })}
            onPress={undo}
          />
        ) : null}
      </div>
      <Side title={translate("console.changes.before")} kind="before" value={before} />
      <Side title={translate("console.changes.after")} kind="after" value={after} />
    </li>
  );
}
