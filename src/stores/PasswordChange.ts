import type { LoginValue } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";
import type { ForcedChange } from "./SessionKeeper.ts";
import type { SessionPorts } from "./SessionPorts.ts";

/** The password that new accounts are given, and that must be changed (access specification, section 9). */
const defaultPassword = "123456";

/**
 * What is looked at after a login: everything where a password was used, only the first login after a code, nothing
 * where the account was made a moment ago.
 */
export type PasswordChecks = "all" | "first" | "none";

/** Why a login leads to a change of the password; null where it does not. */
export function forcedChangeOf(
  value: LoginValue,
  checks: PasswordChecks,
  password: string | null,
  isExpiryOn: () => boolean,
): ForcedChange | null {
  if (checks === "none") return null;
  if (checks === "all") {
    if (password === defaultPassword) return "default";
    if (value.passwordExpired && isExpiryOn()) return "expired";
  }
  return value.firstTimeLogin ? "first" : null;
}

/** What is typed to change a password. */
export interface PasswordInput {
  /** Left out where it was typed a moment ago. */
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** The change of a password, forced or not. */
export class PasswordChange {
  readonly #ports: SessionPorts;
  readonly #done: () => Promise<void>;
  /** The password just used, in memory only, for as long as a forced change needs it. */
  #typed: string | null = null;

  /** `done` is told of each change, before it is answered. */
  constructor(ports: SessionPorts, done: () => Promise<void>) {
    this.#ports = ports;
    this.#done = done;
  }

  /** The old password need not be asked for: it was typed a moment ago. Not observed; it changes with the session. */
  get isOldKnown(): boolean {
    return this.#typed !== null;
  }

  /** Keeps why the password must be changed, so that a reload does not get around it, and what was typed until then. */
  force(reason: ForcedChange | null, typed: string | null): void {
    this.#ports.keeper.forcedChange = reason;
    this.#typed = reason === null ? null : typed;
  }

  /** Forgets what was typed. */
  forget(): void {
    this.#typed = null;
  }

  /** Changes the password; a forced change uses the password that was just typed. */
  async change(input: PasswordInput): Promise<Answer<unknown>> {
    const oldPassword = input.oldPassword ?? this.#typed ?? "";
    const answer = await this.#ports.port.changePassword({ ...input, oldPassword });
    if (!answer.ok) return answer;
    this.force(null, null);
    await this.#done();
    return answer;
  }
}
