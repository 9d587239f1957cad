import type { RuleKind } from "#server/features/money/RuleChange.ts";
import { findMallSetting, saveMallSetting, type MallSetting } from "#server/features/points/MallSetting.ts";

/** What can be changed of the rates of a currency. */
export type MallTerms = Omit<MallSetting, "currency" | "changedAt" | "changedBy">;

const amounts: ReadonlySet<string> = new Set(["turnover", "convertAmount", "referralReward", "referralDeposit"]);

/** The rates of points and invitations, by currency. */
export const mallSettingKind: RuleKind = {
  kind: "mallSetting",
  async read(tx, currency) {
    const setting = await findMallSetting(tx, currency);
    if (!setting) return undefined;
    const { currency: _, changedAt: __, changedBy: ___, ...terms } = setting;
    return { ...terms };
  },
  write: (tx, currency, terms, { operators, at }) =>
    saveMallSetting(tx, { currency, ...(terms as unknown as MallTerms), changedAt: at, changedBy: operators }),
  currencyOf: (name, currency) => (amounts.has(name) ? currency : undefined),
};
