import { layerScope } from "#engine/index.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { Layer } from "#stores/Layer.ts";
import type { UiStore } from "#stores/UiStore.ts";

/**
 * The dialogs that are open over the page, and the question over them. Each goes out by its own way: a dialog by the action of its close
 * button, unless its document gives it none; a question is answered with no. Observed.
 */
export function openLayers(
  { overPage, questions }: Pick<UiStore, "overPage" | "questions">,
  { documents, dispatch, scope }: Pick<RenderingContext, "documents" | "dispatch" | "scope">,
): readonly Layer[] {
  const question = questions.open;
  const layers = overPage.map(({ name, args }): Layer => ({
    id: `dialog/${name}`,
    dismiss() {
      if (documents.open(`dialog/${name}`)?.root["closable"] === false) return;
      const inside = layerScope(scope, { dialog: () => ({ ...args, $name: name }) }, `dialog ${name}`);
      void dispatch({ do: "closeDialog" }, inside);
    },
  }));
  return question === null ? layers : [...layers, { id: "question", dismiss: () => question.answer(false) }];
}
