import { observing } from "#rendering/observing.ts";
import { Icon } from "#renderers/icons/Icon.tsx";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { failureText } from "#app/failureText.ts";
import type { PlayerStores } from "../PlayerStores.ts";

interface Noticed {
  stores: PlayerStores;
  /** Loads the page again with what was typed. */
  reload(): Promise<void>;
}

/** Says that the page stands on its own: no network, or a platform that does not answer (faults F-01 to F-05), or one that wants a newer client (F-10). */
export const ConnectionNotice = observing(function ConnectionNotice({ stores, reload }: Noticed) {
  const { ui, site, texts } = stores;
  const { translate } = texts.texts;
  if (ui.isOutdated) {
    const goOn = async () => {
      await reload();
      return { ok: true } as const;
    };
    return (
      <div className="connection" role="status">
        <Icon name="refresh" size={18} />
        <span className="connection__text">{translate("session.outdated")}</span>
        <PressButton variant="ghost" size="s" icon="refresh" label={translate("session.reload")} onPress={goOn} />
      </div>
    );
  }
  if (ui.online && site.failure === null) return null;
  const retry = async () => {
    await site.look();
    return { ok: true } as const;
  };
  return (
    <div className="connection" role="status">
      <Icon name="warning" size={18} />
      <span className="connection__text">
        {ui.online && site.failure ? failureText(site.failure, texts) : translate("session.offline")}
      </span>
      <PressButton variant="ghost" size="s" icon="refresh" label={translate("session.retry")} onPress={retry} />
    </div>
  );
});
