import { useState, type ReactElement, type Ref } from "react";
import type { DiffEntry } from "#contracts/api.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { differingPart } from "../differingPart.ts";
import type { PlaceWords } from "../placeWords.ts";
import { takeBack } from "../takeBack.ts";
import type { ToldEntry } from "../useToldTexts.ts";
import { CommentBox } from "./CommentBox.tsx";
import { PlaceLink } from "./PlaceLink.tsx";
import { Side } from "./Side.tsx";

const tones: Record<DiffEntry["kind"], string> = {
  added: "positive",
  removed: "negative",
  changed: "accent",
  moved: "warning",
};

interface ChangeProps {
  entry: DiffEntry;
  /** What it is for whoever reads the site. */
  told: ToldEntry["told"];
  words: PlaceWords;
  isUnseen: boolean;
  /** It cannot be taken back here. */
  isFixed: boolean;
  /** It can be commented on. */
  isOpen: boolean;
  /** Where it stands among how many. */
  place: { index: number; of: number };
  /** Takes its height. */
  measure?: Ref<HTMLLIElement>;
}

/** One difference between live and the draft: its place in words, before and after, and the way to take it back. */
export const Change = observing(function Change(props: ChangeProps): ReactElement {
  const { entry, told, words, isUnseen, isFixed, isOpen, place, measure } = props;
  const translate = useFixedText();
  const { draft, review, ui, mayEdit, comments } = useConsoleTools();
  const [isSaying, setSaying] = useState(false);
  const thread = isOpen ? comments.openAt(entry.pointer) : undefined;
  const { pointer } = entry;
  const { kind, before, after } = told;
  const name = [words.page, ...words.steps].join(" › ");
  const isText = typeof before === "string" && typeof after === "string";
  const [was, is] = isText ? differingPart(before, after) : [];
  const undo = async () => {
    // What live changed meanwhile belongs into the draft first, or the entry would not be about it.
    if (draft.state.status === "ready" && draft.state.draft.behind === true) await draft.rebase({});
    const edit = takeBack(draft.site, entry);
    if (edit === null) {
      ui.toasts.add(() => translate("console.changes.cannotTakeBack"), "warning");
      return { ok: false } as const;
    }
    draft.edit(edit.pointer, edit.value);
    review.noteTakenBack(entry, edit.pointer, edit.value);
    await draft.flush();
    return { ok: true } as const;
  };
  return (
    <li
      ref={measure}
      className="change"
      data-index={place.index}
      aria-posinset={place.index + 1}
      aria-setsize={place.of}
    >
      <div className="change__head">
        <span className="badge" data-tone={tones[kind]}>
          {translate(`console.changes.${kind}`)}
        </span>
        {isUnseen ? (
          <span className="badge" data-tone="warning">
            {translate("console.changes.unseen")}
          </span>
        ) : null}
        <PlaceLink pointer={pointer} words={words} />
        {isOpen ? (
          <button
            type="button"
            className="button button--ghost"
            data-size="s"
            aria-expanded={isSaying || thread !== undefined}
            aria-label={translate("console.comments.of", { place: name })}
            onClick={() => setSaying(!isSaying)}
          >
            {translate("console.comments.open")}
          </button>
        ) : null}
        {mayEdit() && !isFixed ? (
          <PressButton
            variant="ghost"
            size="s"
            icon="undo"
            label={translate("console.changes.takeBack")}
            name={translate("console.changes.takeBackOf", { place: name })}
            onPress={undo}
          />
        ) : null}
      </div>
      <Side title={translate("console.changes.before")} kind="before" pointer={pointer} value={before} parts={was} />
      <Side title={translate("console.changes.after")} kind="after" pointer={pointer} value={after} parts={is} />
      {isSaying || thread ? <CommentBox pointer={pointer} thread={thread} isAsked={isSaying} /> : null}
    </li>
  );
});
