import type { KeyboardEvent } from "react";

/**
 * Arrows at the beginning and the end of a text, with Alt from anywhere, go to the same language of the next text; so does Ctrl-Enter.
 */
export function walkCells(event: KeyboardEvent<HTMLElement>, show: (row: number) => void): void {
  const box = event.target instanceof HTMLTextAreaElement ? event.target : null;
  const row = box?.closest<HTMLElement>("li[data-index]");
  const language = box?.closest<HTMLElement>("[data-language]")?.dataset["language"];
  if (!box || !row || language === undefined) return;
  const step = stepOf(event, box);
  if (step === 0) return;
  event.preventDefault();
  const index = Number(row.dataset["index"]) + step;
  const around = event.currentTarget;
  if (index < 0 || focusCell(around, index, language)) return;
  show(index);
  requestAnimationFrame(() => requestAnimationFrame(() => focusCell(around, index, language)));
}

function stepOf(event: KeyboardEvent, box: HTMLTextAreaElement): number {
  if (event.nativeEvent.isComposing || event.shiftKey) return 0;
  if (event.key === "Enter") return event.ctrlKey || event.metaKey ? 1 : 0;
  if (event.ctrlKey || event.metaKey) return 0;
  const { selectionStart, selectionEnd, value } = box;
  const isAt = (place: number) => event.altKey || (selectionStart === place && selectionEnd === place);
  if (event.key === "ArrowDown") return isAt(value.length) ? 1 : 0;
  if (event.key === "ArrowUp") return isAt(0) ? -1 : 0;
  return 0;
}

/** Gives the focus to a text in a language, where its row is drawn. */
export function focusCell(around: HTMLElement | null, index: number, language: string): boolean {
  const cells = around?.querySelectorAll<HTMLElement>(`li[data-index="${index}"] [data-language]`) ?? [];
  const box = [...cells].find((cell) => cell.dataset["language"] === language)?.querySelector("textarea");
  box?.focus();
  box?.scrollIntoView({ block: "nearest" });
  return Boolean(box);
}
