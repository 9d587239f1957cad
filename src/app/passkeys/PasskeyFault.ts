import type { CallFailure } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";

/** Why there is no passkey. */
type Reason = "passkey_cancelled" | "passkey_known" | "passkey_unsupported" | "passkey_failed";

/** A device that gave no passkey; the reason is the code of a message. */
export class PasskeyFault extends Error {
  readonly failure: CallFailure;

  constructor(reason: Reason) {
    super(reason);
    this.failure = failure("refused", reason);
  }

  /** Any error of a device as one of these. */
  static of(this: void, error: unknown): PasskeyFault {
    return error instanceof PasskeyFault ? error : new PasskeyFault("passkey_failed");
  }
}
