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

/** Words for the site that are not followed: of a stranger, more than are heard, or longer than any of ours. */
export type StrangeWord = "foreign_word" | "word_storm" | "long_word";

/** What a page in a frame is told: to ask anew, and whether the site is dark or light. */
export type SiteWord = { type: "refresh" } | { type: "scheme"; scheme: "dark" | "light" };

const words = new Set<string>(["balance", "close", "deposit", "expired", "error", "ready", "size"]);
/** More than `most` in `spanMs` are not listened to: a page that storms must not make this one work. */
const storm = { most: 20, spanMs: 10_000 };
/** No word of ours comes near so many characters, the names in it counted too. */
const mostLength = 2_000;
/** Each kind of strange word is told once in this time, in milliseconds: it may come thousands of times. */
const toldAgainMs = 60_000;

/** What hears. */
interface Ears {
  hear(said: FrameSaid): void;
  /** Told of what is not followed, of each kind once a minute. */
  wonder(word: StrangeWord): void;
}

/** Hears one window of one origin, and nobody else; what is no word of ours is passed over. */
export function useFrameTalk(
  address: string | undefined,
  windowOf: () => Window | null | undefined,
  ears: Ears,
): { tell(word: SiteWord): void } {
  const latest = useRef({ ears, windowOf });
  useEffect(() => {
    latest.current = { ears, windowOf };
  });
  const origin = address === undefined ? undefined : new URL(address).origin;
  useEffect(() => {
    if (origin === undefined) return undefined;
    let heard: number[] = [];
    const told = new Map<StrangeWord, number>();
    const wonder = (word: StrangeWord): void => {
      const now = Date.now();
      if (now - (told.get(word) ?? -Infinity) < toldAgainMs) return;
      told.set(word, now);
      latest.current.ears.wonder(word);
    };
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>): void => {
      // What does not claim to be a game's is somebody else's, such as a program that a browser adds to each page.
      if (!isForSite(data)) return;
      if (from !== origin || source === null || source !== latest.current.windowOf()) return wonder("foreign_word");
      if (lengthOf(data) > mostLength) return wonder("long_word");
      const said = readWord(data);
      if (said === undefined) return;
      const now = Date.now();
      heard = heard.filter((at) => at > now - storm.spanMs);
      if (heard.length >= storm.most) return wonder("word_storm");
      heard.push(now);
      latest.current.ears.hear(said);
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

function isForSite(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && (data as { source?: unknown }).source === "croupier-game";
}

function readWord(data: Record<string, unknown>): FrameSaid | undefined {
  const { type, code, amount, height } = data;
  if (typeof type !== "string" || !words.has(type)) return undefined;
  return { type: type as FrameWord, code: codeOf(code), amount: wholeOf(amount), height: wholeOf(height) };
}

/** How long a message is, counted no further than it matters; what is no text, number or list of them is too long for any. */
function lengthOf(data: Record<string, unknown>): number {
  let length = 0;
  const left: unknown[] = [data];
  while (left.length > 0 && length <= mostLength) {
    const next = left.pop();
    if (typeof next === "string") length += next.length;
    if (typeof next !== "object" || next === null) continue;
    if (!Array.isArray(next) && Object.getPrototypeOf(next) !== Object.prototype) return Infinity;
    for (const name in next) {
      length += name.length + 1;
      if (length > mostLength) break;
      left.push((next as Record<string, unknown>)[name]);
    }
  }
  return length;
}

/** A code is a short name; what a stranger writes at length is none, and none is `unknown`. */
const codeOf = (value: unknown): string =>
  typeof value === "string" && /^[\w.-]{1,40}$/.test(value) ? value : "unknown";

const wholeOf = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? (value as number) : undefined);
