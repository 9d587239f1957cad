/** How texts and values are written; observed by whoever observes the language behind it. */
export interface TextSource {
  translate(key: string, values?: Readonly<Record<string, unknown>>): string;
  format(
    value: unknown,
    format?: "text" | "number" | "money" | "date" | "dateTime" | "percent",
    currency?: string,
  ): string;
}
