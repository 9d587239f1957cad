import { fillTokens } from "#compile/theme/fillTokens.ts";
import type { SaidWords } from "#compile/PageDrawer.ts";
import type { Site } from "#contracts/config.ts";
import { icons } from "./drawIcon.ts";

/** Places of a site that an installed one offers by itself, as a long press on its icon does. */
export interface Shortcut {
  /** Text key. */
  label: string;
  path: string;
}

/** Devices show no more. */
const mostShortcuts = 4;

/** The pages that the phone's bottom bar leads a visitor to; one that hangs on a condition may not be there, and is left out. */
export function shortcutsOf({ menus }: Pick<Site, "menus">): Shortcut[] {
  const found = (menus["bottomBar"]?.items ?? []).flatMap(({ label, action, when }): Shortcut[] => {
    const only = Array.isArray(action) ? action[0] : action;
    if (typeof label !== "string" || when !== undefined || only?.do !== "navigate") return [];
    return typeof only.to === "string" ? [{ label, path: only.to }] : [];
  });
  return found.slice(0, mostShortcuts);
}

/** The manifest of the site as an app (W3C, Web App Manifest), in one language and in the colours of one theme. */
export function appManifest(
  { brand, theme, menus }: Pick<Site, "brand" | "theme" | "menus">,
  side: "dark" | "light",
  { said, summary, mark }: { said: SaidWords; summary: string; mark: string },
): Record<string, unknown> {
  const colour = fillTokens(theme[side])["surface-0"];
  return {
    id: "/",
    name: brand.name,
    short_name: brand.name.length > 12 ? (brand.name.split(/\s+/)[0] ?? brand.name).slice(0, 12) : brand.name,
    ...(summary !== "" && { description: summary }),
    lang: said.tag,
    dir: said.direction,
    start_url: "/index",
    scope: "/",
    display: "standalone",
    background_color: colour,
    theme_color: colour,
    icons: icons
      .filter(({ purpose }) => purpose !== "apple")
      .map(({ purpose, size }) => ({
        src: iconAddress(purpose, size, mark),
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    shortcuts: shortcutsOf({ menus }).map(({ label, path }) => ({
      name: said.texts[label] ?? label,
      url: path,
      icons: [{ src: iconAddress("any", 192, mark), sizes: "192x192", type: "image/png" }],
    })),
  };
}

/** Address of an icon; `mark` names what it is drawn from. */
export function iconAddress(purpose: string, size: number, mark: string): string {
  return `/icons/${purpose}-${size}.png?v=${mark}`;
}
