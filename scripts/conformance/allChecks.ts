import type { Check } from "./Check.ts";
import { accessChecks } from "./checks/access.ts";
import { depositChecks } from "./checks/deposits.ts";
import { vendorChecks } from "./checks/vendors.ts";
import { withdrawalChecks } from "./checks/withdrawals.ts";
import { promotionChecks } from "./checks/promotions.ts";
import { encryptionChecks } from "./checks/encryption.ts";
import { humanChecks } from "./checks/humanCheck.ts";
import { keysChecks } from "./checks/keys.ts";
import { identityChecks } from "./checks/identity.ts";
import { logoutCheck, memberChecks } from "./checks/member.ts";
import { mallChecks } from "./checks/mall.ts";
import { playChecks } from "./checks/play.ts";
import { protocolChecks } from "./checks/protocol.ts";
import { recordChecks } from "./checks/records.ts";
import { recoveryChecks } from "./checks/recovery.ts";
import { registrationChecks } from "./checks/registration.ts";
import { rememberedChecks } from "./checks/remembered.ts";
import { serviceChecks } from "./checks/service.ts";
import { chatChecks } from "./checks/chat.ts";
import { gameChecks } from "./checks/games.ts";
import { systemChecks } from "./checks/system.ts";

/** Every check, in the order of a visit: what is open, who is let in, what a member sees, and the way out. */
export const allChecks: readonly Check[] = [
  ...systemChecks,
  ...chatChecks,
  ...gameChecks,
  ...vendorChecks,
  ...protocolChecks,
  ...encryptionChecks,
  ...humanChecks,
  ...accessChecks,
  ...registrationChecks,
  ...keysChecks,
  ...recoveryChecks,
  ...identityChecks,
  ...memberChecks,
  ...playChecks,
  ...recordChecks,
  ...depositChecks,
  ...withdrawalChecks,
  ...promotionChecks,
  ...mallChecks,
  ...serviceChecks,
  ...rememberedChecks,
  logoutCheck,
];
