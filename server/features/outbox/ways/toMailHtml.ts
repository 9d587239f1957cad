import { mailLanguage } from "./mailLanguage.ts";

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/**
 * A mail's text as HTML: paragraphs, lines, and links where they lead to our own site. Nothing in it was markup before, so nothing is
 * now; no picture, style sheet or script is fetched for it.
 */
export function toMailHtml(
  { subject, body, language }: { subject: string; body: string; language: string },
  publicOrigin: string,
): string {
  const { tag, direction } = mailLanguage(language);
  const paragraphs = body.split(/\n{2,}/).map(
    (words) =>
      `<p style="margin:0 0 16px">${words
        .split("\n")
        .map((line) => toLine(line, publicOrigin))
        .join("<br>")}</p>`,
  );
  return [
    `<!doctype html><html lang="${escape(tag)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>`,
    `<body dir="${direction}" style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1b1f;background:#ffffff">`,
    `<div style="max-width:560px;margin:0 auto">${paragraphs.join("")}</div></body></html>`,
  ].join("");
}

/** A line, with links to our own site; those stand by themselves in the direction of their letters. */
function toLine(line: string, publicOrigin: string): string {
  const words = line.split(/(\s+)/);
  return words
    .map((word) => {
      if (!word.startsWith(`${publicOrigin}/`)) return escape(word);
      return `<a href="${escape(word)}" dir="ltr" style="color:#1a56c4;word-break:break-all">${escape(word)}</a>`;
    })
    .join("");
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? "");
}
