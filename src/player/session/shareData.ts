import type { DataStore } from "#stores/DataStore.ts";

/** The other tabs of this browser, which show the same member: each hears which calls have new answers. */
export interface DataTabs {
  tell(calls: readonly string[]): void;
  /** Hears of it until the returned function is called. */
  listen(hear: (calls: readonly string[]) => void): () => void;
}

/** What was changed in one tab is loaded again in the others, so that a press means the same in each. */
export function shareData(data: DataStore, tabs: DataTabs): void {
  data.tellTabs = tabs.tell;
  tabs.listen((calls) => {
    for (const { source } of data.watched.values()) if (calls.includes(source.request.call)) void source.load();
  });
}
