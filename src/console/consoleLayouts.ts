import type { Layout } from "#contracts/config.ts";

const files = import.meta.glob<Layout>("./layouts/**/*.json", { eager: true, import: "default" });

/** The console's own documents by key: `shell`, `page/overview`. */
export const consoleLayouts: Readonly<Record<string, Layout>> = Object.fromEntries(
  Object.entries(files).map(([path, layout]) => [path.replace("./layouts/", "").replace(/\.json$/, ""), layout]),
);
