import { useEffect, useId, useState, type ReactElement } from "react";
import { Failure } from "#renderers/ui/Failure.tsx";
import { Waiting } from "#renderers/ui/Waiting.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { AssetEntry } from "./AssetEntry.tsx";
import { failureWords } from "./failureWords.ts";
import { FaultList } from "./FaultList.tsx";
import { pictureFiles, useBringPictures } from "./useBringPictures.ts";

/** The pictures of the brand: brought, cut, described, and taken away while nothing shows them. */
export function AssetLibrary({ label }: BlockProps<"assetLibrary">): ReactElement {
  const translate = useFixedText();
  const { assets, mayEdit } = useConsoleTools();
  const id = useId();
  const [open, setOpen] = useState<string>();
  const { isBusy, said, bring } = useBringPictures(setOpen);
  useEffect(() => {
    void assets.load();
  }, [assets]);
  const { rows, failure } = assets;
  if (rows === null)
    return failure === null ? (
      <Waiting shape="lines" />
    ) : (
      <Failure message={failureWords(failure, translate)} onRetry={() => assets.load()} />
    );
  return (
    <section className="asset-library" aria-label={label}>
      {mayEdit() ? (
        <div className="asset-library__bring">
          <label className="field__label" htmlFor={id}>
            {translate("console.assets.bring")}
          </label>
          <input
            id={id}
            type="file"
            className="input"
            multiple
            accept={pictureFiles}
            disabled={isBusy}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = "";
              void bring(files);
            }}
          />
          <p id={`${id}-help`} className="pick-list__about">
            {translate("console.assets.help")}
          </p>
          <FaultList faults={said} />
        </div>
      ) : null}
      {rows.length === 0 ? <p className="text">{translate("console.assets.none")}</p> : null}
      <ul className="asset-library__list" aria-label={translate("console.assets.list")}>
        {rows.map((asset) => (
          <AssetEntry
            key={asset.hash}
            asset={asset}
            isOpen={open === asset.hash}
            onOpen={() => setOpen(open === asset.hash ? undefined : asset.hash)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Draws `assetLibrary`. */
export const assetLibrary = defineBlock({ kind: "assetLibrary", component: AssetLibrary });
