import type { RuleKind } from "#server/features/money/RuleChange.ts";

/** Whether a way to pay in is offered. */
export const depositChannelKind: RuleKind = {
  kind: "depositChannel",
  async read(tx, id) {
    const rows = await tx.query<{ isOpen: boolean }>(
      `SELECT is_open AS "isOpen" FROM deposit_channel WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] && { ...rows[0] };
  },
  async write(tx, id, { isOpen }, { operators, at }) {
    await tx.query("UPDATE deposit_channel SET is_open = $2, changed_at = $3, changed_by = $4 WHERE id = $1", [
      id,
      isOpen,
      at,
      operators,
    ]);
  },
};
