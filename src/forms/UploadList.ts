import { makeObservable, observableRef, runInAction } from "mobx";
import type { Outcome } from "#engine/index.ts";
import { isEqual } from "#json/equal.ts";

/** A part of a file on its way to the platform. */
export interface SentPart {
  id: string;
  name: string;
  /** Bytes of the whole file. */
  size: number;
  offset: number;
  bytes: Uint8Array;
}

/** Sends one part; its value is what the platform has (`received`). Never rejects. */
export type SendPart = (part: SentPart, signal: AbortSignal) => Promise<Outcome>;

/** What files are judged and sent by. */
export interface FilesPort {
  /** The media type of a file by its first bytes; undefined where it is none that can be sent. */
  typeOf(head: Uint8Array): string | undefined;
  send: SendPart;
}

/** A text key with its values. */
export interface UploadWords {
  key: string;
  values: Record<string, unknown>;
}

/** One file of the list. */
export interface UploadEntry {
  /** What the platform calls it, made here. */
  id: string;
  file: File;
  state: "waiting" | "sending" | "there" | "failed";
  /** Bytes that the platform has. */
  sent: number;
  /** Why it failed, as the platform says it; empty where nobody says. */
  message: string;
  /** Why the platform did not take it with its form; undefined where it has said nothing against it. */
  refused?: string | undefined;
}

interface UploadOptions {
  /** Media types, bytes of the largest file, and how many there may be. */
  limits: { types: readonly string[]; maxBytes: number; most: number };
  files: FilesPort;
  /** Told of the list of ids whenever it is another one. */
  changed(ids: string[]): void;
}

/** What stands in the form's list for a file that is still on its way, or could not be sent. */
const pendingFile = "";

/** Bytes from the beginning that say what a file is. */
const tellingBytes = 12;

/** Bytes of one part: at 200 kbit/s it arrives in ten seconds, which is what a platform waits for. */
export const partBytes = 256 * 1024;

/**
 * The files of one field: what was chosen is judged by its first bytes, then sent part by part, one file after the other. After a
 * failure it goes on where the platform has it, when somebody asks for it.
 */
export class UploadList {
  entries: readonly UploadEntry[] = [];
  /** Why something that was chosen last was not taken. */
  refusal: UploadWords | null = null;
  readonly #options: UploadOptions;
  /** Files that were in the list, so that what was emptied can be taken back. */
  readonly #known = new Map<string, UploadEntry>();
  #running: { id: string; abort: AbortController } | null = null;

  constructor(options: UploadOptions) {
    this.#options = options;
    makeObservable(this, { entries: observableRef, refusal: observableRef });
  }

  /** What the form holds: the id of each file, and nothing yet for one that is not there. */
  get ids(): string[] {
    return this.entries.map(({ id, state }) => (state === "there" ? id : pendingFile));
  }

  /** Takes files that were chosen, as many as there is room for; what cannot be sent is not taken, and `refusal` says why. */
  async add(files: readonly File[]): Promise<void> {
    let refusal: UploadWords | null = null;
    const taken: File[] = [];
    for (const file of files) {
      const wrong = await this.#refusalOf(file);
      if (wrong) refusal ??= wrong;
      else taken.push(file);
    }
    const room = Math.max(0, this.#options.limits.most - this.entries.length);
    if (taken.length > room) refusal ??= { key: "fieldUi.tooManyFiles", values: { count: this.#options.limits.most } };
    const added = taken
      .slice(0, room)
      .map((file): UploadEntry => ({ id: crypto.randomUUID(), file, state: "waiting", sent: 0, message: "" }));
    runInAction(() => (this.refusal = refusal));
    this.#put([...this.entries, ...added]);
    void this.#run();
  }

  /** Sends a file that failed once more, from where the platform has it. */
  retry(id: string): void {
    this.#change(id, { state: "waiting", message: "" });
    void this.#run();
  }

  /** Takes a file away, also one that is on its way. */
  remove(id: string): void {
    if (this.#running?.id === id) this.#running.abort.abort();
    runInAction(() => (this.refusal = null));
    this.#put(this.entries.filter((entry) => entry.id !== id));
  }

  /** Takes what the platform said of each when the form was sent, by its place; it stands at the file until the form is sent again. */
  judge(saidOf: (place: number) => string | undefined): void {
    runInAction(() => {
      this.entries = this.entries.map((entry, place) => ({ ...entry, refused: saidOf(place) }));
    });
  }

  /** Follows the form: one that was emptied has no files, and what was taken back is there again. */
  adopt(value: unknown): void {
    const ids = Array.isArray(value) ? (value as unknown[]) : [];
    if (isEqual(ids, this.ids)) return;
    const kept = ids.flatMap((id) => (typeof id === "string" ? (this.#known.get(id) ?? []) : []));
    if (this.#running && !kept.some(({ id }) => id === this.#running?.id)) this.#running.abort.abort();
    runInAction(() => (this.refusal = null));
    this.#put(kept);
  }

  async #refusalOf(file: File): Promise<UploadWords | null> {
    const { types, maxBytes } = this.#options.limits;
    const { name } = file;
    if (file.size === 0) return { key: "fieldUi.uploadEmpty", values: { name } };
    if (file.size > maxBytes)
      return { key: "fieldUi.fileTooLarge", values: { name, megabytes: Math.round(maxBytes / 1024 / 102.4) / 10 } };
    const head = await bytesOf(file, 0, tellingBytes);
    const type = head && this.#options.files.typeOf(head);
    if (type && types.includes(type)) return null;
    return { key: "fieldUi.fileType", values: { name, types: typeNames(types) } };
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    for (let next = this.#waiting(); next; next = this.#waiting()) {
      const abort = new AbortController();
      this.#running = { id: next.id, abort };
      this.#change(next.id, { state: "sending" });
      await this.#send(next, abort.signal);
      this.#running = null;
    }
  }

  #waiting(): UploadEntry | undefined {
    return this.entries.find(({ state }) => state === "waiting");
  }

  async #send({ id, file, sent }: UploadEntry, signal: AbortSignal): Promise<void> {
    const { name, size } = file;
    for (let offset = sent; ;) {
      const bytes = await bytesOf(file, offset, partBytes);
      if (signal.aborted) return;
      const outcome: Outcome = bytes
        ? await this.#options.files.send({ id, name: name.slice(-200), size, offset, bytes }, signal)
        : { ok: false };
      if (signal.aborted) return;
      const received = outcome.ok ? receivedOf(outcome.value) : undefined;
      // A platform that says the same again would be asked for ever.
      if (received === undefined || (received <= offset && received !== size)) {
        const message = outcome.ok ? "" : (outcome.message ?? "");
        return this.#change(id, { state: "failed", message });
      }
      offset = received;
      this.#change(id, { sent: received, ...(received === size && { state: "there" }) });
      if (received === size) return;
    }
  }

  #change(id: string, change: Partial<UploadEntry>): void {
    if (!this.entries.some((entry) => entry.id === id)) return;
    this.#put(this.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  }

  #put(entries: readonly UploadEntry[]): void {
    const before = this.ids;
    runInAction(() => (this.entries = entries));
    for (const entry of entries) if (entry.state === "there") this.#known.set(entry.id, entry);
    if (!isEqual(before, this.ids)) this.#options.changed(this.ids);
  }
}

/** Some bytes of a file; undefined where the device has it no more. */
async function bytesOf(file: File, from: number, count: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(from, from + count).arrayBuffer());
  } catch {
    return undefined;
  }
}

function receivedOf(value: unknown): number | undefined {
  if (typeof value !== "object" || value === null || !("received" in value)) return undefined;
  return Number.isSafeInteger(value.received) ? (value.received as number) : undefined;
}

/** Kinds of files as people write them: JPEG, PDF. */
export function typeNames(types: readonly string[]): string {
  return types.map((type) => (type.split("/")[1] ?? type).toUpperCase()).join(", ");
}
