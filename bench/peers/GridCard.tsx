import { memo, type ReactElement } from "react";
import "../../renderers/styles/index.css";
import "../../renderers/blocks/Poster.css";
import "../../renderers/blocks/Toggle.css";
import type { BenchGame } from "../grid/installGrid.ts";

/** The card of a game by hand: the same elements and the same style sheets, without documents. */
export const GridCard = memo(function GridCard({ game }: { game: BenchGame }): ReactElement {
  return (
    <div className="poster">
      <button
        type="button"
        className="poster__press"
        aria-label={game.displayName}
        style={{ aspectRatio: "3 / 4" }}
        onClick={() => {}}
      >
        <img src={game.icon} alt="" loading="lazy" decoding="async" />
      </button>
      <div className="poster__marks">
        {game.isHot === 1 ? (
          <span className="badge" data-tone="warning">
            <svg className="icon" width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3c1 4 5 6 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4" />
            </svg>
            Hot
          </span>
        ) : null}
      </div>
      <div className="poster__corner">
        <button
          type="button"
          className="button button--ghost button--icon-only toggle"
          aria-label={`Save ${game.displayName}`}
          aria-pressed={game.gameCode === "g7"}
        >
          <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 20s-8-5-8-11a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z" />
          </svg>
        </button>
      </div>
      <p className="poster__title">{game.displayName}</p>
      <p className="poster__text">{game.vendor}</p>
    </div>
  );
});
