import { layoutKey } from "#compile/layoutKey.ts";
import type { Layout } from "#contracts/config.ts";

const files = import.meta.glob<Layout>("../../layouts/**/*.json", { eager: true, import: "default" });

/** The layouts that players get where the brand has none of its own, by key. */
export const bundledLayouts: Readonly<Record<string, Layout>> = Object.fromEntries(
  Object.entries(files).map(([path, layout]) => [layoutKey(path), layout]),
);
