import type { DataStore } from "#stores/DataStore.ts";
import type { DraftStore } from "#stores/DraftStore.ts";
import type { HandOverStore } from "#stores/HandOverStore.ts";
import type { OperatorStore } from "#stores/OperatorStore.ts";
import type { PreviewStore } from "#stores/PreviewStore.ts";
import type { RouteStore } from "#stores/RouteStore.ts";
import type { ScreenStores } from "#program/ScreenStores.ts";

/** The stores of the operator's program. */
export interface ConsoleStores extends ScreenStores {
  operator: OperatorStore;
  draft: DraftStore;
  preview: PreviewStore;
  handOver: HandOverStore;
  data: DataStore;
  route: RouteStore;
}
