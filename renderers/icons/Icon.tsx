import type { ReactElement } from "react";
import { iconPaths } from "./iconPaths.ts";

/** Icons that point along the line and therefore turn round where text runs from right to left. */
const directed = new Set([
  "chevron-start",
  "chevron-end",
  "arrow-start",
  "arrow-end",
  "login",
  "logout",
  "external",
  "megaphone",
  "history",
  "undo",
  "redo",
]);

/** What an icon is drawn with. */
export interface IconProps {
  /** A name of the set; an unknown one draws a neutral mark and never breaks the block around it. */
  name: string | undefined;
  /** Side in pixels; 20 where nothing is said. */
  size?: number;
}

/** One icon of the set, for the eye only: whoever shows it gives it its words. */
export function Icon({ name, size = 20 }: IconProps): ReactElement | null {
  if (name === undefined) return null;
  const path = Object.hasOwn(iconPaths, name) ? iconPaths[name] : iconPaths["sparkle"];
  if (path === undefined) return null;
  return (
    <svg
      className={directed.has(name) ? "icon icon--directed" : "icon"}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {path.area === undefined ? null : <path className="icon__area" d={path.area} />}
      <path className="icon__lines" d={path.lines} />
    </svg>
  );
}
