import type { AddressCodes } from "#compile/forms/registrationBody.ts";
import type { RegistrationTab } from "#compile/forms/RegistrationInput.ts";

/** Who registers, and how they came. */
export interface Circumstance {
  tab: RegistrationTab;
  address: AddressCodes;
  /** The platform has asked for a captcha, whatever the rules say. */
  captchaRequired: boolean;
  /** In words, that follow "could not register". */
  who: string;
}

const arrivals: readonly [AddressCodes, string][] = [
  [{}, "A visitor"],
  [{ affiliateCode: "" }, "A visitor whom an agent's link brings"],
  [{ referralCode: "7KQ2M9XH" }, "A visitor whom a member's link brings"],
];

/** Everybody who may register, in each tab that is on. */
export function circumstancesOf(flags: ReadonlySet<string>): Circumstance[] {
  if (!flags.has("DIRECTREG3")) return [];
  const tabs: RegistrationTab[] = flags.has("MOBILEREG3") ? ["username", "mobile"] : ["username"];
  return tabs.flatMap((tab) =>
    arrivals.flatMap(([address, who]) =>
      [false, true].map((captchaRequired) => ({ tab, address, captchaRequired, who })),
    ),
  );
}

/** Where one registers, in words. */
export function inTab({ tab }: Pick<Circumstance, "tab">): string {
  return tab === "mobile" ? "with a mobile number" : "with an account name";
}
