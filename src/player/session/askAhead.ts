import { evaluateCondition, isBroken, layerScope, resolveValue, type EngineNode, type Scope } from "#engine/index.ts";
import type { Condition, Value } from "#contracts/config.ts";
import type { BegunFrame } from "#renderers/ui/heldFrame.ts";
import { documentScope } from "#rendering/documentScope.ts";
import { readAddress, type Navigator } from "#stores/RouteStore.ts";
import { untilTrue } from "#stores/untilTrue.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { Player } from "../createPlayer.ts";
import { pageAt } from "../wiring/createRootScope.ts";
import { holdFirstFrame } from "./holdFirstFrame.ts";
import { loadParts } from "./loadParts.ts";

/** A page whose answer is nearly there is drawn with it, and not twice: so long it may wait, in milliseconds. Nobody takes that for a delay. */
const mostHoldMs = 200;
/** A frame that has begun loads alone so long, in milliseconds: what it shows comes before what is drawn around it. */
const mostAloneMs = 1_000;
/** A frame that no page has taken over after so long is given up, in milliseconds. */
const mostUntakenMs = 2_000;
/** What no page has taken over after so long is given up, in milliseconds. */
const longestMs = 10_000;

/** A call of a page that is about to be shown. */
interface Asked {
  id: string;
  call: string;
  params: Record<string, unknown>;
  select?: string;
}

/** What a page asked ahead: whether it is answered, and what begins its frame then. */
interface Asking {
  answered: Promise<unknown>;
  hold(): BegunFrame | undefined;
}

/**
 * Sends the calls that a page marks with `ahead` as soon as somebody goes on to it: they are under way while it is drawn, which takes them
 * over. A page that is gone on to while it waits is the only one that is shown, and asks once however often it was pressed.
 */
export function askAhead({ stores, rendering }: Player): void {
  const { route, data } = stores;
  let turn = 0;
  let goingTo: string | undefined;
  let giveUp = (): void => undefined;

  const ask = (address: string): Asking | undefined => {
    const to = readAddress(address);
    const page = pageAt(to, stores);
    const root = rendering.documents.open(page.page)?.root;
    if (root === undefined) return undefined;
    const scope = documentScope(layerScope(rendering.scope, { route: () => page }, "ahead"), page.page, rendering);
    const asked = callsAhead(root, scope);
    if (asked.length === 0) return undefined;
    const leave = asked.map(({ id, ...request }) => data.watch(page.page, id, { ...request, everyMs: 0 }));
    const stop = () => {
      clearTimeout(timer);
      stopWatching();
      for (const one of leave) one();
    };
    const timer = setTimeout(stop, longestMs);
    let isThere = false;
    const stopWatching = watchValue(
      () => route.address,
      (shown) => {
        // Some address in between may still lead there; whoever has been there and left asks anew the next time.
        if (isThere || shown !== address) stop();
        isThere = true;
      },
    );
    const answered = Promise.all([
      loadParts(root, rendering.registry),
      untilTrue(() => asked.every(({ id }) => data.read(page.page, id).status !== "loading")),
    ]);
    return { answered, hold: () => holdFirstFrame(root, scope, rendering) };
  };

  const push = (own: Navigator, address: string): void => {
    // A second press of the same asks nothing.
    if (goingTo === address) return;
    const mine = begin();
    const from = route.address;
    const asking = ask(address);
    if (!asking) return own.push(address);
    goingTo = address;
    giveUp = () => undefined;
    // Somebody went elsewhere meanwhile, by a press or by the browser's way back.
    const isLeft = (): boolean => turn !== mine || route.address !== from;
    const goOn = (): void => {
      if (isLeft()) return;
      goingTo = undefined;
      own.push(address);
    };
    void Promise.race([asking.answered, rest(mostHoldMs)]).then(() => {
      const held = isLeft() ? undefined : asking.hold();
      if (!held) return goOn();
      const leave = (): void => {
        stop();
        held.drop();
      };
      const stop = watchValue(
        () => route.address,
        (shown) => shown !== address && leave(),
      );
      giveUp = leave;
      void Promise.race([held.seen.then(nextPaint), rest(mostAloneMs)]).then(() => {
        goOn();
        return rest(mostUntakenMs).then(leave);
      });
    });
  };
  const begin = (): number => {
    goingTo = undefined;
    giveUp();
    return (turn += 1);
  };

  const lend = (): void => {
    const { navigator } = route;
    if (navigator !== null && !(navigator instanceof Held)) route.use(new Held(navigator, begin, push));
  };
  watchValue(() => route.navigator, lend);
  lend();
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** After the next frame was drawn. */
const nextPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The calls below a page's root that it asks ahead, as far as it draws them. */
function callsAhead(node: EngineNode, scope: Scope): Asked[] {
  if (isBroken(node) || !evaluateCondition(node.when, scope)) return [];
  const { kind, id, call, params, select, ahead, idleWhen, children } = node as EngineNode & {
    call?: string;
    params?: Record<string, Value>;
    select?: string;
    ahead?: true;
    idleWhen?: Condition;
    children?: EngineNode[];
  };
  if (kind === "stack") return (children ?? []).flatMap((child) => callsAhead(child, scope));
  const isAsked = ahead === true && id !== undefined && call !== undefined;
  if (kind !== "data" || !isAsked || (idleWhen !== undefined && evaluateCondition(idleWhen, scope))) return [];
  const given = Object.entries(params ?? {}).map(([name, value]) => [name, resolveValue(value, scope)]);
  // As the page itself asks: what is not there is left out.
  const written = JSON.parse(JSON.stringify(Object.fromEntries(given))) as Record<string, unknown>;
  return [{ id, call, params: written, ...(select !== undefined && { select }) }];
}

/** A router of which only the way on to a page is another. */
class Held implements Navigator {
  readonly #own: Navigator;
  readonly #begin: () => void;
  readonly #push: (own: Navigator, address: string) => void;

  constructor(own: Navigator, begin: () => void, push: (own: Navigator, address: string) => void) {
    this.#own = own;
    this.#begin = begin;
    this.#push = push;
  }

  push(address: string): void {
    this.#push(this.#own, address);
  }

  replace(address: string): void {
    this.#begin();
    this.#own.replace(address);
  }

  retreat(address: string): void {
    this.#begin();
    this.#own.retreat(address);
  }

  back(otherwise: string): void {
    this.#begin();
    this.#own.back(otherwise);
  }
}
