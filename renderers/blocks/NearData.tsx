import { useEffect, useState, type ReactElement } from "react";
import { kindWith, ranks } from "#engine/index.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useDataSource } from "#rendering/hooks/useDataSource.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { DataFrame, Reserved } from "../ui/DataFrame.tsx";
import { Waiting } from "../ui/Waiting.tsx";
import { useReached } from "../ui/useReached.ts";
import "./NearData.css";

/** Lists that had nothing when they were last asked for, by what they are asked by. */
const nothings = new Set<string>();

/**
 * Data that is asked for once its place comes near the screen. An empty list without `empty` takes no place, nor a failure without `failed`; one that
 * was empty before takes none until it has something, since a place that comes and goes moves all that is below.
 */
export function NearData(props: BlockProps<"data">): ReactElement | null {
  const { id, at, empty, failed, reserve, isIdle } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { data } = useRendering();
  const isReached = useReached(box);
  // Whoever draws with answers at hand, as the gate does, draws them.
  const isDrawn = isReached || "value" in data.read(at.document, id);
  const source = useDataSource({ ...props, isIdle: isIdle === true || !isDrawn });
  const value = "value" in source ? source.value : undefined;
  // An answer without its list has none either.
  const isNothing = empty === undefined && (value === null || (Array.isArray(value) && value.length === 0));
  const isLost = failed === undefined && source.status === "failed" && value === undefined;
  const key = `${at.document} ${id} ${JSON.stringify(props.params)}`;
  const isKnown = value !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    if (isNothing) nothings.add(key);
    else nothings.delete(key);
  }, [key, isKnown, isNothing]);
  if (isDrawn && (isIdle === true || isNothing || isLost)) return null;
  if (!isKnown && source.status !== "failed" && nothings.has(key)) return <div ref={setBox} className="near-data" />;
  return (
    <div ref={setBox} className="near-data">
      {isDrawn ? (
        <DataFrame block={props} source={source} />
      ) : (
        // Nothing that moves: nobody sees it.
        <div className="data" data-node={id}>
          <Reserved height={reserve}>
            <Waiting shape="none" />
          </Reserved>
        </div>
      )}
    </div>
  );
}

/** Draws `data` with `near`. */
export const nearData = defineBlock({
  kind: "data",
  name: "nearData",
  match: kindWith("data", "near", true, ranks.close + 1),
  component: NearData,
});
