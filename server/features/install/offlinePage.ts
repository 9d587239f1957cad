import { offlineKeys } from "#compile/offlineKeys.ts";
import { fillTokens } from "#compile/theme/fillTokens.ts";
import type { SaidWords } from "#compile/PageDrawer.ts";
import type { Tokens } from "#contracts/config.ts";
import { escapeHtml } from "../pages/escapeHtml.ts";

/** The page that is shown where there is no network. It has no program: what it offers is the same address once more. */
export function offlinePage(brand: string, { tag, direction, texts }: SaidWords): string {
  const [title, text, again] = [offlineKeys.title, offlineKeys.text, offlineKeys.again].map((key) =>
    escapeHtml(texts[key] ?? ""),
  );
  return `<!doctype html><html lang="${escapeHtml(tag)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${title} · ${escapeHtml(brand)}</title><link rel="stylesheet" href="/offline/style.css"></head><body><main><p class="brand"><img src="/offline/mark.png" alt="" width="56" height="56"><span>${escapeHtml(brand)}</span></p><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`;
}

/** Its style sheet, in the brand's colours. */
export function offlineStyle(tokens: Tokens, scheme: "dark" | "light"): string {
  const colours = fillTokens(tokens);
  return [
    `:root{color-scheme:${scheme}}`,
    "*{box-sizing:border-box;margin:0}",
    `body{display:grid;place-items:center;min-height:100vh;min-height:100dvh;padding:24px;background:${colours["surface-0"]};color:${colours.text};font:400 17px/1.6 "Noto Sans","Noto Sans Khmer","Noto Sans Arabic",system-ui,sans-serif}`,
    `main{display:grid;gap:16px;inline-size:100%;max-inline-size:440px;padding:32px 24px;border:1px solid ${colours.border};border-radius:20px;background:${colours["surface-1"]}}`,
    ".brand{display:flex;align-items:center;gap:12px;font-weight:700;font-size:20px}",
    "h1{font-size:26px;line-height:1.3;overflow-wrap:anywhere}",
    `p{color:${colours.muted};overflow-wrap:anywhere}.brand{color:${colours.text}}`,
    `a{display:block;padding:13px 20px;border-radius:999px;background:${colours.accent};color:${colours["on-accent"]};font-weight:700;text-align:center;text-decoration:none}`,
    `a:focus-visible{outline:3px solid ${colours.focus};outline-offset:3px}`,
  ].join("\n");
}
