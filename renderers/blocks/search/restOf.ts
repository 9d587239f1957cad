import type { BlockProps } from "#rendering/BlockProps.ts";
import type { Hit } from "./Hit.ts";

/** What leads to the page that shows all that is found by the same words and filters. */
export function restOf(
  { label, address, param }: NonNullable<BlockProps<"search">["rest"]>,
  typed: string,
  filters: Readonly<Record<string, unknown>>,
): Hit {
  const query = new URLSearchParams({ [param]: typed });
  for (const [name, value] of Object.entries(filters))
    if (typeof value === "string" && value !== "") query.set(name, value);
  return { key: "rest", item: { title: label, icon: "lobby" }, to: `${address}?${query.toString()}` };
}
