/** By what a forgotten password can be replaced. */
export interface RecoveryWays {
  mail: boolean;
  phone: boolean;
}

/**
 * The ways that the flags offer: `CHNGPASSMAIL3` the mail, `CHNGPASSVERIF3` the phone; with neither the mail alone (decisions,
 * "Behaviour").
 */
export function recoveryWays(flags: ReadonlySet<string>): RecoveryWays {
  const phone = flags.has("CHNGPASSVERIF3");
  return { phone, mail: !phone || flags.has("CHNGPASSMAIL3") };
}
