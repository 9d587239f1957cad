/** What a browser offers that would keep the site as an app on the device. */
interface InstallOffer extends Event {
  /** Asks the visitor; once. Needs a press. */
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offer: InstallOffer | null = null;
let tell: ((isOffered: boolean) => void) | undefined;

const set = (next: InstallOffer | null) => {
  offer = next;
  tell?.(offer !== null);
};

/** Listens for the browser's offer, which comes once and early; and for the end of it. */
export function watchInstallOffer(target: EventTarget = globalThis): void {
  target.addEventListener("beforeinstallprompt", (event) => {
    // The documents of the site say where it is offered: no bar of the browser's own lies over the page.
    event.preventDefault();
    set(event as InstallOffer);
  });
  target.addEventListener("appinstalled", () => set(null));
}

/** Says at once, and from then on, whether there is an offer. */
export function onInstallOffer(listener: (isOffered: boolean) => void): void {
  tell = listener;
  listener(offer !== null);
}

/** Takes the offer up. Never rejects. */
export async function takeInstallOffer(): Promise<"installed" | "cancelled" | "unable"> {
  const taken = offer;
  if (taken === null) return "unable";
  // It is good for one question.
  set(null);
  try {
    await taken.prompt();
    return (await taken.userChoice).outcome === "accepted" ? "installed" : "cancelled";
  } catch {
    return "unable";
  }
}
