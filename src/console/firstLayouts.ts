import type { Layout } from "#contracts/config.ts";
import { createChunk } from "#rendering/createChunk.ts";
import { layoutsByKey } from "./layoutsByKey.ts";

const files = import.meta.glob<Layout>(["./layouts/shell.json", "./layouts/page/{notFound,overview,signIn}.json"], {
  eager: true,
  import: "default",
});

/** The documents of the console's first page, by key: `shell`, `page/overview`. */
export const firstLayouts = layoutsByKey(files);

/** The others, which come after it: desks, their dialogs and editors. */
export const otherLayouts = createChunk("src/console/chunks/layouts.ts", async () => {
  const { layouts } = await import("./chunks/layouts.ts");
  return layouts;
});
