import type { CSSProperties } from "react";

interface Columns {
  phone?: number;
  tablet?: number;
  desktop?: number;
}

/** Columns for each class of screen, as custom properties of a grid; a class left out takes those of the smaller one. */
export function columnsStyle({ phone = 1, tablet, desktop }: Columns = {}): CSSProperties {
  const onTablet = tablet ?? Math.max(phone, 2);
  const style: Record<`--${string}`, number> = {
    "--columns-phone": phone,
    "--columns-tablet": onTablet,
    "--columns-desktop": desktop ?? Math.max(onTablet, 3),
  };
  return style;
}
