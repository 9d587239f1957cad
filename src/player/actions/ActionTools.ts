import type { Action } from "#contracts/config.ts";
import type { Outcome, Scope } from "#engine/index.ts";
import type { DevicePort } from "#app/wiring/createDevice.ts";
import type { BotCheckPort } from "#stores/SessionPort.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** What the verbs of actions work with. */
export interface ActionTools {
  stores: PlayerStores;
  botCheck: BotCheckPort;
  /** What a login was asked for; done once somebody has logged in. */
  pending: { done: (() => void) | null };
  /** Does another action. */
  dispatch(action: Action, scope: Scope): Promise<Outcome>;
  /** The page's own address, for what a registration says about where it was made. */
  page: { origin: string; hostname: string };
  /** Opens an address outside of the site. */
  openOutside(href: string): void;
  /** What the device does for the visitor. */
  device: DevicePort;
}

/** The action of one verb. */
export type ActionOf<Verb extends Action["do"]> = Extract<Action, { do: Verb }>;

/** Does the actions of one verb. */
export type Verb<Name extends Action["do"]> = (
  action: ActionOf<Name>,
  scope: Scope,
  tools: ActionTools,
) => Promise<Outcome> | Outcome;
