import type { BalanceStore } from "#stores/BalanceStore.ts";
import type { CaptchaStore } from "#stores/CaptchaStore.ts";
import type { ClockStore } from "#stores/ClockStore.ts";
import type { ContractStore } from "#stores/ContractStore.ts";
import type { DataStore } from "#stores/DataStore.ts";
import type { FlagStore } from "#stores/FlagStore.ts";
import type { MessageStore } from "#stores/MessageStore.ts";
import type { RouteStore } from "#stores/RouteStore.ts";
import type { SessionStore } from "#stores/SessionStore.ts";
import type { StateStore } from "#stores/StateStore.ts";
import type { SiteStore } from "#stores/SiteStore.ts";
import type { TextStore } from "#stores/TextStore.ts";
import type { UiStore } from "#stores/UiStore.ts";
import type { PlayerSite } from "./site/PlayerSite.ts";

/** The stores of the player's program. */
export interface PlayerStores {
  site: SiteStore<PlayerSite>;
  session: SessionStore;
  balance: BalanceStore;
  messages: MessageStore;
  contracts: ContractStore;
  flags: FlagStore;
  texts: TextStore;
  ui: UiStore;
  data: DataStore;
  captcha: CaptchaStore;
  route: RouteStore;
  states: StateStore;
  clock: ClockStore;
}
