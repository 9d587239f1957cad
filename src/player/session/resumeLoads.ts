import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** Loads what could not be loaded without a session, once there is one: a list, its next page, a figure of a page. */
export function resumeLoads({ session, data }: Pick<PlayerStores, "session" | "data">): void {
  watchValue(
    () => session.state.status === "loggedIn",
    (isIn) => {
      if (!isIn) return;
      for (const { source } of data.watched.values()) {
        const { state } = source;
        if (state.status !== "failed" || state.failure.kind !== "unauthorized") continue;
        const next = (state.value as { more?: unknown } | undefined)?.more === "failed" ? source.loadMore : undefined;
        void (next ?? source.load).call(source);
      }
    },
  );
}
