import { useMemo, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { FlagPlaces } from "./FlagPlaces.tsx";
import { flagNames } from "./flagNames.ts";
import { flagsThatTurn, withSwitches } from "./flagRows.ts";
import { usesByDocument } from "./flagUses.ts";

interface FlagEffectProps {
  path: string;
  root: unknown;
  uses: ReadonlyMap<string, readonly string[]> | null;
}

/** What the switches that were turned in the draft will change once it is published. */
export const FlagEffect = observing(function FlagEffect({ path, root, uses }: FlagEffectProps): ReactElement | null {
  const translate = useFixedText();
  const { review } = useConsoleTools();
  const { entries } = review;
  const { on, off } = useMemo(() => {
    const switched = entries.filter(({ pointer }) => pointer.startsWith(`${path}/`) && pointer.endsWith("/enabled"));
    const places = (was: string) =>
      switched
        .filter(({ before }) => before === was)
        .map(({ pointer }) => pointer.slice(path.length, -"/enabled".length));
    const live = withSwitches(withSwitches(root, new Set(places("1")), true), new Set(places("0")), false);
    return flagsThatTurn(live, root);
  }, [entries, path, root]);
  const places = usesByDocument([...on, ...off].flatMap((id) => uses?.get(id) ?? []));
  if (on.length + off.length === 0) return null;
  return (
    <section className="notice" data-tone="accent" aria-label={translate("console.flags.effect")}>
      <div className="notice__words">
        <p className="notice__title">{translate("console.flags.effect")}</p>
        {on.length === 0 ? null : <p>{translate("console.flags.comeOn", { flags: flagNames(on, translate) })}</p>}
        {off.length === 0 ? null : <p>{translate("console.flags.goOff", { flags: flagNames(off, translate) })}</p>}
        <FlagPlaces label={translate("console.flags.touched", { count: places.length })} places={places} />
      </div>
    </section>
  );
});
