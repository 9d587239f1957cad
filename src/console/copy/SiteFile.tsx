import { useState, type ReactElement } from "react";
import type { ValueOf } from "#contracts/api.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { saveFile } from "#rendering/table/saveFile.ts";
import { failureWords } from "../assets/failureWords.ts";
import { FaultList } from "../assets/FaultList.tsx";
import { fetchPictures, mostFileBytes, writeSiteFile } from "./siteFile.ts";

const pictureMs = 30_000;

/** Takes what is live out as one file: the configuration, and the pictures of the library that it shows. */
export function SiteFile({ label }: BlockProps<"siteFile">): ReactElement {
  const translate = useFixedText();
  const { data } = useRendering();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const fail = ({ code = "", message = "" }: { code?: string; message?: string }) => {
    setFaults([failureWords({ code, message }, translate)]);
    return { ok: false } as const;
  };
  const take = async () => {
    setSaid("");
    setFaults([]);
    const [live, library] = await Promise.all([data.load("getLive", {}), data.load("listAssets", {})]);
    if (!live.ok) return fail(live);
    if (!library.ok) return fail(library);
    const { revision, site } = live.value as ValueOf<"getLive">;
    const { rows } = library.value as ValueOf<"listAssets">;
    const { pictures, missing } = await fetchPictures(site, rows, fetchPicture);
    const text = writeSiteFile({
      platform: location.origin,
      seq: revision.seq,
      takenOutAt: new Date().toISOString(),
      site: site as unknown as Record<string, unknown>,
      pictures,
    });
    if (text.length > mostFileBytes) {
      setFaults([translate("console.copy.file.large")]);
      return { ok: false } as const;
    }
    saveFile(`${location.hostname}-${revision.seq}.site.json`, "application/json", text);
    setSaid(translate("console.copy.out", { seq: revision.seq, count: pictures.length }));
    setFaults(missing.map((name) => translate("console.copy.outWithout", { name })));
    return { ok: true } as const;
  };
  return (
    <section className="site-copy" aria-label={label}>
      <div>
        <PressButton variant="secondary" icon="download" label={translate("console.copy.takeOut")} onPress={take} />
      </div>
      <p className="text" data-size="s" data-tone="positive" role="status">
        {said}
      </p>
      <FaultList faults={faults} />
    </section>
  );
}

async function fetchPicture(address: string): Promise<Uint8Array | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(pictureMs) }).catch(() => null);
  const bytes = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
  return bytes === null ? null : new Uint8Array(bytes);
}

/** Draws `siteFile`. */
export const siteFile = defineBlock({ kind: "siteFile", component: SiteFile });
