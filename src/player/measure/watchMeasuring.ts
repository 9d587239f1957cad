import { declaredState } from "#rendering/documentScope.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { Player } from "../createPlayer.ts";

/**
 * Counts what a visit does while its visitor agrees to it: the state `measuring` of the shell, which its footer asks for where the
 * brand names an account of statistics (record 68). Its program is loaded only then.
 */
export function watchMeasuring({ stores, platform }: Pick<Player, "stores" | "platform">): void {
  const isWanted = (): boolean => {
    const { compiled } = stores.site;
    const shell = compiled?.layouts["shell"];
    if (shell === undefined || !compiled?.brand.analytics?.gtagId) return false;
    return stores.states.read(declaredState("shell", shell), "measuring") === true;
  };
  let stop: (() => void) | undefined;
  const follow = async (isOn: boolean): Promise<void> => {
    stop?.();
    stop = undefined;
    if (!isOn) return;
    const { startMeasuring } = await import("./startMeasuring.ts");
    if (isWanted()) stop ??= startMeasuring(stores, platform);
  };
  const begin = (isOn: boolean) => void follow(isOn).catch(() => undefined);
  watchValue(isWanted, begin);
  begin(isWanted());
}
