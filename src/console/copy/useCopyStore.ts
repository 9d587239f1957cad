import { CopyStore } from "#stores/CopyStore.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

/** The store of the site that is being taken in, made by whoever wants it first; it stays when its page is left. */
export function useCopyStore(): CopyStore {
  const { copying, draft } = useConsoleTools();
  copying.store ??= new CopyStore(copying.port, draft);
  return copying.store;
}
