import type { Page } from "@playwright/test";
import { storageKeys } from "#stores/storageKeys.ts";

/** The launch of the game that is pressed. */
export const launchPath = "/wps/game/launch?vassalage=NAGA&gameCode=golden-naga";

/** What the site sends for itself, of few bytes and without a program: its origin and its policy hold for the bare page too. */
const groundPath = "/robots.txt";

/**
 * Opens a page that does nothing but launch: a button, the call, and the frame with what it is let do. It is made of a page that the
 * site really sent: a page that a test puts into the browser is one of a public network to it, which may frame nothing of this machine.
 */
export async function openBarePage(page: Page, url: string, storage: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${url}${groundPath}`);
  await page.evaluate(
    ({ token, path }) => {
      document.body.replaceChildren();
      const button = document.createElement("button");
      button.textContent = "Play";
      button.setAttribute("aria-label", "Play Golden Naga");
      button.addEventListener("click", async () => {
        const answer = await fetch(path, { headers: { token, language: "EN" } });
        const { value } = (await answer.json()) as { value: { displayName: string; url: string } };
        const frame = document.createElement("iframe");
        frame.title = value.displayName;
        frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms allow-popups");
        frame.style.cssText = "border:0;width:100%;height:90vh";
        frame.src = value.url;
        document.body.append(frame);
      });
      document.body.append(button);
    },
    { token: storage[storageKeys.token] ?? "", path: launchPath },
  );
}
