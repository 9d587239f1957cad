import { createElement, type ReactElement } from "react";
import type { Paint } from "./Paint.ts";
import { pickMotif } from "./pickMotif.ts";

/** The motif of a seed, in the paints of its picture. */
export function Motif({ seed, paint }: { seed: string; paint: Paint }): ReactElement {
  return createElement(pickMotif(seed), { paint });
}
