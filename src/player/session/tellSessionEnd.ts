import type { SessionLeft } from "#contracts/api.ts";
import { createTabChannel } from "#api/createTabChannel.ts";
import type { Answer } from "#stores/Answer.ts";
import { observableValue } from "#stores/observableValue.ts";
import { SessionEnd, type NearEnd } from "#stores/SessionEnd.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import { watchUse } from "./watchUse.ts";

const tickMs = 1000;

/**
 * Says in time that the session is about to end, with what is left of it counting down. One press, here or in another tab,
 * keeps an idle session alive, and so does using the page. The end of its life is told, and noted.
 */
export function tellSessionEnd({ session, data, texts, ui }: PlayerStores): void {
  const use = watchUse();
  const channel = createTabChannel<"extended">("croupier-session-end");
  const ask = (call: string) => data.load(call, {}) as Promise<Answer<SessionLeft>>;
  const end = new SessionEnd({
    getSessionLeft: () => ask("getSessionLeft"),
    extendSession: () => ask("extendSession"),
    now: Date.now,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    usedAt: use.at,
    tellOthers: () => channel.tell("extended"),
  });
  channel.listen(() => {
    if (end.near?.why === "idle") void end.look();
  });
  // A device that slept has missed its timers.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && session.isLoggedIn) void end.look();
  });
  use.listen((target) => {
    // The message has a button of its own.
    const isMessage = target instanceof Element && target.closest(".toasts") !== null;
    if (end.near?.why === "idle" && !isMessage) void end.extend();
  });

  const now = observableValue(Date.now());
  let shown: { id: number; timer: ReturnType<typeof setInterval> } | null = null;
  const hide = () => {
    if (!shown) return;
    clearInterval(shown.timer);
    ui.toasts.remove(shown.id);
    shown = null;
  };
  const show = (why: NearEnd["why"]) => {
    now.set(Date.now());
    const time = () => toClock((end.near?.at ?? 0) - now.get());
    const id = ui.toasts.ask(
      () => texts.texts.translate(`session.ending.${why}`, { time: time() }),
      () => texts.texts.translate(why === "idle" ? "session.ending.stay" : "session.ok"),
      async () => {
        if (why === "end") end.note();
        else if (!(await end.extend())) return { ok: false };
        return { ok: true };
      },
    );
    shown = { id, timer: setInterval(() => now.set(Date.now()), tickMs) };
  };
  watchValue(
    () => end.near?.why ?? null,
    (why) => {
      hide();
      if (why) show(why);
    },
  );

  const follow = (token: string | null) => (token === null ? end.stop() : end.start());
  const tokenOf = () => (session.isLoggedIn && session.state.status !== "restoring" ? session.token : null);
  watchValue(tokenOf, follow);
  follow(tokenOf());
}

/** Minutes and seconds, as clocks write them. */
function toClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
