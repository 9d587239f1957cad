import { useEffect, useId, type ReactElement } from "react";
import { isRecord } from "#json/isRecord.ts";
import { Waiting } from "#renderers/ui/Waiting.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { failureWords } from "../assets/failureWords.ts";
import { FaultList } from "../assets/FaultList.tsx";
import { FindingList } from "../blocks/FindingList.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { CopyReview } from "./CopyReview.tsx";
import { mostFileBytes, openSiteFile, readSiteFile } from "./siteFile.ts";
import { useCopyStore } from "./useCopyStore.ts";
import type { Diagnostic } from "#contracts/api.ts";

/** Takes a site of another platform in, as a draft: the file or what was read there, what it would change, and which parts are wanted. */
export function SiteCopy({ label, from }: BlockProps<"siteCopy">): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const { mayEdit, ui, route } = useConsoleTools();
  const copy = useCopyStore();
  const { state } = copy;
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    copy.clear();
    if (file.size > mostFileBytes) return copy.refuse(file.name, "large");
    const found = readSiteFile(await file.text().catch(() => ""));
    if (!found.ok) return copy.refuse(file.name, found.why);
    await copy.look(file.name, found.site);
  };
  const fetched = from?.value;
  useEffect(() => {
    if (!isRecord(fetched)) return;
    const opened = openSiteFile(fetched);
    const name = hostOf(fetched["platform"]);
    if (opened.ok) void copy.look(name, opened.site);
    else copy.refuse(name, opened.why);
  }, [fetched, copy]);
  const handleTaken = (left: readonly string[]) => {
    for (const each of left) ui.toasts.add(() => each, "warning");
    ui.toasts.add(() => translate("console.copy.taken"), "positive");
    route.push("/changes");
  };
  return (
    <section className="site-copy" aria-label={label}>
      {mayEdit() ? (
        <div className="field">
          <label className="field__label" htmlFor={id}>
            {translate("console.copy.choose")}
          </label>
          <input
            id={id}
            type="file"
            className="input input--file"
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
            <FaultList
              faults={
                state.status === "unread" ? [`${state.name}: ${translate(`console.copy.file.${state.why}`)}`] : []
              }
            />
          </div>
        </div>
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

function hostOf(platform: unknown): string {
  return URL.parse(String(platform))?.host ?? String(platform);
}

function problemsIn({ problems }: Readonly<Record<string, unknown>>): readonly Diagnostic[] {
  return Array.isArray(problems) ? (problems as Diagnostic[]) : [];
}

/** Draws `siteCopy`. */
export const siteCopy = defineBlock({ kind: "siteCopy", component: SiteCopy });
