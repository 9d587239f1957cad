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
  const { isOutdated } = ui;
  if (!isOutdated && ui.online && site.failure === null) return null;
  const text = ui.online && site.failure ? failureText(site.failure, texts) : translate("session.offline");
  const goOn = async () => {
    await (isOutdated ? reload() : site.look());
    return { ok: true } as const;
  };
  return (
    <div className="connection" role="status">
      <Icon name={isOutdated ? "refresh" : "warning"} size={18} />
      <span className="connection__text">{isOutdated ? translate("session.outdated") : text}</span>
      <PressButton
        variant="ghost"
        size="s"
        icon="refresh"
        label={translate(isOutdated ? "session.reload" : "session.retry")}
        onPress={goOn}
      />
    </div>
  );
});
