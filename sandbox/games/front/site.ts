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

/** What the site says: that something outside changed, such as the balance, or whether it is dark or light. */
export type FromSite = { type: "refresh" } | { type: "scheme"; scheme: "dark" | "light" };

/** Hears the site, and nobody else. */
export function hearSite(listen: (said: FromSite) => void): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== site() || (source !== window.parent && source !== window.opener)) return;
    const { source: from, type, scheme } = (data ?? {}) as Record<string, unknown>;
    if (from !== "croupier-site") return;
    if (type === "refresh") listen({ type });
    if (type === "scheme" && (scheme === "dark" || scheme === "light")) listen({ type, scheme });
  });
}
