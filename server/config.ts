import { fileURLToPath } from "node:url";

/** Everything the environment may say, read once at the start. */
export interface Config {
  port: number;
  host: string;
  /** Address that visitors use; https switches Secure cookies, `__Host-` names and HSTS on. */
  publicOrigin: string;
  isHttps: boolean;
  isProduction: boolean;
  /** Data folder of the embedded database and of secrets that were not given. */
  dataFolder: string;
  databaseUrl: string | undefined;
  databaseAdminUrl: string | undefined;
  /** The database itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | undefined;
  /** How long a start waits for a database that is away. */
  databaseWaitSeconds: number;
  /** Most connections of this node to the database at a time. */
  databaseConnections: number;
  /** Seals the keys that are kept in the database; 32 bytes. Undefined: made once and kept in the data folder. */
  masterSecret: string | undefined;
  /** Fill the database with demo players. */
  isDemo: boolean;
  /** Brand whose documents start an empty platform. */
  brand: string;
  /** Origins that the site's files may be served from, besides our own. */
  allowedOrigins: string[];
  imageHosts: string[];
  frameHosts: string[];
  /** Addresses of proxies in front of us whose X-Forwarded headers are believed. */
  trustedProxies: string[];
  /** Header by which a trusted proxy names the visitor's country. */
  countryHeader: string | undefined;
  /** Built programs. */
  siteFolder: string;
  /** Platform origin that `/config.json` tells the programs; empty is the page's own. */
  platformOrigin: string;
  logLevel: string;
  limits: Limits;
}

/** Figures an operator may move; each names its unit. */
export interface Limits {
  sessionIdleMinutes: number;
  sessionHours: number;
  sessionsPerMember: number;
  passwordExpiryDays: number;
  /** Work of the human check: rounds of one try, and how many tries it takes. */
  botCheckCost: number;
  botCheckTries: number;
  /** Connections this node takes at a time; the system may allow fewer. */
  connections: number;
  /** How many visitors usually share one address: every limit for an address or network is multiplied by it. */
  addressFactor: number;
  /** Play money of a trial account, in minor units. */
  trialFunds: number;
  smsPerDay: number;
  /** Two-letter codes of the countries that codes are sent to; empty is all. */
  smsCountries: string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; throws one error that lists everything wrong in it. An empty environment is a good one. */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const list = (name: string) =>
    (text(name) ?? "")
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean);
  const integer = (name: string, fallback: number, least: number, most: number): number => {
    const value = Number(text(name) ?? fallback);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    faults.push(`${name} must be a whole number from ${least} to ${most}`);
    return fallback;
  };
  const origin = (name: string, value: string): string => {
    if (URL.canParse(value) && new URL(value).origin === value) return value;
    faults.push(`${name} must hold origins such as https://site.example, without a path; ${value} is none`);
    return value;
  };

  const isProduction = text("NODE_ENV") === "production";
  const port = integer("PORT", 8080, 0, 65_535);
  const publicOrigin = origin("PUBLIC_ORIGIN", text("PUBLIC_ORIGIN") ?? `http://localhost:${port}`);
  const databaseUrl = text("DATABASE_URL");
  const masterSecret = text("CROUPIER_SECRET");
  const demo = text("CROUPIER_DEMO");
  if (masterSecret !== undefined && masterSecret.length < 32)
    faults.push("CROUPIER_SECRET must have 32 characters or more");
  if (demo !== undefined && demo !== "0" && demo !== "1") faults.push("CROUPIER_DEMO must be 0 or 1");
  if (isProduction) {
    if (masterSecret === undefined && databaseUrl !== undefined)
      faults.push("CROUPIER_SECRET must be set in production");
    if (!publicOrigin.startsWith("https://")) faults.push("PUBLIC_ORIGIN must be an https address in production");
    if (demo === "1") faults.push("CROUPIER_DEMO cannot be on in production: its passwords are public");
  }
  if (text("COUNTRY_HEADER") !== undefined && list("TRUSTED_PROXIES").length === 0)
    faults.push("COUNTRY_HEADER is believed only from TRUSTED_PROXIES; name the addresses of the proxies that set it");
  const limits: Limits = {
    sessionIdleMinutes: integer("SESSION_IDLE_MINUTES", 30, 1, 1_440),
    sessionHours: integer("SESSION_HOURS", 12, 1, 24),
    sessionsPerMember: integer("SESSIONS_PER_MEMBER", 10, 1, 100),
    passwordExpiryDays: integer("PASSWORD_EXPIRY_DAYS", 180, 1, 3_650),
    botCheckCost: integer("BOT_CHECK_COST", 5_000, 1, 1_000_000),
    botCheckTries: integer("BOT_CHECK_TRIES", 500, 1, 100_000),
    connections: integer("CONNECTIONS_MAX", 8_192, 64, 1_000_000),
    addressFactor: integer("ADDRESS_LIMIT_FACTOR", 1, 1, 1_000),
    trialFunds: integer("TRIAL_FUNDS", 100_000, 0, 1_000_000_000),
    smsPerDay: integer("SMS_PER_DAY", 2_000, 0, 10_000_000),
    smsCountries: list("SMS_COUNTRIES"),
  };
  const config: Config = {
    port,
    host: text("HOST") ?? "127.0.0.1",
    publicOrigin,
    isHttps: publicOrigin.startsWith("https://"),
    isProduction,
    dataFolder: text("CROUPIER_DATA") ?? fromRepository(".data"),
    databaseUrl,
    databaseAdminUrl: text("DATABASE_ADMIN_URL"),
    databaseDirectUrl: text("DATABASE_DIRECT_URL"),
    databaseWaitSeconds: integer("DATABASE_WAIT_SECONDS", 60, 0, 3_600),
    databaseConnections: integer("DATABASE_CONNECTIONS", 20, 2, 500),
    masterSecret,
    isDemo: demo === "1" || (demo === undefined && !isProduction && databaseUrl === undefined),
    brand: text("CROUPIER_BRAND") ?? "ink",
    allowedOrigins: list("ALLOWED_ORIGINS").map((item) => origin("ALLOWED_ORIGINS", item)),
    imageHosts: list("IMAGE_HOSTS").map((item) => origin("IMAGE_HOSTS", item)),
    frameHosts: list("FRAME_HOSTS").map((item) => origin("FRAME_HOSTS", item)),
    trustedProxies: list("TRUSTED_PROXIES"),
    countryHeader: text("COUNTRY_HEADER")?.toLowerCase(),
    siteFolder: text("SITE_FOLDER") ?? fromRepository("dist"),
    platformOrigin: text("PLATFORM_ORIGIN") ?? "",
    logLevel: text("LOG_LEVEL") ?? (isProduction ? "info" : "warn"),
    limits,
  };
  if (faults.length > 0)
    throw new Error(`The settings are wrong:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
  return config;
}

function fromRepository(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
