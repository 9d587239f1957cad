/** What a game may tell the site that shows it. */
export type ToSite =
  | { type: "ready" }
  | { type: "balance"; amount: number; currency: string }
  | { type: "close" }
  | { type: "deposit" }
  | { type: "expired" }
  | { type: "error"; code: string }
  | { type: "size"; height: number };

const site = (): string => document.querySelector('meta[name="site"]')?.getAttribute("content") ?? location.origin;

/** Tells the site, and nobody else; in a window of its own, the window that opened it. */
export function tellSite(message: ToSite): void {
  const host = window.parent === window ? (window.opener as Window | null) : window.parent;
  host?.postMessage({ source: "croupier-game", ...message }, site());
}

/** Calls `listen` when the site says that something outside changed, such as the balance. */
export function hearSite(listen: (type: "refresh" | "pause") => void): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== site() || (source !== window.parent && source !== window.opener)) return;
    const { source: from, type } = (data ?? {}) as { source?: unknown; type?: unknown };
    if (from === "croupier-site" && (type === "refresh" || type === "pause")) listen(type);
  });
}
