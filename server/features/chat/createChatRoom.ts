import { randomUUID } from "node:crypto";
import type { ChatMessage } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { chatChannel } from "./takeChatTurn.ts";
import { chatRows, toChatMessage, type ChatRow } from "./ChatRow.ts";

/** Something that happened: a message was said, or taken away. */
export interface ChatEvent {
  event: number;
  id: number;
  /** Null where it was taken away. */
  message: ChatMessage | null;
}

/** What this node knows of the chat room: the newest messages, and how many people are in it on all nodes. */
export interface ChatRoom {
  /** The newest messages, the oldest first. */
  newest(): { rows: ChatMessage[]; more: boolean; event: number };
  /** What came after an event, in order; undefined where that is more than is kept. */
  after(event: number): ChatEvent[] | undefined;
  /** People on all nodes. */
  readonly people: number;
  /** Says how many are on this node, and asks for the others. */
  count(here: number): Promise<void>;
  onEvent(hear: (event: ChatEvent) => void): void;
  close(): Promise<void>;
}

/** So many messages are in memory; who missed more begins anew. */
const kept = 200;
/** So many are sent to who begins. */
const shown = 50;
const againMs = 30_000;
const retryMs = 1_000;
/** A node that has not counted for so long is gone. */
const goneMs = 30_000;

/**
 * Follows the chat room: what is kept in the database by any node is heard of by all. A notice that was missed is made up for by
 * reading again, and every half minute it is read anyway; while the database is away, what is known stays.
 */
export async function createChatRoom({ db, clock }: Pick<Deps, "db" | "clock">): Promise<ChatRoom> {
  const node = randomUUID();
  const hearers = new Set<(event: ChatEvent) => void>();
  /** By id; messages that were taken away stay as events until they are too old. */
  let known: ChatEvent[] = [];
  /** Events up to this one are not all known. */
  let floor = 0;
  let last = 0;
  let hasOlder = false;
  let people = 0;
  let isStale = false;
  let isReady = false;
  let isClosed = false;
  let reading: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const stop = await db.listen(chatChannel, () => void (isReady ? refresh() : undefined));
  await readAll().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  isReady = true;
  void refresh();
  const timer = setInterval(() => void refresh(), againMs);
  timer.unref();

  async function readAll(): Promise<void> {
    const rows = await db.query<ChatRow>(`${chatRows} ORDER BY c.event DESC LIMIT $1`, [kept]);
    known = rows.toReversed().map(toEvent);
    last = known.at(-1)?.event ?? 0;
    hasOlder = rows.length === kept;
    floor = hasOlder ? (known[0]?.event ?? 0) : 0;
  }

  /** Notices that come while it is read ask for one more reading, however many they are. */
  function refresh(): Promise<void> {
    isStale = true;
    reading ??= (async () => {
      while (isStale && !isClosed) {
        isStale = false;
        await readNew();
      }
    })().finally(() => (reading = undefined));
    return reading;
  }

  async function readNew(): Promise<void> {
    try {
      const rows = await db.query<ChatRow>(`${chatRows} WHERE c.event > $1 ORDER BY c.event LIMIT $2`, [last, kept]);
      for (const row of rows) take(toEvent(row));
      if (rows.length === kept) isStale = true;
    } catch {
      clearTimeout(retry);
      retry = setTimeout(() => void refresh(), retryMs).unref();
    }
  }

  function take(event: ChatEvent): void {
    known = [...known.filter(({ id }) => id !== event.id), event];
    last = event.event;
    for (const gone of known.splice(0, Math.max(0, known.length - kept))) {
      floor = gone.event;
      hasOlder = true;
    }
    for (const hear of hearers) hear(event);
  }

  return {
    newest() {
      const all = known.flatMap(({ message }) => message ?? []).toSorted((a, b) => a.id - b.id);
      return { rows: all.slice(-shown), more: hasOlder || all.length > shown, event: last };
    },
    after: (event) => (event < floor || event > last ? undefined : known.filter((one) => one.event > event)),
    get people() {
      return people;
    },
    async count(here) {
      const now = clock.now();
      await db.query(
        `INSERT INTO chat_node (node, people, seen_at) VALUES ($1, $2, $3)
         ON CONFLICT (node) DO UPDATE SET people = $2, seen_at = $3`,
        [node, here, now],
      );
      const since = new Date(now.getTime() - goneMs);
      const rows = await db.query<{ people: number }>(
        "SELECT coalesce(sum(people), 0)::integer AS people FROM chat_node WHERE seen_at > $1",
        [since],
      );
      people = rows[0]?.people ?? here;
    },
    onEvent: (hear) => void hearers.add(hear),
    async close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(retry);
      hearers.clear();
      await stop();
      await db.query("DELETE FROM chat_node WHERE node = $1", [node]).catch(() => undefined);
    },
  };
}

function toEvent(row: ChatRow): ChatEvent {
  return { event: row.event, id: row.id, message: row.removed_at === null ? toChatMessage(row) : null };
}
