import type { ReactElement } from "react";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useReader } from "../useReader.ts";
import type { PageEntry } from "./pageEntries.ts";
import { pageTitle } from "./pageTitle.ts";

interface EditorHeadProps {
  entry: PageEntry;
  /** Is what the document says beside its nodes looked at? */
  isDocument: boolean;
  onDocument(): void;
}

/** Which document is edited, the way back to the list, and the way back to what is bundled. */
export const EditorHead = observing(function EditorHead({
  entry,
  isDocument,
  onDocument,
}: EditorHeadProps): ReactElement {
  const translate = useFixedText();
  const reader = useReader();
  const { draft, route, writing, mayEdit } = useConsoleTools();
  const back = async () => {
    route.push("/documents", { tab: "pages" });
    return { ok: true } as const;
  };
  const goBundled = async () => {
    writing.write(entry.document, undefined);
    draft.edit(entry.document, undefined);
    return { ok: true } as const;
  };
  return (
    <header className="page-editor__head">
      <PressButton
        variant="ghost"
        size="s"
        icon="chevron-start"
        label={translate("console.pages.back")}
        onPress={back}
      />
      <h2 className="page-editor__title">
        <bdi>{pageTitle(entry, draft.site, reader)}</bdi> <code dir="ltr">{entry.key}</code>
      </h2>
      {entry.sort === "form" ? null : (
        <button
          type="button"
          className="button button--secondary"
          data-size="s"
          aria-pressed={isDocument}
          onClick={onDocument}
        >
          {translate("console.pages.document")}
        </button>
      )}
      {entry.isOwn && entry.isReplacing && mayEdit() ? (
        <PressButton variant="ghost" size="s" label={translate("console.documents.remove")} onPress={goBundled} />
      ) : null}
      <p className="page-editor__state" data-tone="muted" role="status">
        {entry.isOwn ? "" : translate("console.documents.bundled")}
      </p>
    </header>
  );
});
