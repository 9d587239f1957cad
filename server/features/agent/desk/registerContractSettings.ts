import type { FastifyInstance } from "fastify";
import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import { rhythmOf } from "#compile/contracts/rhythmOf.ts";
import { isEqual } from "#json/equal.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { askRuleChange } from "#server/features/money/RuleChange.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { operation } from "#server/http/operation.ts";
import { contractFlags } from "../bills/contractFlags.ts";
import { loadContractSettings, type StoredSetting } from "../contracts/StoredSetting.ts";
import { contractSettingKind } from "../contracts/contractSettingKind.ts";
import { readTier } from "#compile/contracts/typedTiers.ts";

/** Serves what holds for contracts by kind, which two operators change. That bills wait for an operator's word holds at once. */
export function registerContractSettings(app: FastifyInstance, { clock, db, liveSite }: Deps): void {
  const flagsOf = createLiveFlags();

  operation(app, "getContractSettings", async () => {
    const flags = flagsOf(liveSite.current());
    const [settings, waiting] = await Promise.all([
      loadContractSettings(db),
      db.query<{ ref: string }>("SELECT ref FROM rule_change WHERE kind = 'contractSetting' AND state = 'asked'"),
    ]);
    const rows = settings.map(({ changedAt, ...setting }) => ({
      ...setting,
      percent: setting.ceiling / 100,
      rhythm: rhythmOf(setting),
      flag: contractFlags[setting.kind],
      isOn: flags.has(contractFlags[setting.kind]),
      changedAt: changedAt?.toISOString() ?? null,
      waits: waiting.some(({ ref }) => ref === setting.kind),
    }));
    const byKind = <Part>(read: (setting: StoredSetting) => Part) =>
      Object.fromEntries(settings.map((setting) => [setting.kind, read(setting)])) as Record<ContractKind, Part>;
    return { rows, ceilings: byKind(({ ceiling }) => ceiling), cycles: byKind(({ cycle }) => cycle) };
  });

  operation(app, "setContractSetting", async ({ body: { kind, percent, cycle, confirms }, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account: operator } = call.operator;
    const { rate: ceiling } = readTier({ percent });
    if (!Number.isInteger(ceiling)) throw invalidForm({ percent: { key: "error.contract_not_whole" } });
    if (kind !== "dividend" && cycle !== "daily") throw invalidForm({ cycle: { key: "error.contract_cycle" } });
    const after = { ceiling, cycle, confirms };
    await withTransaction(db, async (tx) => {
      const before = await contractSettingKind.read(tx, kind);
      if (confirms === "schedule" || before?.["confirms"] === "hand" || !isEqual({ ...before, confirms }, after)) {
        await askRuleChange(tx, clock, contractSettingKind, { ref: kind, operator, change: () => after });
        return;
      }
      // It holds money back and moves none.
      await contractSettingKind.write(tx, kind, after, { operators: operator, at: clock.now() });
      await recordAct(tx, clock, operator, "contractSetting", { of: kind, switched: confirms });
    });
    return {};
  });
}
