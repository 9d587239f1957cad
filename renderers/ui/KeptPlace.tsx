import type { ReactElement } from "react";

/** Keeps the place of what is not drawn: a picture of nothing, so many pixels high. */
export function KeptPlace({ height }: { height: number }): ReactElement | null {
  if (height <= 0) return null;
  return <svg className="kept-place" width="1" height={height} aria-hidden="true" focusable="false" />;
}
