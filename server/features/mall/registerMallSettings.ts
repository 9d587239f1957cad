import type { FastifyInstance } from "fastify";
import { isEqual } from "#json/equal.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { askRuleChange } from "#server/features/money/RuleChange.ts";
import { loadMallSetting } from "#server/features/points/MallSetting.ts";
import { operation } from "#server/http/operation.ts";
import { mallSettingKind } from "./mallSettingKind.ts";

/** Serves the rates of points and invitations in the brand's currency, which two operators change, and what waits at the desk. */
export function registerMallSettings(app: FastifyInstance, { clock, db, liveSite }: Deps): void {
  operation(app, "getMallSettings", async () => {
    const setting = await loadMallSetting(db, liveSite.current().site.brand.currency);
    return { ...setting, changedAt: setting.changedAt?.toISOString() ?? null };
  });

  operation(app, "setMallSettings", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { currency: ref } = liveSite.current().site.brand;
    const operator = call.operator.account;
    await withTransaction(db, async (tx) => {
      const before = await mallSettingKind.read(tx, ref);
      const isClosed = before?.["isConvertible"] === true && isEqual({ ...before, isConvertible: false }, body);
      if (!isClosed) {
        await askRuleChange(tx, clock, mallSettingKind, { ref, operator, change: () => ({ ...body }) });
        return;
      }
      // It stops money and moves none.
      await mallSettingKind.write(tx, ref, { ...body }, { operators: operator, at: clock.now() });
      await recordAct(tx, clock, operator, "mallSettings", { of: ref });
    });
    return {};
  });

  operation(app, "getMallFigures", async () => {
    const { oldest, ...counts } = onlyRow(
      await db.query<{ redeems: number; applications: number; points: number; oldest: Date | null }>(
        `SELECT (SELECT count(*) FROM point_redeem WHERE status = 'process') AS redeems,
           (SELECT count(*) FROM activity_entry WHERE state = 'applying') AS applications,
           (SELECT coalesce(sum(balance), 0)::bigint FROM point_account) AS points,
           least((SELECT min(created_at) FROM point_redeem WHERE status = 'process'),
             (SELECT min(changed_at) FROM activity_entry WHERE state = 'applying')) AS oldest`,
      ),
    );
    const waited = oldest === null ? 0 : clock.now().getTime() - oldest.getTime();
    return { ...counts, oldestMinutes: Math.max(0, Math.floor(waited / 60_000)) };
  });
}
