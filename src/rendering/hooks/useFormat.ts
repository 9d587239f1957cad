import type { ValueFormat } from "../ValueFormat.ts";
import { useRendering } from "./useRendering.ts";

/** Writes values in the user's language: numbers, money in minor units, dates. */
export function useFormat(): (value: unknown, format?: ValueFormat, currency?: string) => string {
  return useRendering().format;
}
