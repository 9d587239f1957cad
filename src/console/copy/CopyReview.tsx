import { useEffect, useMemo, useRef, useState, type ReactElement } from "react";
import type { SitePartName } from "#compile/siteParts.ts";
import { segmentsOf } from "#json/pointer.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import type { CopiedSite, CopyLook } from "#stores/CopyStore.ts";
import type { Whose } from "#stores/DraftPort.ts";
import { failureWords } from "../assets/failureWords.ts";
import { FaultList } from "../assets/FaultList.tsx";
import { ChangeList } from "../blocks/ChangeList.tsx";
import { ConflictForm } from "../blocks/ConflictForm.tsx";
import { FindingList } from "../blocks/FindingList.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { spreadChanges } from "../spreadChanges.ts";
import { copyParts, ownParts } from "./copyParts.ts";
import { picturesOf } from "./siteFile.ts";
import { useCopyStore } from "./useCopyStore.ts";

interface CopyReviewProps {
  name: string;
  file: CopiedSite;
  look: CopyLook;
  /** Pictures that the library has. */
  known: ReadonlySet<string>;
  /** It is in the draft; what of its pictures was left out, in words. */
  onTaken(left: readonly string[]): void;
}

/** What a file would change, part by part, before anything of it is in the draft. */
export const CopyReview = observing(function CopyReview(props: CopyReviewProps): ReactElement {
  const { name, file, look, known, onTaken } = props;
  const translate = useFixedText();
  const { format } = useRendering();
  const { draft, review, ui } = useConsoleTools();
  const copy = useCopyStore();
  const section = useRef<HTMLElement>(null);
  // The difference is the answer to the file: the page goes there.
  useEffect(() => section.current?.focus(), []);
  const entries = useMemo(() => spreadChanges(look.entries), [look]);
  const parts = useMemo(() => copyParts(entries), [entries]);
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(ownParts);
  const chosen = parts.filter(({ part }) => !unwanted.has(part));
  const wanted = new Set<string>(chosen.map(({ part }) => part));
  const shown = useMemo(
    () => entries.filter(({ pointer }) => !unwanted.has(segmentsOf(pointer)[0] ?? "")),
    [entries, unwanted],
  );
  const count = chosen.reduce((sum, { changes }) => sum + changes, 0);
  const removed = chosen.reduce((sum, { removed: each }) => sum + each, 0);
  const hashes = useMemo(
    () => new Set(parts.flatMap(({ part }) => (unwanted.has(part) ? [] : [...picturesOf(file.site[part])]))),
    [parts, unwanted, file],
  );
  const carried = new Set(file.pictures.map(({ hash }) => hash));
  const coming = [...hashes].filter((hash) => !known.has(hash) && carried.has(hash)).length;
  const lacking = [...hashes].filter((hash) => !known.has(hash) && !carried.has(hash));
  const own = review.entries.length;
  const toggle = (part: SitePartName) => setUnwanted(unwanted.symmetricDifference(new Set([part])));
  const take = async (resolutions?: Readonly<Record<string, Whose>>) => {
    if (resolutions === undefined && (removed > 0 || own > 0)) {
      const isSure = await ui.questions.ask({
        title: translate("console.copy.sureTitle", { count }),
        body: [
          ...(removed > 0 ? [translate("console.copy.removes", { count: removed })] : []),
          ...(own > 0 ? [translate("console.copy.merges", { count: own })] : []),
          translate("console.copy.canTakeBack"),
        ].join(" "),
        submit: translate("console.copy.take", { count }),
        cancel: translate("console.confirm.cancel"),
        danger: removed > 0,
      });
      if (!isSure) return { ok: false } as const;
    }
    const outcome = await copy.take([...wanted], hashes, resolutions);
    if (outcome.status !== "taken") return { ok: false } as const;
    onTaken(
      outcome.left.map(({ name: picture, failure }) =>
        translate("console.copy.left", { name: picture, why: failureWords(failure, translate) }),
      ),
    );
    return { ok: true } as const;
  };
  if (copy.conflicts.length > 0)
    return (
      <ConflictForm
        title={translate("console.copy.conflicts")}
        theirs={translate("console.copy.theirs")}
        conflicts={copy.conflicts}
        takesFocus
        onSettle={take}
      >
        <PressButton
          variant="ghost"
          label={translate("console.drafts.leave")}
          onPress={async () => {
            copy.giveUp();
            return { ok: true };
          }}
        />
      </ConflictForm>
    );
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="site-copy"
      aria-label={translate("console.copy.difference", { file: name })}
    >
      <h3>{translate("console.copy.difference", { file: name })}</h3>
      {file.platform === "" ? null : (
        <p className="text" data-tone="muted">
          {translate("console.copy.from", {
            platform: file.platform,
            seq: file.seq,
            at: file.takenOutAt === "" ? "–" : format(file.takenOutAt, "dateTime"),
          })}
        </p>
      )}
      {look.foreign.length === 0 ? null : (
        <Notice tone="warning">{translate("console.copy.foreign", { names: look.foreign.join(", ") })}</Notice>
      )}
      {parts.length === 0 ? (
        <Notice tone="positive">{translate("console.copy.same")}</Notice>
      ) : (
        <>
          <fieldset className="site-copy__parts">
            <legend>{translate("console.copy.parts")}</legend>
            {parts.map(({ part, changes, removed: gone }) => (
              <label key={part} className="check">
                <input
                  type="checkbox"
                  className="check__box"
                  checked={wanted.has(part)}
                  onChange={() => toggle(part)}
                />
                <span>
                  {translate(`console.part.${part}`)}{" "}
                  <span className="pick-list__about">
                    {translate("console.copy.changes", { count: changes })}
                    {gone === 0 ? "" : ` · ${translate("console.copy.goes", { count: gone })}`}
                    {ownParts.has(part) ? ` · ${translate("console.copy.ownPart")}` : ""}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          <div role="status" className="site-copy__said">
            {removed === 0 ? null : (
              <Notice tone="negative">{translate("console.copy.removes", { count: removed })}</Notice>
            )}
            {coming === 0 ? null : (
              <Notice tone="neutral">{translate("console.copy.pictures", { count: coming })}</Notice>
            )}
            {lacking.length === 0 ? null : (
              <Notice tone="warning">
                {translate("console.copy.picturesLack", {
                  count: lacking.length,
                  names: lacking.map((hash) => hash.slice(0, 12)).join(", "),
                })}
              </Notice>
            )}
            {own === 0 ? null : <Notice tone="neutral">{translate("console.copy.merges", { count: own })}</Notice>}
          </div>
          {look.problems.length === 0 ? null : (
            <FindingList title={translate("console.copy.problems")} tone="warning" problems={look.problems} />
          )}
          <FaultList faults={copy.failure === null ? [] : [failureWords(copy.failure, translate)]} />
          <div className="conflicts__acts">
            <PressButton
              variant="primary"
              label={translate("console.copy.take", { count })}
              isDisabled={count === 0 || draft.state.status !== "ready"}
              onPress={() => take()}
            />
            <button type="button" className="button button--ghost" onClick={() => copy.clear()}>
              {translate("console.copy.drop")}
            </button>
          </div>
          {shown.length === 0 ? null : (
            <ChangeList label={translate("console.copy.difference", { file: name })} entries={shown} isFixed />
          )}
        </>
      )}
    </section>
  );
});

function Notice({ tone, children }: { tone: string; children: string }): ReactElement {
  return (
    <div className="notice" data-tone={tone}>
      <p className="notice__words">{children}</p>
    </div>
  );
}
