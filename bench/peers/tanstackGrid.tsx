import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { columns, installGrid, type BenchGame } from "../grid/installGrid.ts";
import { GridCard } from "./GridCard.tsx";

/** Lines of cards of which those near the screen are drawn, put together of TanStack Virtual as its guide says. */
function VirtualGrid({ box, games }: { box: HTMLElement; games: readonly BenchGame[] }): ReactElement {
  // oxlint-disable-next-line react/incompatible-library -- the list is drawn anew at each scroll, as its guide says
  const virtual = useVirtualizer({
    count: Math.ceil(games.length / columns),
    getScrollElement: () => box,
    estimateSize: () => 220,
    gap: 16,
    overscan: 1,
  });
  return (
    <ul style={{ blockSize: virtual.getTotalSize(), position: "relative" }}>
      {virtual.getVirtualItems().map((line) => (
        <li
          key={line.key}
          ref={virtual.measureElement}
          data-index={line.index}
          style={{
            position: "absolute",
            insetInline: 0,
            transform: `translateY(${line.start}px)`,
            display: "grid",
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gap: 16,
          }}
        >
          {games.slice(line.index * columns, (line.index + 1) * columns).map((game) => (
            <GridCard key={game.gameCode} game={game} />
          ))}
        </li>
      ))}
    </ul>
  );
}

installGrid((box, games) => {
  const root = createRoot(box);
  root.render(<VirtualGrid box={box} games={games} />);
  return () => root.unmount();
});
