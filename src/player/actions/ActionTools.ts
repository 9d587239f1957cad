import type { Action } from "#contracts/config.ts";
import type { RuntimeTools, Verb } from "#app/actions/Verb.ts";
import type { BotCheckPort } from "#stores/SessionPort.ts";
import type { LazyIdentity } from "../identity/IdentityFlow.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** What the verbs of players' actions work with. */
export interface ActionTools extends RuntimeTools {
  stores: PlayerStores;
  botCheck: BotCheckPort;
  identity: LazyIdentity<ActionTools>;
  /** What a login was asked for; done once somebody has logged in. */
  pending: { done: (() => void) | null };
}

/** Does the actions of one verb, for a player. */
export type PlayerVerb<Name extends Action["do"]> = Verb<Name, ActionTools>;
