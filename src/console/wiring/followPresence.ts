import { watchValue } from "#stores/watchValue.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";

const everyMs = 15_000;

/** Says every fifteen seconds which page is open, while somebody looks at it; what others said or decided meanwhile is loaded again. */
export function followPresence({ presence, operator, route, data, comments }: ConsoleStores): void {
  const pageNow = () => route.route.path.replace(/^\/+|\/+$/g, "").replaceAll(/[^a-zA-Z0-9/-]/g, "") || "overview";
  const say = (isLeaving = false) => {
    if (operator.isSignedIn) void presence.say(pageNow().slice(0, 60), isLeaving);
  };
  setInterval(() => document.visibilityState === "visible" && say(), everyMs);
  watchValue(
    () => `${operator.view.account ?? ""} ${pageNow()}`,
    () => say(),
  );
  addEventListener("pagehide", () => say(true));
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && say());
  let known = "";
  watchValue(
    () => presence.news,
    (news) => {
      if (known !== "" && news !== "" && news !== known) {
        void data.reloadAll();
        void comments.load();
      }
      known = news;
    },
  );
}
