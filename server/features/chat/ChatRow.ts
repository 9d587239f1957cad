import type { ChatMessage } from "#contracts/api.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";

/** A message as it is read from the database. */
export interface ChatRow {
  id: number;
  event: number;
  handle: string;
  account: string;
  text: string;
  sent_at: Date;
  removed_at: Date | null;
}

/** Columns and tables of a ChatRow. */
export const chatRows = `SELECT c.id, c.event, p.handle, m.account, c.text, c.sent_at, c.removed_at
  FROM chat_message c JOIN chat_person p USING (member_id) JOIN member m ON m.id = c.member_id`;

/** What everybody sees of a message. */
export function toChatMessage({ id, handle, account, text, sent_at: at }: ChatRow): ChatMessage {
  return { id, by: handle, name: hideMiddle(account), text, at: at.toISOString() };
}
