import { useEffect, useId, useState, type ReactElement } from "react";
import { Icon } from "#renderers/icons/Icon.tsx";
import { Failure } from "#renderers/ui/Failure.tsx";
import { Waiting } from "#renderers/ui/Waiting.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { AssetEntry } from "./AssetEntry.tsx";
import { failureWords } from "./failureWords.ts";
import { FaultList } from "./FaultList.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { useBringPictures } from "./useBringPictures.ts";

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
          <FileDrop
            id={id}
            label={translate("console.assets.bring")}
            isMany
            isBusy={isBusy}
            onFiles={(files) => void bring(files)}
          />
          <FaultList faults={said} />
        </div>
      ) : null}
      {rows.length === 0 ? (
        <div className="empty">
          <span className="empty__mark">
            <Icon name="upload" size={32} />
          </span>
          <p className="empty__title">{translate("console.assets.none")}</p>
        </div>
      ) : null}
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
