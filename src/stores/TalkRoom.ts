import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { isRecord } from "#json/isRecord.ts";
import type { Answer, CallFailure } from "./Answer.ts";
import {
  readTalkMessage,
  readTalkPage,
  readTalkPlace,
  type TalkMessage,
  type TalkPlace,
  type UnsentMessage,
} from "./TalkMessage.ts";
import type { TalkEvent, TalkPort } from "./TalkPort.ts";

/** The calls of a conversation. */
export interface TalkCalls {
  stream: string;
  list: string;
  send: string;
  place: string;
}

/** Makes a call by its name. */
export type TalkCall = (call: string, params: Readonly<Record<string, unknown>>) => Promise<Answer<unknown>>;

/** Most messages that are kept; a screen shows some ten. */
const mostKept = 500;

/** A conversation: what is said, who is there, what is typed, and what was not read. It goes on until it is left. */
export class TalkRoom {
  /** The oldest first. */
  messages: readonly TalkMessage[] = [];
  unsent: readonly UnsentMessage[] = [];
  /** Undefined before anything is known. */
  people: number | undefined = undefined;
  /** `lost`: what is said now will be there once the stream is back. */
  status: "connecting" | "live" | "lost" = "connecting";
  hasOlder = false;
  older: "idle" | "loading" | "failed" = "idle";
  /** Null for who is not logged in; undefined before anybody knows. */
  place: TalkPlace | null | undefined = undefined;
  draft = "";
  /** Messages of others that came while nobody looked. */
  unread = 0;
  isSeen = false;
  readonly #port: TalkPort;
  readonly #call: TalkCall;
  readonly #calls: TalkCalls;
  #stop: (() => void) | undefined;
  /** What is being sent now. */
  #sending: UnsentMessage | undefined;
  /** One's own messages that the stream brought meanwhile: they would be seen twice until the answer is there. */
  #held: readonly TalkMessage[] = [];
  /** Keys of what was sent again after a login: once is enough where the new session is dead as well. */
  readonly #resumed = new Set<string>();
  #epoch = 0;
  /** Who typed what is typed. */
  #owner = "";

  constructor(calls: TalkCalls, call: TalkCall, port: TalkPort) {
    this.#calls = calls;
    this.#call = call;
    this.#port = port;
    makeAutoObservable(
      this,
      { messages: observableRef, unsent: observableRef, place: observableRef },
      { autoBind: true },
    );
  }

  /** Begins to follow, or asks again who one is: the session may be another. */
  async enter(): Promise<void> {
    this.#stop ??= this.#port.follow(this.#calls.stream, { onEvent: this.hear, onState: this.changeState });
    this.#epoch += 1;
    const epoch = this.#epoch;
    if (!this.#port.isLoggedIn()) {
      this.place = null;
      return;
    }
    const answer = await this.#call(this.#calls.place, {});
    if (epoch === this.#epoch) this.settle(answer.ok ? readTalkPlace(answer.value) : null);
  }

  /** What somebody typed is there for them when they log in again, and for nobody else. */
  settle(place: TalkPlace | null): void {
    this.place = place;
    if (place === null) return;
    if (this.#owner !== "" && this.#owner !== place.by) {
      this.unsent = [];
      this.draft = "";
    }
    this.#owner = place.by;
    this.#resume();
  }

  /** What a session ended under is sent once more by itself, when the same member is back. */
  #resume(): void {
    const ended = this.unsent.filter(({ key, failure }) => failure?.kind === "unauthorized" && !this.#resumed.has(key));
    if (ended.length === 0) return;
    for (const { key } of ended) this.#resumed.add(key);
    this.unsent = this.unsent.map((one) => (ended.includes(one) ? { ...one, failure: null } : one));
    void this.#sendNext();
  }

  leave(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** Says whether somebody looks; what came before is read then. */
  see(isSeen: boolean): void {
    this.isSeen = isSeen;
    if (isSeen) this.unread = 0;
  }

  type(text: string): void {
    this.draft = text;
  }

  hear({ event, data }: TalkEvent): void {
    const value = parse(data);
    if (event === "people" || event === "start") this.#count(value);
    if (event === "start") return this.#begin(readTalkPage(value));
    if (event === "removed" && isRecord(value)) {
      const isLeft = ({ id }: TalkMessage): boolean => id !== value["id"];
      this.messages = this.messages.filter(isLeft);
      this.#held = this.#held.filter(isLeft);
    }
    const message = event === "message" ? readTalkMessage(value) : null;
    if (message) this.#take(message);
  }

  changeState(isLive: boolean): void {
    this.status = isLive ? "live" : "lost";
  }

  /** Loads what was said before. */
  async loadOlder(): Promise<void> {
    if (this.older === "loading") return;
    this.older = "loading";
    const before = this.messages[0]?.id;
    const answer = await this.#call(this.#calls.list, before === undefined ? {} : { before });
    runInAction(() => {
      this.older = answer.ok ? "idle" : "failed";
      if (!answer.ok) return;
      const { rows, more } = readTalkPage(answer.value);
      this.hasOlder = more;
      this.messages = merged(rows, this.messages);
    });
  }

  /** Says what is typed. It stands there at once, and stays until the platform has it. */
  async send(): Promise<void> {
    const text = this.draft.trim();
    if (text === "") return;
    this.draft = "";
    this.unsent = this.unsent.concat({ key: crypto.randomUUID(), text, failure: null });
    await this.#sendNext();
  }

  /** Sends once more what could not be sent. */
  async retry(key: string): Promise<void> {
    this.unsent = this.unsent.map((one) => (one.key === key ? { ...one, failure: null } : one));
    await this.#sendNext();
  }

  /** Takes back what was not sent; its text comes back to the field, unless something else is typed there. */
  takeBack(key: string): void {
    const text = this.unsent.find((one) => one.key === key)?.text ?? "";
    this.unsent = this.unsent.filter((one) => one.key !== key);
    if (this.draft.trim() === "") this.draft = text;
  }

  /** One after the other, so that they stand in the order in which they were typed. */
  async #sendNext(): Promise<void> {
    if (this.#sending) return;
    for (;;) {
      this.#sending = this.unsent.find(({ failure }) => failure === null);
      if (!this.#sending) break;
      const { key, text } = this.#sending;
      const answer = await this.#call(this.#calls.send, { key, text });
      runInAction(() => {
        const held = this.#held;
        this.#held = [];
        if (answer.ok) this.#sent(key, answer.value);
        else this.#notSent(key, answer.failure);
        this.#sending = undefined;
        for (const message of held) this.#take(message);
      });
    }
  }

  #sent(key: string, value: unknown): void {
    this.unsent = this.unsent.filter((one) => one.key !== key);
    const message = readTalkMessage(value);
    if (message) this.#keep(message);
  }

  #notSent(key: string, failure: CallFailure): void {
    this.unsent = this.unsent.map((one) => (one.key === key ? { ...one, failure } : one));
    // An operator may have spoken meanwhile, or the session is over.
    if (failure.kind === "refused" || failure.kind === "unauthorized" || failure.kind === "forbidden")
      void this.enter();
  }

  #keep(message: TalkMessage): void {
    this.messages = merged(this.messages, [message]).slice(-mostKept);
  }

  #take(message: TalkMessage): void {
    const isOwn = message.by === this.place?.by;
    if (isOwn && this.#sending) {
      this.#held = this.#held.concat(message);
      return;
    }
    if (isOwn) this.#findLost(message);
    const isNew = !this.messages.some(({ id }) => id === message.id);
    this.#keep(message);
    if (isNew && !this.isSeen && !isOwn) this.unread += 1;
  }

  /** The answer to a message may be lost on its way, and not the message: then it is said, and offered no more to be sent. */
  #findLost({ text }: TalkMessage): void {
    const lost = this.unsent.find((one) => one.failure?.kind === "network" && inOneLine(one.text) === inOneLine(text));
    if (lost) this.unsent = this.unsent.filter((one) => one !== lost);
  }

  /** What is there at first, or after more was missed than is kept: what lies between is loaded by who looks back. */
  #begin({ rows, more }: { rows: TalkMessage[]; more: boolean }): void {
    const first = rows[0]?.id ?? 0;
    const newest = rows.at(-1)?.id ?? 0;
    const known = this.messages.at(-1)?.id ?? 0;
    const isGap = more && known > 0 && known < first;
    const before = isGap || !more ? [] : this.messages.filter(({ id }) => id < first);
    const after = this.messages.filter(({ id }) => id > newest);
    for (const row of rows) if (row.by === this.place?.by && row.id > known) this.#findLost(row);
    if (known > 0 && !this.isSeen)
      this.unread += rows.filter(({ id, by }) => id > known && by !== this.place?.by).length;
    if (before.length === 0) this.hasOlder = more;
    this.messages = merged(before, rows, after);
  }

  #count(value: unknown): void {
    const people = isRecord(value) ? value["people"] : undefined;
    if (typeof people === "number") this.people = people;
  }
}

/** Messages by their ids, each once. */
function merged(...lists: (readonly TalkMessage[])[]): TalkMessage[] {
  const byId = new Map(lists.flat().map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** As platforms keep a message: spaces and lines are one space. */
const inOneLine = (text: string): string => text.normalize("NFC").replaceAll(/\s+/gu, " ");

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
