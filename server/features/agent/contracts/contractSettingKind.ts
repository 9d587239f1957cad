import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import type { RuleKind } from "#server/features/money/RuleChange.ts";
import { type StoredSetting, loadContractSetting, saveContractSetting } from "./StoredSetting.ts";

/** What can be changed of the settings of a kind of contract. */
export type SettingParts = Pick<StoredSetting, "ceiling" | "cycle" | "confirms">;

/** The settings of contracts, by kind: they say what the house pays, so two operators agree. */
export const contractSettingKind: RuleKind = {
  kind: "contractSetting",
  async read(tx, kind) {
    const { ceiling, cycle, confirms } = await loadContractSetting(tx, kind as ContractKind);
    return { ceiling, cycle, confirms } satisfies SettingParts;
  },
  write: (tx, kind, parts, { operators, at }) =>
    saveContractSetting(tx, {
      kind: kind as ContractKind,
      ...(parts as unknown as SettingParts),
      changedAt: at,
      changedBy: operators,
    }),
  say: (name, value) => (name === "ceiling" && typeof value === "number" ? `${value / 100} %` : undefined),
};
