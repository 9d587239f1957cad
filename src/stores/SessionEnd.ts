import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { SessionLeft } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";

/** How a session is about to end: for want of use, or at the end of its life, which nobody can put off. */
export interface NearEnd {
  why: "idle" | "end";
  /** When, in milliseconds of the page's clock. */
  at: number;
}

/** What the end of a session is followed by. */
export interface SessionEndPorts {
  getSessionLeft(): Promise<Answer<SessionLeft>>;
  extendSession(): Promise<Answer<SessionLeft>>;
  /** Milliseconds; they go on while the device sleeps. */
  now(): number;
  /** Calls back once after so many milliseconds; returns what stops it. */
  after(ms: number, run: () => void): () => void;
  /** When somebody last used the page, in milliseconds of `now`. */
  usedAt(): number;
  /** The session lives on: the other tabs, which share it, have nothing to tell any more. */
  tellOthers(): void;
}

/** An idle end is told so many milliseconds before, or at half of what there is where that is less. */
const tellIdleMs = 120_000;

/** The end of a session's life is told so many milliseconds before. */
const tellEndMs = 300_000;

/** After so many milliseconds a platform is asked again that did not answer. */
const againMs = 60_000;

/**
 * Tells before a session ends, by what the platform says is left of it. Whoever used the page meanwhile keeps an idle session alive
 * without being asked: reading needs no call. A platform that cannot say it is not asked again.
 */
export class SessionEnd {
  near: NearEnd | null = null;
  readonly #ports: SessionEndPorts;
  #stop: (() => void) | undefined;
  /** Which start is followed; an answer to another is old. */
  #turn = 0;
  #lookedAt = 0;
  /** The longest idle time that was seen, in milliseconds. */
  #span = 0;
  /** Whether the platform can say it. */
  #isServed = true;
  /** Of an end that cannot be put off one is told once. */
  #isNoted = false;

  constructor(ports: SessionEndPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { near: observableRef }, { autoBind: true });
  }

  /** A session began. */
  start(): void {
    this.stop();
    this.#span = 0;
    this.#isNoted = false;
    this.#isServed = true;
    this.#lookedAt = this.#ports.now();
    void this.look();
  }

  /** It is over. */
  stop(): void {
    this.#turn += 1;
    this.#stop?.();
    this.#stop = undefined;
    this.near = null;
  }

  /** Asks what is left, and goes by it. */
  async look(): Promise<void> {
    if (!this.#isServed) return;
    const turn = this.#turn;
    const isUsed = this.#ports.usedAt() >= this.#lookedAt;
    const answer = await this.#ports.getSessionLeft();
    if (turn === this.#turn) await this.#follow(answer, isUsed);
  }

  /** Lets the session live on, for this tab and the others; false where the platform did not. */
  async extend(): Promise<boolean> {
    const turn = this.#turn;
    const answer = await this.#ports.extendSession();
    if (turn !== this.#turn) return false;
    if (!answer.ok) return false;
    this.#ports.tellOthers();
    await this.#follow(answer, false);
    return true;
  }

  /** The end that cannot be put off is known now. */
  note(): void {
    this.#isNoted = true;
    this.near = null;
  }

  async #follow(answer: Answer<SessionLeft>, isUsed: boolean): Promise<void> {
    const { now } = this.#ports;
    if (!answer.ok) {
      const { kind } = answer.failure;
      // Without a session there is nothing to follow, nor with a platform that does not know the call.
      if (kind === "network" || kind === "timeout" || kind === "fault" || kind === "throttled")
        this.#lookAfter(againMs);
      else {
        this.#isServed = false;
        this.#set(null);
      }
      return;
    }
    this.#lookedAt = now();
    const idleMs = answer.value.idleSeconds * 1000;
    const endMs = answer.value.endSeconds * 1000;
    this.#span = Math.max(this.#span, idleMs);
    const tellMs = Math.min(tellIdleMs, this.#span / 2);
    const isIdleFirst = idleMs < endMs;
    if (isIdleFirst && idleMs <= tellMs) {
      if (isUsed && (await this.extend())) return;
      this.#set({ why: "idle", at: now() + idleMs });
      this.#lookAfter(idleMs + 1000);
    } else if (endMs <= tellEndMs) {
      this.#set(this.#isNoted ? null : { why: "end", at: now() + endMs });
      this.#lookAfter(Math.min(endMs + 1000, isIdleFirst ? idleMs - tellMs : Infinity));
    } else {
      this.#set(null);
      this.#lookAfter(Math.min(isIdleFirst ? idleMs - tellMs : Infinity, endMs - tellEndMs));
    }
  }

  #lookAfter(ms: number): void {
    this.#stop?.();
    this.#stop = this.#ports.after(Math.max(1000, ms), () => void this.look());
  }

  #set(near: NearEnd | null): void {
    runInAction(() => (this.near = near));
  }
}
