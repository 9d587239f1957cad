import { layerScope } from "#engine/index.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** An offer is made anew before the platform forgets what it asked for, in milliseconds. */
const renewMs = 100_000;

/**
 * Offers passkeys where the browser fills in the name of the login (conditional mediation, WebAuthn level 3, 5.1.4), as long as the
 * form is there and nobody logs in another way: where PASSKEY3 is on and the browser can.
 */
export function offerPasskeys(
  { flags, session, ui, route }: Pick<PlayerStores, "flags" | "session" | "ui" | "route">,
  { dispatch, scope }: Pick<RenderingContext, "dispatch" | "scope">,
): void {
  const isWanted = () => {
    const { status } = session.state;
    if (!flags.isOn("PASSKEY3") || (status !== "visitor" && status !== "ended")) return false;
    return route.route.path === "/login" || ui.dialogs.some(({ name }) => name === "login");
  };
  let ending: AbortController | undefined;
  const offer = async () => {
    const { signal } = (ending = new AbortController());
    if (!(await isOfferable()) || signal.aborted) return;
    const renewal = setTimeout(() => {
      ending?.abort();
      if (isWanted()) void offer();
    }, renewMs);
    signal.addEventListener("abort", () => clearTimeout(renewal));
    await dispatch({ do: "passkeyLogin" }, layerScope(scope, { $offer: () => signal }, "offer"));
  };
  const follow = (wanted: boolean) => {
    ending?.abort();
    if (wanted) void offer();
  };
  watchValue(isWanted, follow);
  follow(isWanted());
}

async function isOfferable(): Promise<boolean> {
  if (typeof PublicKeyCredential === "undefined") return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}
