import type { Answer } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import type { Channel } from "../revisions/shareWatch.ts";
import type { SignInNews } from "./signInNews.ts";

/** How long somebody may take in the other window, in milliseconds. */
const patienceMs = 300_000;
/** How long after this page is looked at again an answer may still come, before the other window counts as closed. */
const graceMs = 1_500;

/** By what it is seen that somebody is back at this page. */
const signs = ["focus", "pointerdown", "keydown"];

/** A window in which somebody signs in elsewhere. */
export interface SignInWindow {
  /** Opens it; must be called while a press is handled, or the browser opens none. */
  open(): Window | null;
  /** Shows an address in it, and waits for it to come back with this `state`: its address then. */
  show(opened: Window | null, address: string, state: string): Promise<Answer<URL>>;
}

/** What it is made from. */
export interface SignInWindowParts {
  open(): Window | null;
  channel: Channel<SignInNews>;
  /** This page: told when it is looked at again. */
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  view: Pick<Window, "addEventListener" | "removeEventListener">;
  /** What the other window says where it cannot close itself. */
  farewell(): string;
}

/**
 * Once it shows another site, the browser cuts it off from this page (`Cross-Origin-Opener-Policy`): it seems closed, and only the
 * site's own page, when it comes back there, can tell of it. Closed it counts as, then, when this page is looked at again and nothing
 * was told.
 */
export function createSignInWindow({ open, channel, page, view, farewell }: SignInWindowParts): SignInWindow {
  return {
    open,
    show: (opened, address, state) => {
      if (opened === null) return Promise.resolve(refused("identity_window_blocked"));
      if (opened.closed) return Promise.resolve(refused("identity_window_closed"));
      if (!/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(address)) {
        opened.close();
        return Promise.resolve(refused("identity_unknown_error"));
      }
      return new Promise((resolve) => {
        let grace: ReturnType<typeof setTimeout> | undefined;
        const patience = setTimeout(() => end(refused("identity_window_closed")), patienceMs);
        const handleReturn = () => {
          if (page.visibilityState !== "visible") return;
          clearTimeout(grace);
          grace = setTimeout(() => opened.closed && end(refused("identity_window_closed")), graceMs);
        };
        const forget = channel.listen((news) => {
          if (news.is !== "back" || !URL.canParse(news.href)) return;
          const back = new URL(news.href);
          if (back.searchParams.get("state") !== state) return;
          channel.tell({ is: "heard", state, text: farewell() });
          end(back.searchParams.has("error") ? refused("identity_window_closed") : { ok: true, value: back });
        });
        const end = (answer: Answer<URL>) => {
          clearTimeout(patience);
          clearTimeout(grace);
          forget();
          for (const sign of signs) view.removeEventListener(sign, handleReturn);
          page.removeEventListener("visibilitychange", handleReturn);
          resolve(answer);
        };
        for (const sign of signs) view.addEventListener(sign, handleReturn);
        page.addEventListener("visibilitychange", handleReturn);
        opened.location.replace(address);
      });
    },
  };
}

function refused(code: string): Answer<never> {
  return { ok: false, failure: failure("refused", code) };
}
