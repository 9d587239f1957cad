import { findOperation } from "#api/findOperation.ts";
import { pageKey } from "#compile/pageKey.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import { createMeasures } from "./createMeasures.ts";

/** Counts pages, logins and registrations of this visit, until the returned function is called. */
export function startMeasuring({ route, session, site }: PlayerStores, platform: string): () => void {
  const path = findOperation("sendMeasures")?.path ?? "/";
  const measures = createMeasures({
    visit: crypto.randomUUID(),
    now: () => performance.now(),
    // No client of the program: nothing waits for it, and it must outlive the page. No token goes along.
    send: async (batch) => {
      const answer = await fetch(`${platform}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(batch),
        credentials: "omit",
        keepalive: true,
      });
      return answer.status !== 404;
    },
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  const seePage = (): void => {
    const { layouts = {}, paths } = site.compiled ?? {};
    const key = pageKey(route.route.path, (name) => !site.isWhole || Object.hasOwn(layouts, name), paths);
    measures.add({ name: "page_view", page: key.replace(/^page\//, "") });
  };
  let before = session.state.status;
  const stops = [
    watchValue(() => route.route.path, seePage),
    watchValue(
      () => session.state.status,
      (status) => {
        // Whoever is known again after a reload logged in before.
        const isNew = before === "visitor" || before === "loggingIn";
        if (isNew && session.isLoggedIn)
          measures.add({ name: session.member?.lastLoginAt === null ? "sign_up" : "login" });
        before = status;
      },
    ),
  ];
  const handleHide = () => {
    if (document.visibilityState === "hidden") measures.flush();
  };
  document.addEventListener("visibilitychange", handleHide);
  seePage();
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener("visibilitychange", handleHide);
    measures.stop();
  };
}
