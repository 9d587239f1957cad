import { createElement, useEffect, useState, useSyncExternalStore, type ReactElement } from "react";
import { whenIdle } from "#rendering/whenIdle.ts";
import { shapeNeeds } from "./shapeNeeds.ts";
import { SheetDefs } from "./SheetDefs.tsx";
import { shapes } from "./shapes.tsx";

/**
 * The shapes that the pictures of a page ask for, each drawn once, out of sight. They come one at a time, whenever the
 * browser has nothing else to do: each is at once drawn in all pictures that use it.
 */
export function ArtSheet(): ReactElement {
  const names = useSyncExternalStore(shapeNeeds.watch, shapeNeeds.read);
  const [drawn, setDrawn] = useState(0);
  useEffect(
    () => (drawn < names.length ? whenIdle(() => setDrawn((count) => count + 1)) : undefined),
    [drawn, names.length],
  );
  return (
    <svg className="art-sheet" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <SheetDefs />
        {names.slice(0, drawn).map((name) => (
          <g key={name} id={`art-${name}`}>
            {shapes[name] === undefined ? null : createElement(shapes[name])}
          </g>
        ))}
      </defs>
    </svg>
  );
}
