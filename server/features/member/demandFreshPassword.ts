import type { Site } from "#contracts/config.ts";
import { invalidForm } from "./checkRegistration.ts";
import { isGuessable } from "./isGuessable.ts";

/** What a new password is judged by. */
interface Surroundings {
  account: string;
  /** It is the one that the account has. */
  isOld: boolean;
  site: Site;
}

/** Throws where a new password is the one that there is, or among the first that anybody would guess, at `newPassword`. */
export async function demandFreshPassword(password: string, { account, isOld, site }: Surroundings): Promise<void> {
  if (isOld) throw invalidForm({ newPassword: { key: "error.same_password" } });
  if (await isGuessable(password, [account, site.brand.name]))
    throw invalidForm({ newPassword: { key: "error.weak_password" } });
}
