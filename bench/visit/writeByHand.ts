import { checkForms } from "./checkForms.ts";
import type { ShownPage } from "./copyShownPage.ts";
import { showBalance } from "./showBalance.ts";

/** Where a page that is written by hand shows a balance, and where it asks for it; null on a page without. */
export type BalancePlace = { address: string; selector: string } | null;

/**
 * The page as a patient person writes it who knows its one language, its one screen and how browsers load: the rules it needs in
 * its head, its typefaces asked for at once, and a small program at its end.
 */
export function writeByHand(page: ShownPage, balance: BalancePlace): string {
  const fonts = page.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`);
  const calls = [
    `(${checkForms.toString()})();`,
    ...(balance === null
      ? []
      : [`(${showBalance.toString()})(${JSON.stringify(balance.address)},${JSON.stringify(balance.selector)});`]),
  ];
  return [
    `<!doctype html><html lang="${page.lang}" dir="${page.direction}" data-theme="${page.theme}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="dark light"><link rel="icon" href="data:,">',
    `<title>${page.title.replaceAll("<", "&lt;")}</title>`,
    ...fonts,
    `<style>${page.styles}</style></head><body>`,
    page.body,
    `<script>${calls.join("")}</script></body></html>`,
  ].join("");
}
