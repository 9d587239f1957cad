import type { FastifyInstance } from "fastify";
import type { Deps } from "./Deps.ts";
import { createCorrectionKind } from "./features/security/createCorrectionKind.ts";
import { depositChannelKind } from "./features/deposit/depositChannelKind.ts";
import { mallSettingKind } from "./features/mall/mallSettingKind.ts";
import { billCorrectionKind } from "./features/agent/desk/billCorrectionKind.ts";
import { contractSettingKind } from "./features/agent/contracts/contractSettingKind.ts";
import { registerAdjustments } from "./features/adjustment/registerAdjustments.ts";
import { registerBillDesk } from "./features/agent/desk/registerBillDesk.ts";
import { registerBonusDesk } from "./features/bonus/registerBonusDesk.ts";
import { registerChatDesk } from "./features/chat/registerChatDesk.ts";
import { registerContractDesk } from "./features/agent/desk/registerContractDesk.ts";
import { registerContractSettings } from "./features/agent/desk/registerContractSettings.ts";
import { registerLinkDesk } from "./features/agent/desk/registerLinkDesk.ts";
import { registerCorrections } from "./features/security/registerCorrections.ts";
import { registerDepositDesk } from "./features/deposit/registerDepositDesk.ts";
import { registerGameDesk } from "./features/game/desk/registerGameDesk.ts";
import { registerMessageDesk } from "./features/message/registerMessageDesk.ts";
import { registerMoneyQueue } from "./features/money/registerMoneyQueue.ts";
import { registerNoticeDesk } from "./features/announcement/registerNoticeDesk.ts";
import { registerPlayDesk } from "./features/play/registerPlayDesk.ts";
import { registerRuleChanges } from "./features/money/registerRuleChanges.ts";
import { registerTemplates } from "./features/agent/desk/registerTemplates.ts";
import { registerWithdrawalDesk } from "./features/withdrawal/registerWithdrawalDesk.ts";
import { registerWithdrawalRules } from "./features/withdrawal/registerWithdrawalRules.ts";
import { withdrawalRuleKind, withdrawalWayKind } from "./features/withdrawal/ruleKinds.ts";
import type { createStakes } from "./features/seamless/createStakes.ts";

type PartsOf<Register extends (app: FastifyInstance, deps: Deps, parts: never) => unknown> = Parameters<Register>[2];

/** What the desks share with the players' side. */
type PartsOfDesks = PartsOf<typeof registerBillDesk> &
  PartsOf<typeof registerAdjustments> &
  PartsOf<typeof registerBonusDesk> &
  PartsOf<typeof registerPlayDesk> &
  Parameters<typeof createCorrectionKind>[1] & {
    readonly deposits: PartsOf<typeof registerDepositDesk>;
    readonly stakes: Pick<ReturnType<typeof createStakes>, "registerDesk">;
    readonly withdrawals: PartsOf<typeof registerWithdrawalDesk>;
  };

/** Gives the console its desks for money, games, messages and play: what operators do beside publishing. */
export function registerDesks(app: FastifyInstance, deps: Deps, parts: PartsOfDesks): void {
  const correctionKind = createCorrectionKind(deps, parts);
  registerCorrections(app, deps, correctionKind);
  registerBillDesk(app, deps, parts);
  registerContractDesk(app, deps, parts);
  registerContractSettings(app, deps);
  registerLinkDesk(app, deps, parts);
  registerTemplates(app, deps);
  registerChatDesk(app, deps);
  registerDepositDesk(app, deps, parts.deposits);
  registerGameDesk(app, deps);
  parts.stakes.registerDesk(app);
  registerMessageDesk(app, deps);
  registerNoticeDesk(app, deps);
  registerPlayDesk(app, deps, parts);
  registerBonusDesk(app, deps, parts);
  registerWithdrawalDesk(app, deps, parts.withdrawals);
  registerWithdrawalRules(app, deps);
  registerAdjustments(app, deps, parts);
  registerMoneyQueue(app, deps);
  registerRuleChanges(app, deps, [
    withdrawalRuleKind,
    withdrawalWayKind,
    depositChannelKind,
    mallSettingKind,
    correctionKind,
    contractSettingKind,
    billCorrectionKind,
  ]);
}
