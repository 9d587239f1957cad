import type { HistoryPort } from "./HistoryPort.ts";
import {
  isKnown,
  isSamePage,
  pageOf,
  placeAfter,
  readPlace,
  stepsBackTo,
  toKept,
  type HistoryPlace,
} from "./HistoryPlace.ts";
import type { Layer } from "./Layer.ts";
import type { Navigator } from "./RouteStore.ts";

/** How the visitor came to an address: by going on, by a redirect, or on the way through the history. */
export type Arrival = "push" | "replace" | "pop";

/** What the history is wired to. */
export interface LayeredHistoryOptions {
  port: HistoryPort;
  /** What stands over the page, the topmost last. */
  layers(): readonly Layer[];
  /** The page below what an address opens by itself; null where it opens nothing. */
  groundOf?(address: string): string | null;
  /** `page` is the number of the page's entry, without those of its layers. */
  onArrive(address: string, how: Arrival, page: number): void;
}

/**
 * The browser's history with an entry for each layer over the page, so that the way back closes the topmost layer and
 * nothing else. A layer that closes by itself takes its entry along; one that refuses to close keeps it; the way forward
 * opens none again. After each move it compares the entry that is shown with what is open, and puts right what differs: it
 * relies on no order in which browsers tell of moves.
 */
export class LayeredHistory implements Navigator {
  readonly #options: LayeredHistoryOptions;
  #place: HistoryPlace;
  /** A move of ours is under way. */
  #isMoving = false;
  /** Layers are being closed, since the visitor went back. */
  #isClosing = false;
  /** What was asked for during a move. */
  #later: (() => void)[] = [];

  constructor(options: LayeredHistoryOptions) {
    this.#options = options;
    this.#place = readPlace(options.port.read());
  }

  /** Begins where the browser is; returns what ends it. */
  start(): () => void {
    const { port, groundOf, onArrive } = this.#options;
    const entry = port.read();
    const ground = groundOf?.(entry.address) ?? null;
    if (!isKnown(entry)) {
      // What the address opens lies over a page, which the way back shows: behind it there is another site, or nothing.
      if (ground === null) port.keep(toKept(this.#place));
      else {
        const below = { ...this.#place, address: ground };
        port.replace(ground, toKept(below));
        this.#push(placeAfter(below, entry.address, 0));
      }
    }
    onArrive(this.#place.address, "pop", pageOf(this.#place));
    const stop = port.listen(() => void this.#follow());
    this.settle();
    return stop;
  }

  push(address: string): void {
    this.#whenStill(() => {
      const { over } = this.#place;
      // Layers belong to the page that is left: the next one takes the place of the first of them.
      if (over > 1) this.#go(1 - over, () => this.push(address));
      else if (over === 1) this.#replace({ ...this.#place, address, over: 0 });
      else this.#push(placeAfter(this.#place, address, 0));
      if (!this.#isMoving) this.#arrive("push");
    });
  }

  replace(address: string): void {
    this.#whenStill(() => {
      this.#replace({ ...this.#place, address });
      this.#arrive("replace");
    });
  }

  retreat(address: string): void {
    this.#whenStill(() => {
      const steps = stepsBackTo(this.#place, address);
      if (steps > 0) this.#go(-steps);
      else this.replace(address);
    });
  }

  back(otherwise: string): void {
    this.#whenStill(() => {
      if (this.#place.at > 0) this.#go(-1);
      else this.replace(otherwise);
    });
  }

  /** Brings the entries in line with the layers that are open. */
  settle(): void {
    if (this.#isMoving || this.#isClosing) return;
    const open = this.#options.layers().length;
    if (this.#place.over > open) return this.#go(open - this.#place.over);
    while (this.#place.over < open) this.#push(placeAfter(this.#place, this.#place.address, this.#place.over + 1));
  }

  #arrive(how: Arrival): void {
    this.#options.onArrive(this.#place.address, how, pageOf(this.#place));
    this.settle();
  }

  #push(place: HistoryPlace): void {
    this.#place = place;
    this.#options.port.push(place.address, toKept(place));
  }

  #replace(place: HistoryPlace): void {
    this.#place = place;
    this.#options.port.replace(place.address, toKept(place));
  }

  /** Moves by so many entries, does `then`, and after it what was asked for meanwhile. */
  #go(steps: number, then?: () => void): void {
    const { at } = this.#place;
    this.#isMoving = true;
    void this.#options.port.go(steps).then(() => {
      this.#isMoving = false;
      this.#look();
      // There was no such entry; that happens where a browser forgets some. Then this one is the page's.
      if (this.#place.at === at) this.#replace({ ...this.#place, over: 0 });
      const waiting = this.#later;
      this.#later = [];
      for (const act of then ? [then, ...waiting] : waiting) this.#whenStill(act);
      this.settle();
    });
  }

  #whenStill(act: () => void): void {
    if (this.#isMoving) this.#later.push(act);
    else act();
  }

  /** Takes over the entry that the browser shows now. */
  #look(): void {
    const { port } = this.#options;
    const from = this.#place;
    const entry = port.read();
    const to = readPlace(entry, from);
    this.#place = to;
    // While layers were open the page may have got another address; the entry below them has still the one before.
    if (isSamePage(from, to) && to.address !== from.address) this.#replace({ ...to, address: from.address });
    else if (!isKnown(entry)) port.keep(toKept(to));
    if (this.#place.address !== from.address) {
      this.#options.onArrive(this.#place.address, "pop", pageOf(this.#place));
    }
  }

  /** The visitor went back or forward. */
  async #follow(): Promise<void> {
    const from = this.#place;
    this.#look();
    if (this.#isClosing) return;
    this.#isClosing = true;
    const hasClosed = await this.#closeDown();
    this.#isClosing = false;
    const steps = from.at - this.#place.at;
    if (!hasClosed && steps > 0 && !this.#isMoving) this.#go(steps);
    else this.settle();
  }

  /** Closes the layers that stood not yet at this entry, from the top down; false where one stays. */
  async #closeDown(): Promise<boolean> {
    const { layers } = this.#options;
    for (let open = layers(); open.length > this.#place.over; open = layers()) {
      open.at(-1)?.dismiss();
      // Its way out may take a turn: an action is asked for it.
      await new Promise((resolve) => setTimeout(resolve));
      if (layers().length >= open.length) return false;
    }
    return true;
  }
}
