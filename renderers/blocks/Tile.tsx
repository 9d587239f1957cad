import type { ReactElement } from "react";
import type { Act } from "#rendering/Act.ts";
import { Art } from "../art/Art.tsx";
import { useBusy } from "../ui/useBusy.ts";

/** What a tile shows and does. */
export interface TileProps {
  title: string;
  text?: string | undefined;
  /** Seed of the art; the title where there is none. */
  art?: string | undefined;
  badge?: string | undefined;
  action: Act;
}

/** One tile: a button with a picture. */
export function Tile({ title, text, art, badge, action }: TileProps): ReactElement {
  const [isBusy, run] = useBusy(action);
  return (
    <button type="button" className="tile" aria-busy={isBusy || undefined} onClick={run}>
      <span className="tile__art">
        <Art seed={art ?? title} />
      </span>
      {badge === undefined ? null : <span className="tile__badge">{badge}</span>}
      <span className="tile__words">
        <span className="tile__title">{title}</span>
        {text === undefined || text === "" ? null : <span className="tile__text">{text}</span>}
      </span>
    </button>
  );
}
