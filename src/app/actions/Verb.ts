import type { Action } from "#contracts/config.ts";
import type { Outcome, Scope } from "#engine/index.ts";
import type { DataStore } from "#stores/DataStore.ts";
import type { RouteStore } from "#stores/RouteStore.ts";
import type { StateStore } from "#stores/StateStore.ts";
import type { ScreenStores } from "../ScreenStores.ts";
import type { DevicePort } from "../wiring/createDevice.ts";

/** The stores that actions of every program change. */
export interface RuntimeStores extends ScreenStores {
  data: DataStore;
  route: RouteStore;
  states: StateStore;
}

/** What the verbs of every program work with. */
export interface RuntimeTools {
  stores: RuntimeStores;
  /** Does another action. */
  dispatch(action: Action, scope: Scope): Promise<Outcome>;
  /** The page's own address; `hash` begins with its number sign. */
  page: { origin: string; hostname: string; hash?: string };
  /** Opens an address outside of the site. */
  openOutside(href: string): void;
  /** What the device does for whoever presses. */
  device: DevicePort;
}

/** The action of one verb. */
export type ActionOf<Name extends Action["do"]> = Extract<Action, { do: Name }>;

/** Does the actions of one verb. */
export type Verb<Name extends Action["do"], Tools extends RuntimeTools = RuntimeTools> = (
  action: ActionOf<Name>,
  scope: Scope,
  tools: Tools,
) => Promise<Outcome> | Outcome;

/** The verbs that a program knows. */
export type Verbs<Tools extends RuntimeTools> = { readonly [Name in Action["do"]]?: Verb<Name, Tools> };
