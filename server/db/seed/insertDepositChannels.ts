import type { Queryable } from "#server/db/Database.ts";
import channels from "./depositChannels.json" with { type: "json" };

/** Adds the demo's ways to pay in, where they are not there: what an operator changed stays. */
export async function insertDepositChannels(db: Queryable, now: Date): Promise<void> {
  for (const [place, channel] of channels.entries()) {
    await db.query(
      `INSERT INTO deposit_channel (id, kind, place, minutes, name, note, limits, fields, proof_fields, pay_to, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING`,
      [
        channel.id,
        channel.kind,
        place,
        channel.minutes,
        JSON.stringify(channel.name),
        JSON.stringify(channel.note),
        JSON.stringify(channel.limits),
        JSON.stringify(channel.fields),
        JSON.stringify(channel.proofFields),
        JSON.stringify(channel.payTo),
        now,
      ],
    );
  }
}
