import type { Value } from "#contracts/config.ts";

/** How a value is written: the words of the language (`docs/nodes.md`, "A value"). */
export type Format = NonNullable<Extract<Value, { bind: string }>["format"]>;

/** How texts and values are written; observed by whoever observes the language behind it. */
export interface TextSource {
  translate(key: string, values?: Readonly<Record<string, unknown>>): string;
  format(value: unknown, format?: Format, currency?: string): string;
}
