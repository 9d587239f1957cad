import { useEffect, useState } from "react";
import { isEqual } from "#json/equal.ts";
import type { BlockProps } from "../BlockProps.ts";
import type { SharedFunctions } from "../RenderingContext.ts";
import { useRendering } from "./useRendering.ts";

type Params = Readonly<Record<string, unknown>>;

/**
 * What the function of a `reckon` node gives for its parameters; undefined until the functions are there, and where it says nothing. The
 * same value as long as the parameters are the same.
 */
export function useReckoned({ function: name, params: shown }: BlockProps<"reckon">): unknown {
  const { functions } = useRendering();
  const [known, setKnown] = useState<SharedFunctions>();
  useEffect(() => {
    if (functions === undefined) return undefined;
    let isOver = false;
    functions().then(
      // A function is not set as one, which would be called.
      (loaded) => void (isOver || setKnown(() => loaded)),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [functions]);
  const params: Params = Object.fromEntries(Object.entries(shown).map(([param, { value }]) => [param, value]));
  const by = known && Object.hasOwn(known, name) ? known[name] : undefined;
  const [last, setLast] = useState<{ by: unknown; params: Params; value: unknown }>();
  if (last !== undefined && last.by === by && isEqual(last.params, params)) return last.value;
  const value = by?.(params);
  setLast({ by, params, value });
  return value;
}
