import { useId, useState, type ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages as known } from "#i18n/languages.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import type { ImportChange, ImportPlan } from "./files/planImport.ts";
import { withImport } from "./files/withImport.ts";
import { TextValues } from "./TextValues.tsx";

interface ImportDifferenceProps {
  /** The name of the file. */
  name: string;
  plan: ImportPlan;
  onDone(): void;
}

const kinds = ["removed", "changed", "added"] as const;
const tones = { added: "positive", changed: "accent", removed: "negative" } as const;
/** Lines that are shown at once, and added by each press. */
const page = 100;

/** What a file would change, line by line, and what of it is refused; taken in with one press, and back with one step. */
export function ImportDifference({ name, plan, onDone }: ImportDifferenceProps): ReactElement {
  const translate = useFixedText();
  const { draft, ui } = useConsoleTools();
  const [mayRemove, setMayRemove] = useState(false);
  const [count, setCount] = useState(page);
  const { changes, faults, same } = plan;
  const of = (kind: ImportChange["kind"]) => changes.filter((change) => change.kind === kind);
  const sorted = kinds.flatMap(of);
  const removed = of("removed").length;
  const taken = mayRemove ? changes : changes.filter(({ kind }) => kind !== "removed");
  const take = () => {
    const before = draft.site?.["texts"];
    draft.change("/texts", before, withImport(before, taken));
    ui.toasts.add(() => translate("console.texts.taken", { count: taken.length }), "positive");
    onDone();
  };
  return (
    <section className="import" aria-label={translate("console.texts.difference", { file: name })}>
      <h2 className="import__title">{translate("console.texts.difference", { file: name })}</h2>
      <p className="import__counts" role="status">
        {kinds.map((kind) => (
          <span key={kind} className="badge" data-tone={tones[kind]}>
            {`${translate(`console.changes.${kind}`)} ${of(kind).length}`}
          </span>
        ))}
        <span className="badge" data-tone="muted">{`${translate("console.texts.same")} ${same}`}</span>
      </p>
      {faults.length === 0 ? null : (
        <div className="notice" data-tone="warning" role="alert">
          <div className="notice__words">
            <p className="notice__title">{translate("console.texts.leftOut", { count: faults.length })}</p>
            <ul className="import__faults">
              {faults.slice(0, count).map(({ line, why, what = "" }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the list is made once
                <li key={index}>
                  {line === undefined ? null : <strong>{translate("console.texts.line", { line })} </strong>}
                  {translate(`console.texts.file.${why}`, { what })}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <ul className="import__changes">
        {sorted.slice(0, count).map((change) => (
          <ImportLine key={`${change.language} ${change.key}`} change={change} />
        ))}
      </ul>
      {Math.max(sorted.length, faults.length) > count ? (
        <button type="button" className="button button--ghost" onClick={() => setCount(count + page)}>
          {translate("console.texts.more")}
        </button>
      ) : null}
      {removed === 0 ? null : (
        <label className="check">
          <input
            type="checkbox"
            className="check__box"
            checked={mayRemove}
            onChange={(event) => setMayRemove(event.target.checked)}
          />
          <span>{translate("console.texts.mayRemove", { count: removed })}</span>
        </label>
      )}
      <div className="import__acts">
        <button type="button" className="button button--primary" disabled={taken.length === 0} onClick={take}>
          {translate("console.texts.take", { count: taken.length })}
        </button>
        <button type="button" className="button button--ghost" onClick={onDone}>
          {translate("console.texts.drop")}
        </button>
      </div>
    </section>
  );
}

function ImportLine({ change }: { change: ImportChange }): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const { kind, line, language, key, before, after, faults } = change;
  const info = isLanguageCode(language) ? known[language] : undefined;
  return (
    <li className="import__line">
      <div className="import__head">
        <span className="badge" data-tone={tones[kind]}>
          {translate(`console.changes.${kind}`)}
        </span>
        <span>{translate("console.texts.line", { line })}</span>
        <span>{info?.name ?? language}</span>
        <code dir="ltr">{key}</code>
      </div>
      {before === "" ? null : (
        <del lang={info?.tag} dir={info?.direction}>
          {before}
        </del>
      )}
      {after === "" ? null : (
        <ins lang={info?.tag} dir={info?.direction}>
          {after}
        </ins>
      )}
      <TextValues id={id} faults={faults} />
    </li>
  );
}
