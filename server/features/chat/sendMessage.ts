import type { ChatMessage } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { PlayerSession } from "#server/features/session/PlayerSession.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { refusal, tooMany } from "#server/http/Failure.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeChatTurn, tellNodes } from "./takeChatTurn.ts";
import { chatRows, toChatMessage, type ChatRow } from "./ChatRow.ts";
import { cleanText } from "./cleanText.ts";
import type { WordFilter } from "./createWordFilter.ts";

/** What sending needs. */
export interface SendParts extends Pick<Deps, "db" | "clock" | "config"> {
  throttle: Throttle;
  /** The words of now. */
  words(): Promise<WordFilter>;
}

/** A few at once are a thought in several lines. */
const burst: Limit = { most: 5, seconds: 10 };

/** Keeps a message, once for its key, and tells every node. Throws a refusal where it is not taken. */
export async function sendMessage(
  { db, clock, config, throttle, words }: SendParts,
  { memberId }: PlayerSession,
  { key, text: typed }: { key: string; text: string },
): Promise<ChatMessage> {
  const own = async (): Promise<ChatMessage | undefined> => {
    const rows = await db.query<ChatRow>(`${chatRows} WHERE c.member_id = $1 AND c.key = $2`, [memberId, key]);
    return rows[0] && toChatMessage(rows[0]);
  };
  // Sent before, and the answer was lost: it takes no place and is judged no more.
  const before = await own();
  if (before) return before;
  const text = cleanText(typed);
  if (text === "") throw refusal("chat_empty", "There is nothing to read in this message.");
  for (const [kind, limit] of [
    ["chatBurst", burst],
    ["chatMinute", { most: config.limits.chatPerMinute, seconds: 60 }],
  ] as const) {
    const place = await throttle.take(kind, memberId, limit);
    if (!place.isAllowed) throw tooMany(place.waitSeconds);
  }
  if ((await words())(text)) throw refusal("chat_words", "This message holds a word that is not allowed here.");
  await withTransaction(db, async (tx) => {
    await takeChatTurn(tx);
    const people = await tx.query<{ muted_until: Date | null }>(
      `INSERT INTO chat_person (member_id) VALUES ($1) ON CONFLICT (member_id) DO UPDATE SET reason = chat_person.reason
       RETURNING muted_until`,
      [memberId],
    );
    const until = people[0]?.muted_until ?? null;
    const now = clock.now();
    if (until !== null && until > now)
      throw refusal("chat_muted", "An operator keeps you from writing.", { until: until.toISOString() });
    const rows = await tx.query<{ id: number }>(
      `WITH next AS (SELECT nextval('chat_event') AS event)
       INSERT INTO chat_message (id, event, member_id, key, text, sent_at)
       SELECT event, event, $1, $2, $3, $4 FROM next ON CONFLICT (member_id, key) DO NOTHING RETURNING id`,
      [memberId, key, text, now],
    );
    if (rows.length > 0) await tellNodes(tx);
  });
  const kept = await own();
  if (!kept) throw new Error("A message that was kept is not there");
  return kept;
}
