import { storageKeys } from "#stores/storageKeys.ts";

/** Where the page stands: on the site's own origin, since vendors let nobody else frame them. */
export const barePath = "/bare.html";

/** The launch of the game that is pressed. */
export const launchPath = "/wps/game/launch?vassalage=NAGA&gameCode=golden-naga";

/** A page that does nothing but launch: a button, the call, and the frame with what it is let do. */
export function barePage(storage: Readonly<Record<string, string>>, path: string): string {
  const token = JSON.stringify(storage[storageKeys.token] ?? "");
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Bare</title><style>body{margin:0}iframe{border:0;width:100%;height:90vh}</style>
<button aria-label="Play Golden Naga">Play</button><script>
document.querySelector("button").onclick = async () => {
  const answer = await fetch(${JSON.stringify(path)}, { headers: { token: ${token}, language: "EN" } });
  const { value } = await answer.json();
  const frame = document.createElement("iframe");
  frame.title = value.displayName;
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms allow-popups");
  frame.src = value.url;
  document.body.append(frame);
};
</script></html>`;
}
