import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Outcome } from "#engine/index.ts";
import type { CodeSender } from "../FieldProps.ts";

interface Sending {
  label: string;
  /** Who the code is sent to, in any words: the wait is theirs, and another number has none. */
  recipient(): string;
  /** Calls `listener` whenever the recipient may have changed, until the returned function is called. */
  listen(listener: () => void): () => void;
  /** What the recipient still lacks and gets in a moment, without anybody typing it; undefined where nothing is awaited. */
  awaited?(): Promise<void> | undefined;
  /** Checks what the code is sent to, and shows what is wrong with it; what is awaited is judged once it was waited for. */
  isReady(hasWaited: boolean): boolean;
  send(): Promise<Outcome>;
  /** Shows why no code was sent. */
  onRefused(refusal: Outcome & { ok: false }): void;
}

/** A code is asked for at most once in so many milliseconds (access specification, section 5); a press before that waits. */
const sendPauseMs = 1000;

/** Minutes until a code may be sent again, where the platform does not say (access specification, section 4). */
const usualMinutes = 1;

const nobody: ReadonlyMap<string, number> = new Map();

/**
 * The button beside a code field. Time runs by the clock, so a page that slept counts on rightly. Whoever finds a slip in the
 * number does not wait for the code that went to the wrong one.
 */
export function useCodeSender({ label, recipient, listen, awaited, isReady, send, onRefused }: Sending): CodeSender {
  const [isBusy, setBusy] = useState(false);
  const [waits, setWaits] = useState(nobody);
  const waitOf = () => waits.get(recipient()) ?? null;
  const until = useSyncExternalStore(listen, waitOf, waitOf);
  const [now, setNow] = useState(() => performance.now());
  const lastSend = useRef(-Infinity);
  const isSending = useRef(false);
  const countdown = until === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
  const isCounting = countdown !== null && countdown > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isCounting]);
  const onSend = async () => {
    if (isSending.current || isCounting || !isReady(false)) return;
    const arrival = awaited?.();
    isSending.current = true;
    setBusy(true);
    try {
      // A press is kept until the page has loaded what it needs.
      if (arrival) await arrival;
      if (arrival && !isReady(true)) return;
      const early = lastSend.current + sendPauseMs - performance.now();
      if (early > 0) {
        await new Promise((resolve) => setTimeout(resolve, early));
        // The number may have been changed meanwhile.
        if (!isReady(true)) return;
      }
      await sendNow();
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const sendNow = async () => {
    const started = performance.now();
    lastSend.current = started;
    const to = recipient();
    const outcome = await send();
    const ended = performance.now();
    if (!outcome.ok) return onRefused(outcome);
    setNow(ended);
    // The code was made about half a round trip ago.
    const end = ended + minutesOf(outcome.value) * 60_000 - (ended - started) / 2;
    setWaits((before) => new Map(before).set(to, end));
  };
  return { label, countdown: isCounting ? countdown : null, isBusy, onSend: () => void onSend() };
}

function minutesOf(value: unknown): number {
  const minutes =
    typeof value === "object" && value !== null && "expiredMinutes" in value ? value.expiredMinutes : undefined;
  return typeof minutes === "number" && minutes > 0 ? minutes : usualMinutes;
}
