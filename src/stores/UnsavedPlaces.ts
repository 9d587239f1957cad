import type { PatchOperation } from "#contracts/api.ts";
import { mergeJson } from "#json/merge/mergeJson.ts";
import { readPointer, replaceAt } from "#json/pointer.ts";
import type { EditStep } from "./DraftHistory.ts";
import type { DraftJournal } from "./DraftJournal.ts";
import { isEqual } from "#json/equal.ts";
import type { DraftError, DraftJudge } from "./DraftPort.ts";
import { goodPart } from "./goodPart.ts";
import { toPatch } from "#json/patch.ts";

/** The places of a draft that the platform does not have yet, over the configuration that it has. The device keeps them. */
export class UnsavedPlaces {
  /** The configuration that the platform has. */
  saved: unknown = {};
  /** The configuration that was sent last. */
  #sent: unknown;
  readonly #places = new Set<string>();
  readonly #journal: DraftJournal;
  readonly #judge: DraftJudge;

  constructor(journal: DraftJournal, judge: DraftJudge) {
    this.#journal = journal;
    this.#judge = judge;
  }

  get size(): number {
    return this.#places.size;
  }

  /** Does a step to what is shown, and keeps it; `base` is the revision that the draft was made from. */
  put(step: EditStep, shown: unknown, base: string): unknown {
    let site = shown;
    for (const { pointer, after } of step) {
      site = replaceAt(site, pointer, after);
      // One place never stands in another: the outer one holds what was edited inside of it.
      const outer = [...this.#places].find((place) => pointer.startsWith(`${place}/`)) ?? pointer;
      for (const place of this.#places) if (place.startsWith(`${outer}/`)) this.#places.delete(place);
      this.#places.add(outer);
      this.#journal.keep(base, outer, { value: readPointer(site, outer), before: readPointer(this.saved, outer) });
    }
    return site;
  }

  /**
   * Another configuration is saved: gives it with these places on top. A place that somebody else changed as well, such as a
   * list of which another window saved another item, gets both; where they cannot be had together, it is as shown.
   */
  over(saved: unknown, shown: unknown): unknown {
    let site = saved;
    for (const place of this.#places) {
      const [theirs, sent, mine] = [saved, this.#sent, shown].map((document) => readPointer(document, place));
      // What was sent by us is nobody else's, though it was changed here meanwhile.
      const base = isEqual(sent, theirs) ? theirs : readPointer(this.saved, place);
      site = replaceAt(site, place, mineOver(base, mine, theirs));
    }
    this.saved = saved;
    return site;
  }

  /** What can be sent of them, and what cannot be. */
  toSend(shown: unknown): { patch: PatchOperation[]; errors: readonly DraftError[] } {
    const { good, errors } = goodPart(this.#judge, this.saved, shown, this.#places);
    const places = [...this.#places].filter(
      (place) => !isEqual(readPointer(this.saved, place), readPointer(good, place)),
    );
    this.#sent = good;
    return { patch: toPatch(this.saved, good, places), errors };
  }

  /** Lets those go that the platform has by now. True where nothing is left but what cannot be. */
  settle(shown: unknown, held: readonly DraftError[]): boolean {
    const done = [...this.#places].filter((place) =>
      isEqual(readPointer(this.saved, place), readPointer(shown, place)),
    );
    for (const place of done) this.#places.delete(place);
    this.#journal.drop(done.map((place) => [place, readPointer(shown, place)] as const));
    return [...this.#places].every((place) =>
      held.some(({ pointer }) => `${pointer}/`.startsWith(`${place}/`) || place.startsWith(`${pointer}/`)),
    );
  }

  /** Forgets them here; the device keeps what it has. */
  clear(): void {
    this.#sent = undefined;
    this.#places.clear();
  }
}

/** Both sides' changes of a value; ours where they contradict each other. */
function mineOver(base: unknown, mine: unknown, theirs: unknown): unknown {
  const { value, conflicts } = mergeJson(base, mine, theirs);
  if (conflicts.length === 0) return value;
  return mergeJson(base, mine, theirs, new Map(conflicts.map(({ pointer }) => [pointer, "mine"]))).value;
}
