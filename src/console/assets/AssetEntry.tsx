import { useState, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { AssetRow } from "#stores/AssetStore.ts";
import { PlaceLink } from "../blocks/PlaceLink.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { languagesOf } from "../texts/ownText.ts";
import { WordsInLanguages } from "../texts/WordsInLanguages.tsx";
import { AssetCut } from "./AssetCut.tsx";
import { failureWords } from "./failureWords.ts";

interface AssetEntryProps {
  asset: AssetRow;
  isOpen: boolean;
  onOpen(): void;
}

/** One picture: what it is called and shows, where it is used, a cut of it, and its end. */
export function AssetEntry({ asset, isOpen, onOpen }: AssetEntryProps): ReactElement {
  const translate = useFixedText();
  const { hash, address, name, width, height, size, alt, uses } = asset;
  const { draft, assets, ui, mayEdit } = useConsoleTools();
  const codes = languagesOf(draft.site);
  const [typed, setTyped] = useState<{ name: string; alt: Record<string, string> }>();
  const [fault, setFault] = useState("");
  const words = typed ?? { name, alt };
  const isReadOnly = !mayEdit();
  const save = async () => {
    const kept = Object.fromEntries(Object.entries(words.alt).filter(([, text]) => text.trim() !== ""));
    const answer = await assets.describe(hash, { name: words.name.trim() || name, alt: kept });
    setFault(answer.ok ? "" : failureWords(answer.failure, translate));
    if (answer.ok) setTyped(undefined);
  };
  const remove = async () => {
    const isSure = await ui.questions.ask({
      title: translate("console.assets.remove", { name }),
      body: translate("console.assets.sure", { name }),
      submit: translate("console.assets.remove", { name }),
      cancel: translate("console.leave.stay"),
      danger: true,
    });
    if (!isSure) return;
    const answer = await assets.remove(hash);
    setFault(answer.ok ? "" : failureWords(answer.failure, translate));
  };
  return (
    <li className="asset" data-open={isOpen || undefined}>
      <button
        type="button"
        className="asset__open"
        aria-expanded={isOpen}
        aria-label={translate("console.assets.open", { name })}
        onClick={onOpen}
      >
        <img className="asset__picture" src={address} alt="" loading="lazy" width={width} height={height} />
        <span className="asset__name" dir="auto">
          {name}
        </span>
        <span className="pick-list__about">
          <span dir="ltr">
            {width} × {height}
          </span>
          {" · "}
          {translate("console.assets.size", { size: Math.max(1, Math.round(size / 1024)) })}
          {" · "}
          {uses.length === 0
            ? translate("console.assets.unused")
            : translate("console.assets.used", { count: uses.length })}
        </span>
      </button>
      {isOpen ? (
        <div className="asset__details">
          <div className="field">
            <label className="field__label" htmlFor={`asset-name-${hash}`}>
              {translate("console.assets.name")}
            </label>
            <input
              id={`asset-name-${hash}`}
              className="input"
              dir="auto"
              maxLength={200}
              readOnly={isReadOnly}
              value={words.name}
              onChange={({ target }) => setTyped({ ...words, name: target.value })}
            />
          </div>
          <WordsInLanguages
            id={`asset-alt-${hash}`}
            label={translate("console.assets.alt")}
            codes={codes}
            isReadOnly={isReadOnly}
            ownOf={(code) => words.alt[code] ?? ""}
            usualOf={() => ""}
            onWrite={(code, text) => setTyped({ ...words, alt: { ...words.alt, [code]: text } })}
          />
          <p className="pick-list__about" dir="ltr">
            {address}
          </p>
          {uses.length === 0 ? null : (
            <div className="text" data-size="s">
              {translate("console.assets.usedIn")}
              <ul>
                {uses.map(({ pointer, operator, isLive, of, name: user }, place) => (
                  <li key={`${operator} ${pointer} ${place}`}>
                    {of === "site" ? (
                      <PlaceLink pointer={pointer} />
                    ) : (
                      translate(`console.assets.of.${of}`, { name: user })
                    )}{" "}
                    {isLive ? translate("console.assets.live") : translate("console.assets.draftOf", { operator })}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {isReadOnly ? null : (
            <>
              <AssetCut asset={asset} />
              <div className="asset__acts">
                <button
                  type="button"
                  className="button button--secondary"
                  data-size="s"
                  disabled={typed === undefined}
                  onClick={() => void save()}
                >
                  {translate("console.assets.save")}
                </button>
                <button type="button" className="button button--ghost" data-size="s" onClick={() => void remove()}>
                  {translate("console.assets.remove", { name })}
                </button>
              </div>
            </>
          )}
          <div role="alert">{fault === "" ? null : <p className="field__error">{fault}</p>}</div>
        </div>
      ) : null}
    </li>
  );
}
