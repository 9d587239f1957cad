import { useState } from "react";
import { segmentsOf } from "#json/pointer.ts";
import { useConsoleTools } from "./ConsoleTools.ts";

/**
 * Which member of a part of the draft is looked at: the one that was chosen, or the one of a place that somebody wants to
 * see; whichever is the later word. Undefined before either.
 */
export function useChosenMember(path: string): [name: string | undefined, choose: (name: string) => void] {
  const { place } = useConsoleTools();
  const { wanted } = place;
  const pointer = place.within(path);
  const [choice, setChoice] = useState<{ name: string; over: unknown }>();
  const asked = pointer === null ? undefined : segmentsOf(pointer.slice(path.length))[0];
  const name = choice !== undefined && (choice.over === wanted || asked === undefined) ? choice.name : asked;
  return [name, (next) => setChoice({ name: next, over: wanted })];
}
