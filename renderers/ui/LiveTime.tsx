import type { ReactElement } from "react";
import { observing } from "#rendering/observing.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { Written } from "./Written.tsx";

/** A moment as it is told from now; written anew as time passes, without what stands around it. */
export const LiveTime = observing(function LiveTime({ value }: { value: unknown }): ReactElement {
  const write = useFormat();
  return <Written text={write(value, "relative")} />;
});
