import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/**
 * Loads what could not be loaded without a session, once there is one: a list, its next page, a figure of a page. What is another
 * for each member hears of who comes, and of who has gone for good.
 */
export function resumeLoads({ session, data }: Pick<PlayerStores, "session" | "data">): void {
  watchValue(
    () => session.state.status,
    (status) => {
      const isIn = status === "loggedIn";
      if (!isIn && status !== "visitor") return;
      for (const { source } of data.watched.values()) {
        void source.changeMember?.();
        if (!isIn) continue;
        const { state } = source;
        if (state.status !== "failed" || state.failure.kind !== "unauthorized") continue;
        const next = (state.value as { more?: unknown } | undefined)?.more === "failed" ? source.loadMore : undefined;
        void (next ?? source.load).call(source);
      }
    },
  );
}
