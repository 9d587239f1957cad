import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import type { PagedRows } from "#rendering/hooks/usePagedRows.ts";
import { Icon } from "../../icons/Icon.tsx";
import { PressButton } from "../../ui/PressButton.tsx";

/** The page numbers to offer: the first, the last, and those around the one shown; null is a gap. */
function offered(page: number, count: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((one) => one >= 1 && one <= count);
  const sorted = [...new Set(near)].toSorted((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1];
    return before !== undefined && one - before > 1 ? [null, one] : [one];
  });
}

/** Which rows of how many are shown, and the way to the others. */
export function TablePages({ source }: { source: PagedRows }): ReactElement | null {
  const { page, pageCount, pageSize, total, rows } = source;
  const text = useFixedText();
  const write = useFormat();
  if (total === 0) return null;
  const reload = async (): Promise<{ ok: true }> => {
    await source.reload();
    return { ok: true };
  };
  const first = (page - 1) * pageSize + 1;
  const turn = (to: number, name: string, icon: string): ReactElement => {
    const isOff = to < 1 || to > pageCount;
    return (
      <button
        type="button"
        className="table__page"
        aria-label={text(name)}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : () => source.goTo(to)}
      >
        <Icon name={icon} size={18} />
      </button>
    );
  };
  return (
    <div className="table__foot">
      <PressButton size="s" icon="refresh" variant="ghost" isIconOnly label={text("ui.data.reload")} onPress={reload} />
      <p className="table__count" aria-live="polite">
        {text("ui.table.shown", {
          from: write(first, "number"),
          to: write(first + rows.length - 1, "number"),
          total: write(total, "number"),
        })}
      </p>
      {pageCount < 2 ? null : (
        <nav className="table__pages" aria-label={text("ui.table.pages")}>
          {turn(page - 1, "ui.table.previousPage", "chevron-start")}
          {offered(page, pageCount).map((one, index) =>
            one === null ? (
              <span key={`gap ${index}`} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={one}
                type="button"
                className="table__page"
                aria-label={text("ui.table.page", { number: write(one, "number") })}
                aria-current={one === page ? "page" : undefined}
                onClick={() => source.goTo(one)}
              >
                {write(one, "number")}
              </button>
            ),
          )}
          {turn(page + 1, "ui.table.nextPage", "chevron-end")}
        </nav>
      )}
    </div>
  );
}
