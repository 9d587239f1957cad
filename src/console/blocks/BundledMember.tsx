import type { ReactElement } from "react";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

/** Says that the brand has none of its own here, so that visitors get the bundled one, and makes one to be changed. */
export function BundledMember({ pointer }: { pointer: string }): ReactElement {
  const translate = useFixedText();
  const { draft, bundled, mayEdit } = useConsoleTools();
  const begin = async () => {
    draft.edit(pointer, structuredClone(bundled(pointer)));
    return { ok: true } as const;
  };
  return (
    <>
      <p className="text">{translate("console.members.asBundled")}</p>
      {mayEdit() ? <PressButton label={translate("console.members.begin")} onPress={begin} /> : null}
    </>
  );
}
