import type { CDPSession } from "@playwright/test";

/** A real key press and release; ends when the page has handled both. */
export async function pressKey(devtools: CDPSession, letter: string): Promise<void> {
  const key = {
    key: letter,
    code: `Key${letter.toUpperCase()}`,
    windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0),
  };
  await devtools.send("Input.dispatchKeyEvent", { ...key, type: "keyDown", text: letter, unmodifiedText: letter });
  await devtools.send("Input.dispatchKeyEvent", { ...key, type: "keyUp" });
}
