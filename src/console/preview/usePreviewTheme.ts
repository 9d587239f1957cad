import { useEffect } from "react";
import { themeCss } from "#compile/theme/themeCss.ts";
import type { Theme } from "#contracts/config.ts";

/** Gives the elements of a class the colours and measures of a theme while the caller is drawn. */
export function usePreviewTheme(theme: Theme, className: string): void {
  useEffect(() => {
    // A constructed sheet, as the player has one: the policy allows no inline style.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeCss(theme, `.${className}`));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
    };
  }, [theme, className]);
}
