import { useId, useState, type ReactElement } from "react";
import { Waiting } from "#renderers/ui/Waiting.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { failureWords } from "../assets/failureWords.ts";
import { FaultList } from "../assets/FaultList.tsx";
import { FindingList } from "../blocks/FindingList.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { CopyReview } from "./CopyReview.tsx";
import { OtherPlatform } from "./OtherPlatform.tsx";
import type { CopiedSite } from "#stores/CopyStore.ts";
import { mostFileBytes, readSiteFile } from "./siteFile.ts";
import { useCopyStore } from "./useCopyStore.ts";
import type { Diagnostic } from "#contracts/api.ts";

/** Takes a site of another platform in, as a draft: the file, what it would change, and which parts of it are wanted. */
export function SiteCopy({ label }: BlockProps<"siteCopy">): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const { mayEdit, ui, route } = useConsoleTools();
  const copy = useCopyStore();
  const { state } = copy;
  const [faults, setFaults] = useState<readonly string[]>([]);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    copy.clear();
    if (file.size > mostFileBytes) return setFaults([`${file.name}: ${translate("console.copy.file.large")}`]);
    const text = await file.text().catch(() => "");
    const found = readSiteFile(text);
    if (!found.ok) return setFaults([`${file.name}: ${translate(`console.copy.file.${found.why}`)}`]);
    setFaults([]);
    await copy.look(file.name, found.site);
  };
  const readOther = (name: string, site: CopiedSite) => {
    setFaults([]);
    return copy.look(name, site);
  };
  const handleTaken = (left: readonly string[]) => {
    for (const each of left) ui.toasts.add(() => each, "warning");
    ui.toasts.add(() => translate("console.copy.taken"), "positive");
    route.push("/changes");
  };
  return (
    <section className="site-copy" aria-label={label}>
      {mayEdit() ? (
        <>
          <OtherPlatform onRead={(name, site) => void readOther(name, site)} />
          <div className="field">
            <label className="field__label" htmlFor={id}>
              {translate("console.copy.choose")}
            </label>
            <input
              id={id}
              type="file"
              className="input"
              accept=".json,application/json"
              aria-busy={state.status === "looking" || undefined}
              aria-describedby={`${id}-faults`}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                void read(file);
                // The same file may be chosen again once it was mended.
                target.value = "";
              }}
            />
            <div id={`${id}-faults`}>
              <FaultList faults={faults} />
            </div>
          </div>
        </>
      ) : null}
      {state.status === "looking" ? <Waiting shape="lines" /> : null}
      {state.status === "refused" ? (
        <>
          <FaultList faults={[`${state.name}: ${failureWords(state.failure, translate)}`]} />
          {problemsIn(state.failure.details).length === 0 ? null : (
            <FindingList
              title={translate("console.copy.tooMuch")}
              tone="negative"
              problems={problemsIn(state.failure.details)}
            />
          )}
          <div>
            <button
              type="button"
              className="button button--secondary"
              data-size="s"
              onClick={() => void copy.look(state.name, state.file)}
            >
              {translate("ui.data.retry")}
            </button>
          </div>
        </>
      ) : null}
      {state.status === "ready" ? (
        <CopyReview key={`${state.name} ${state.file.seq}`} {...state} onTaken={handleTaken} />
      ) : null}
    </section>
  );
}

function problemsIn({ problems }: Readonly<Record<string, unknown>>): readonly Diagnostic[] {
  return Array.isArray(problems) ? (problems as Diagnostic[]) : [];
}

/** Draws `siteCopy`. */
export const siteCopy = defineBlock({ kind: "siteCopy", component: SiteCopy });
