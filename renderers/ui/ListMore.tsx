import { useEffect, useState, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import type { PagedRows } from "#rendering/hooks/usePagedRows.ts";
import { Failure } from "./Failure.tsx";
import { PressButton } from "./PressButton.tsx";
import { useNear } from "./useNear.ts";
import { usePageMark } from "./usePageMark.ts";
import "./ListMore.css";

/** How a list that loads on stands, below its rows: how many there are, and the way to more of them, by itself or by a button. */
export function ListMore({
  list,
  byItself,
}: {
  list: Pick<PagedRows, "more" | "rows" | "total">;
  byItself: boolean;
}): ReactElement | null {
  const { more, rows, total } = list;
  const text = useFixedText();
  const write = useFormat();
  const [end, setEnd] = useState<Element | null>(null);
  const isNear = useNear(byItself ? end : null);
  const isReady = more?.status === "ready";
  const load = more?.load;
  useEffect(() => {
    // The number of rows: as long as the end stays in sight, each page asks for the one behind it.
    if (isNear && isReady && rows.length > 0) void load?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNear, isReady, rows.length]);
  usePageMark("lists", rows.length > 0);
  if (rows.length === 0) return null;
  const handlePress = async (): Promise<{ ok: true }> => {
    await load?.();
    return { ok: true };
  };
  return (
    <div ref={setEnd} className="list-more">
      {more?.status === "failed" ? (
        <Failure message={more.message ?? ""} onRetry={more.load} />
      ) : more === null ? null : (
        <PressButton
          variant="secondary"
          label={text(more.status === "loading" ? "ui.list.loading" : "ui.list.more")}
          onPress={handlePress}
        />
      )}
      <p className="list-more__count" role="status">
        {text("ui.list.shown", { shown: write(rows.length, "number"), total: write(total, "number") })}
      </p>
    </div>
  );
}
