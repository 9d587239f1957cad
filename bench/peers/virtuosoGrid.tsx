import { createRoot } from "react-dom/client";
import { VirtuosoGrid } from "react-virtuoso";
import { columns, installGrid, type BenchGame } from "../grid/installGrid.ts";
import { GridCard } from "./GridCard.tsx";
import "./virtuosoGrid.css";

/** Virtuoso's grid as its guide says: the box that scrolls is given, and a style sheet lays its cards out. */
installGrid((box, games) => {
  box.style.setProperty("--columns", String(columns));
  const root = createRoot(box);
  root.render(
    <VirtuosoGrid<BenchGame>
      customScrollParent={box}
      data={games as BenchGame[]}
      listClassName="virtuoso-cards"
      computeItemKey={(_, { gameCode }) => gameCode}
      itemContent={(_, game) => <GridCard game={game} />}
    />,
  );
  return () => root.unmount();
});
