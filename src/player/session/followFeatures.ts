import type { Operations } from "#contracts/api.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/**
 * Asks the platform which of the features that are for some only are on for whoever is here, and again for another revision,
 * session or language. Where it cannot be asked they are off, as on a page that was drawn for everybody.
 */
export function followFeatures({
  site,
  session,
  texts,
  flags,
  data,
}: Pick<PlayerStores, "site" | "session" | "texts" | "flags" | "data">): void {
  const who = () => {
    const { status } = session.state;
    // Who is only expected back is nobody yet.
    if (site.compiled?.isForSome !== true || status === "restoring") return null;
    return [site.hash, session.isLoggedIn ? (session.member?.account ?? "") : "", texts.language].join(" ");
  };
  const accountOf = (key: string | null) => key?.split(" ")[1] ?? "";
  let asked: string | null = null;
  const ask = async (key: string | null) => {
    // What a member may see goes with the member.
    if (key === null || accountOf(key) !== accountOf(asked)) flags.reach([]);
    asked = key;
    if (key === null) return;
    const answer = await data.load("listFeatures", {});
    if (asked === key && answer.ok) flags.reach((answer.value as Operations["listFeatures"]["value"]).names);
  };
  watchValue(who, (key) => void ask(key));
  void ask(who());
}
