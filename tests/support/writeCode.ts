import type { Locator, Page } from "@playwright/test";

/** Where the editor keeps what it draws an element for. */
interface DrawnBy {
  cmTile?: { view: EditorOf };
  cmView?: { view: EditorOf };
}
interface EditorOf {
  state: { doc: { toString(): string } };
}

/** The whole text of an editor of code, of which lines near the screen alone are in the page. */
export async function readCode(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const { cmTile, cmView } = element as unknown as DrawnBy;
    return (cmTile ?? cmView)?.view.state.doc.toString() ?? "";
  });
}

/** Pastes a text in place of all of an editor's: typing it would have the browser lay out every line for each piece. */
export async function writeCode(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
