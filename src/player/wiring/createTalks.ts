import { findOperation } from "#api/findOperation.ts";
import { followStream } from "#api/revisions/followStream.ts";
import { openStream } from "#api/revisions/openStream.ts";
import type { SessionKeeper } from "#stores/SessionKeeper.ts";
import type { SessionStore } from "#stores/SessionStore.ts";
import type { TalkPort } from "#stores/TalkPort.ts";

/** Follows conversations of the platform. Who is logged in says so in a header: a token never stands in an address. */
export function createTalks(
  platform: string,
  session: Pick<SessionStore, "isLoggedIn">,
  keeper: Pick<SessionKeeper, "token">,
): TalkPort {
  return {
    isLoggedIn: () => session.isLoggedIn,
    follow(call, { onEvent, onState }) {
      const path = findOperation(call)?.path ?? "/";
      const stream = followStream({
        open: openStream(`${platform}${path}`, (): Record<string, string> =>
          keeper.token === null ? {} : { token: keeper.token },
        ),
        onEvents: (events) => events.forEach(onEvent),
        onState,
      });
      const hurry = () => {
        if (document.visibilityState === "visible") stream.hurry();
      };
      addEventListener("online", hurry);
      document.addEventListener("visibilitychange", hurry);
      return () => {
        removeEventListener("online", hurry);
        document.removeEventListener("visibilitychange", hurry);
        stream.stop();
      };
    },
  };
}
