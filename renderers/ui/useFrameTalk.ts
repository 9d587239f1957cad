import { useEffect, useRef } from "react";
import { takeUnheard } from "./heldFrame.ts";

/** What a page in a frame may say. */
export type FrameWord = "balance" | "close" | "deposit" | "expired" | "error" | "ready" | "size";

/** A word, and what came with it; amounts in minor units, heights in pixels, a code as platforms write them. */
export interface FrameSaid {
  type: FrameWord;
  code: string;
  amount: number | undefined;
  height: number | undefined;
}

/** What a page in a frame is told: to ask anew, and whether the site is dark or light. */
export type SiteWord = { type: "refresh" } | { type: "scheme"; scheme: "dark" | "light" };

const words = new Set<string>(["balance", "close", "deposit", "expired", "error", "ready", "size"]);
/** More than `most` in `spanMs` are not listened to: a page that storms must not make this one work. */
const storm = { most: 20, spanMs: 10_000 };

/** Hears one window of one origin, and nobody else; what is no word of ours is passed over. */
export function useFrameTalk(
  address: string | undefined,
  windowOf: () => Window | null | undefined,
  hear: (said: FrameSaid) => void,
): { tell(word: SiteWord): void } {
  const latest = useRef({ hear, windowOf });
  useEffect(() => {
    latest.current = { hear, windowOf };
  });
  const origin = address === undefined ? undefined : new URL(address).origin;
  useEffect(() => {
    if (origin === undefined) return undefined;
    let heard: number[] = [];
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>): void => {
      if (from !== origin || source === null || source !== latest.current.windowOf()) return;
      const said = readWord(data);
      if (said === undefined) return;
      const now = Date.now();
      heard = heard.filter((at) => at > now - storm.spanMs);
      if (heard.length >= storm.most) return;
      heard.push(now);
      latest.current.hear(said);
    };
    addEventListener("message", listen);
    for (const early of takeUnheard(latest.current.windowOf())) listen(early);
    return () => removeEventListener("message", listen);
  }, [origin]);
  return {
    tell: (word) => {
      if (origin !== undefined) windowOf()?.postMessage({ source: "croupier-site", ...word }, origin);
    },
  };
}

function readWord(data: unknown): FrameSaid | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { source, type, code, amount, height } = data as Record<string, unknown>;
  if (source !== "croupier-game" || typeof type !== "string" || !words.has(type)) return undefined;
  return { type: type as FrameWord, code: codeOf(code), amount: wholeOf(amount), height: wholeOf(height) };
}

/** A code is a short name; what a stranger writes at length is none, and none is `unknown`. */
const codeOf = (value: unknown): string =>
  typeof value === "string" && /^[\w.-]{1,40}$/.test(value) ? value : "unknown";

const wholeOf = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? (value as number) : undefined);
