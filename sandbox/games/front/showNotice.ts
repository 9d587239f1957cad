import { make } from "./make.ts";
import { tellSite, type ToSite } from "./site.ts";
import type { commonWords, Spoken } from "./words.ts";

type Common = keyof typeof commonWords;

/** What can be done about it, beside reading it. */
const steps: Partial<Record<Common, { label: Common; tell: ToSite }>> = {
  not_enough_money: { label: "deposit", tell: { type: "deposit" } },
  play_ended: { label: "again", tell: { type: "expired" } },
  session_over: { label: "again", tell: { type: "expired" } },
  game_maintenance: { label: "leave", tell: { type: "close" } },
  game_closed: { label: "leave", tell: { type: "close" } },
  loss_limit: { label: "leave", tell: { type: "close" } },
  time_limit: { label: "leave", tell: { type: "close" } },
  time_out: { label: "leave", tell: { type: "close" } },
  self_excluded: { label: "leave", tell: { type: "close" } },
  stake_unclear: { label: "again", tell: { type: "expired" } },
  returned: { label: "again", tell: { type: "expired" } },
};
const other: Readonly<Record<string, Common>> = {
  excluded_for_good: "self_excluded",
  session_unknown: "play_ended",
  wallet_silent: "returned",
  draw_unknown: "draw_closed",
};
/** What the site shows more of than we can, by the code that it knows it under. */
const sites: Partial<Record<Common, string>> = {
  reality_check: "reality_check",
  session_over: "session_over",
  stake_unclear: "stake_unclear",
  returned: "stake_unclear",
  loss_limit: "loss_limit",
  time_limit: "time_limit",
  time_out: "time_out",
  self_excluded: "self_excluded",
};
/** Whoever presses on and on, as at the fish, still has so long to read it, in milliseconds. */
const leastMs = 6_000;
const acts = ["pointerdown", "keydown"] as const;

/**
 * Shows a code in words, over the game, with a next step. Where there is none it stays until the player does something after having had
 * the time to read it: whoever looked away still finds it.
 */
export function showNotice(root: HTMLElement, words: Spoken<Common>, code: string): void {
  const name = (other[code] ?? (code in words ? code : "fault")) as Common;
  const known = sites[name];
  if (known !== undefined) tellSite({ type: "error", code: known });
  for (const old of document.querySelectorAll(".notice")) old.remove();
  const step = steps[name];
  const notice = make("div", { class: "notice", role: "alert", "data-code": code }, make("p", {}, words[name]));
  if (step) {
    const button = make("button", { type: "button" }, words[step.label]);
    button.addEventListener("click", () => {
      tellSite(step.tell);
      notice.remove();
    });
    notice.append(button);
  } else goWithNextAct(notice);
  (root.isConnected ? root : document.body).append(notice);
}

function goWithNextAct(notice: HTMLElement): void {
  const go = (): void => {
    notice.remove();
    for (const act of acts) removeEventListener(act, go, { capture: true });
  };
  setTimeout(() => {
    for (const act of acts) addEventListener(act, go, { capture: true });
  }, leastMs);
}
