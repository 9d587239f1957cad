/** What a command has of the world around it. */
export interface CliIo {
  /** Writes a line for people or, with --json, for programs. */
  print(line: string): void;
  /** Writes a line about what went wrong. */
  complain(line: string): void;
  /** Asks a person, who says yes or no; undefined where nobody sits in front of it, as in a script. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
  env: Readonly<Record<string, string | undefined>>;
  /** Where relative paths begin: the folder the command was given in. */
  folder: string;
}

/** How a command ended, as its exit code says it. */
export const exitCodes = {
  fine: 0,
  /** The documents have errors, or the platform refused them. */
  problems: 1,
  /** The command was written wrongly. */
  usage: 2,
  /** The platform does not answer or does not let us in. */
  noPlatform: 3,
} as const;

/** A failure that is told in one or two lines; anything else is a fault of ours and shows its stack. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
