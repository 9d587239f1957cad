import { createRoot } from "react-dom/client";
import { columns, installGrid } from "../grid/installGrid.ts";
import { GridCard } from "./GridCard.tsx";

/** Every card there is, as a list is written first. */
installGrid((box, games) => {
  const root = createRoot(box);
  root.render(
    <ul style={{ display: "grid", gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 16 }}>
      {games.map((game) => (
        <li key={game.gameCode}>
          <GridCard game={game} />
        </li>
      ))}
    </ul>,
  );
  return () => root.unmount();
});
