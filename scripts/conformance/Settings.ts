/** An account to log in with. */
export interface Account {
  account: string;
  password: string;
}

/** What a run is told: where the platform is, and what it may do there. */
export interface Settings {
  /** Origin of the platform, without a path. */
  url: string;
  /** Host name that the permission call names: the site's. */
  host: string;
  /** A member to log in as; without one nothing behind a login is tried. */
  player: Account | undefined;
  /** A member with an agent's account type. */
  agent: Account | undefined;
  /** Origin that the site's files are served from, where it is not the platform's. */
  origin: string | undefined;
  /** Whether an account may be registered, and a trial account opened. */
  mayRegister: boolean;
}

/** The words of `npm run platform:check -- --help`. */
export const usage = `npm run platform:check -- --url https://platform.example [options]

Tries a platform by every call of the contract (schemas/api/openapi.json) and says of each whether it holds.

  --url URL            origin of the platform
  --host NAME          host name of the site (default: the platform's)
  --account NAME       a member to log in as; its password in PLATFORM_PASSWORD
  --agent NAME         a member with an agent's account type; its password in PLATFORM_AGENT_PASSWORD
  --origin URL         where the site's files live, if elsewhere: tries that browsers there may call
  --register           may register an account and open a trial account
`;

/** Reads the arguments; passwords come from the environment, since arguments are seen by everybody on the machine. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const given = new Map<string, string>();
  const flags = new Set<string>();
  for (let at = 0; at < args.length; at += 1) {
    const name = args[at] ?? "";
    if (name === "--register") flags.add(name);
    else if (["--url", "--host", "--account", "--agent", "--origin"].includes(name)) {
      at += 1;
      const value = args[at];
      if (value === undefined || value.startsWith("--")) throw new Error(`${name} needs a value.`);
      given.set(name, value);
    } else throw new Error(`Unknown option: ${name}`);
  }
  const address = given.get("--url");
  if (address === undefined) throw new Error("--url is missing.");
  if (!URL.canParse(address) || !/^https?:/.test(address)) throw new Error(`--url is no address: ${address}`);
  const url = new URL(address);
  return {
    url: url.origin,
    host: given.get("--host") ?? url.hostname,
    player: accountOf(given.get("--account"), "PLATFORM_PASSWORD", env),
    agent: accountOf(given.get("--agent"), "PLATFORM_AGENT_PASSWORD", env),
    origin: given.get("--origin"),
    mayRegister: flags.has("--register"),
  };
}

function accountOf(account: string | undefined, variable: string, env: NodeJS.ProcessEnv): Account | undefined {
  if (account === undefined) return undefined;
  const password = env[variable];
  if (!password) throw new Error(`The password of ${account} is missing: set ${variable}.`);
  return { account, password };
}
