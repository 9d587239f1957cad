import { describe, expect, it } from "vitest";
import { purgeOutbox } from "#server/features/outbox/purgeOutbox.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const { clock, db, owner } = await aPlatform();

describe("messages in the outbox", () => {
  it("that were delivered are deleted after their days; what could not be delivered, or waits, stays", async () => {
    const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
    const add = (recipient: string, state: string, days: number) =>
      owner.query(
        `INSERT INTO outbox_message (channel, recipient, subject, body, created_at, state, sent_at)
         VALUES ('mail', $1, '', '', $3, $2, CASE WHEN $2 = 'sent' THEN $3::timestamptz END)`,
        [recipient, state, ago(days)],
      );
    await add("old", "sent", 31);
    await add("young", "sent", 29);
    for (const state of ["kept", "waiting", "failed", "dead"]) await add(state, state, 400);
    const left = async () =>
      (await owner.query<{ recipient: string }>("SELECT recipient FROM outbox_message ORDER BY recipient")).map(
        ({ recipient }) => recipient,
      );
    await Promise.all([purgeOutbox(db, clock.now(), 30), purgeOutbox(db, clock.now(), 30)]);
    expect(await left()).toEqual(["dead", "failed", "kept", "waiting", "young"]);
    await purgeOutbox(db, clock.now(), 29);
    expect(await left()).toEqual(["dead", "failed", "kept", "waiting"]);
  });
});
