import type { Layout } from "#contracts/config.ts";
import { layoutsByKey } from "../layoutsByKey.ts";

const files = import.meta.glob<Layout>(
  ["../layouts/dialog/*.json", "../layouts/page/*.json", "!../layouts/page/{notFound,overview,signIn}.json"],
  { eager: true, import: "default" },
);

/** The documents that no first page needs: desks, their dialogs and editors. */
export const layouts = layoutsByKey(files);
