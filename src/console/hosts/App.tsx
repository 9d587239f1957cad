import type { Scope } from "#engine/index.ts";
import { Cover } from "#app/hosts/Cover.tsx";
import { DialogHost } from "#app/hosts/DialogHost.tsx";
import { QuestionDialog } from "#app/hosts/QuestionDialog.tsx";
import { Toasts } from "#app/hosts/Toasts.tsx";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { observing } from "#rendering/observing.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import type { ConsoleStores } from "../ConsoleStores.ts";
import { useCurrentInView } from "../useCurrentInView.ts";

/** The whole screen: the shell, and what is opened over it. */
export const App = observing(function App({ stores, scope }: { stores: ConsoleStores; scope: Scope }) {
  const { operator, route, texts } = stores;
  const { translate } = texts.texts;
  const { status } = operator.state;
  useCurrentInView(route.route.path, status !== "starting" && status !== "failed");
  if (status === "starting") return <div className="boot" role="status" aria-busy="true" />;
  if (status === "failed") {
    const retry = async () => {
      await operator.load();
      return { ok: true } as const;
    };
    return (
      <main className="console-failure" role="alert">
        <p>{translate("console.start.failed")}</p>
        <PressButton variant="primary" label={translate("console.start.retry")} onPress={retry} />
      </main>
    );
  }
  return (
    <>
      <RenderDocument name="shell" />
      <DialogHost stores={stores} scope={scope} />
      <QuestionDialog stores={stores} />
      <Cover stores={stores} />
      <Toasts stores={stores} />
    </>
  );
});
