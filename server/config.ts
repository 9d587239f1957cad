import { fileURLToPath } from "node:url";
import { isSupportedCountry } from "libphonenumber-js";
import { createSettings, type Environment } from "./createSettings.ts";
import { readOutgoing, type OutgoingWays } from "./readOutgoing.ts";
import { readBucket, type BucketConfig } from "./readBucket.ts";
import { readMeasuring, type MeasuringConfig } from "./readMeasuring.ts";
import { readPayments, type PaymentsConfig } from "./readPayments.ts";
import { readVendors, type VendorConfig } from "./readVendors.ts";
import { readIdentityConfig, type IdentityConfig } from "./readIdentityConfig.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Everything the environment may say, read once at the start. */
export interface Config {
  port: number;
  host: string;
  /** Address that visitors use; https switches Secure cookies, `__Host-` names and HSTS on. */
  publicOrigin: string;
  isHttps: boolean;
  /** Key and certificate, where this program ends TLS itself. */
  tls: { keyFile: string; certFile: string } | undefined;
  /** Browsers are told of a page's files before the page is there (RFC 8297). */
  hasEarlyHints: boolean;
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
  /** Private links to customer service, https; members get them encrypted. */
  serviceLinks: { LIVECHAT?: string; VIP?: string };
  /** Where feedback is mailed to. */
  feedbackMail: string;
  /** Addresses of proxies in front of us whose X-Forwarded headers are believed. */
  trustedProxies: string[];
  /** Header by which a trusted proxy names the visitor's country. */
  countryHeader: string | undefined;
  /** Browsers keep a page for where there is no network; if not, those that keep one are told to throw it away. */
  hasOfflineWorker: boolean;
  /** Built programs. */
  siteFolder: string;
  /** Platform origin that `/config.json` tells the programs; empty is the page's own. */
  platformOrigin: string;
  logLevel: string;
  /** How mails and text messages leave; what has no way stays in the outbox. */
  outgoing: OutgoingWays;
  /** The S3-compatible store that files go to; undefined: the database keeps them. */
  bucket: BucketConfig | undefined;
  /** Who proves outside identities; undefined where nobody does. */
  identity: IdentityConfig | undefined;
  /** Where statistics go; undefined where nothing is measured. */
  measuring: MeasuringConfig | undefined;
  /** Who takes payments; undefined where nobody does. */
  payments: PaymentsConfig | undefined;
  /** Programs whose games are paid from the wallet. */
  vendors: readonly VendorConfig[];
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
  /** The least version of a client that is served. */
  minClient: number;
  smsPerDay: number;
  /** How long nothing is withdrawn after a forgotten withdrawal password. */
  withdrawalRestHours: number;
  /** Messages one member may send to the chat room in a minute. */
  chatPerMinute: number;
  /** How long messages of the chat room are kept, and how many at most. */
  chatDays: number;
  chatMessages: number;
  /** How long messages that were delivered stay in the outbox. */
  outboxDays: number;
  /** Two-letter codes of the countries that codes are sent to; empty is all. */
  smsCountries: string[];
}

/** Reads the environment; throws one error that lists everything wrong in it. An empty environment is a good one. */
export function readConfig(env: Environment): Config {
  const settings = createSettings(env);
  const { integer } = settings;
  // Anything else would quietly be no production: with demo accounts, without https.
  const isProduction = settings.oneOf("NODE_ENV", ["production", "development", "test"]) === "production";
  const port = integer("PORT", 8080, 0, 65_535);
  const host = settings.host("HOST") ?? "127.0.0.1";
  const keyFile = settings.file("TLS_KEY_FILE");
  const certFile = settings.file("TLS_CERT_FILE");
  if ((keyFile === undefined) !== (certFile === undefined)) {
    settings.blame(keyFile === undefined ? "TLS_KEY_FILE" : "TLS_CERT_FILE", "must be set too: TLS needs both");
  }
  const tls = keyFile !== undefined && certFile !== undefined ? { keyFile, certFile } : undefined;
  const publicOrigin = settings.origin("PUBLIC_ORIGIN") ?? `${tls ? "https" : "http"}://localhost:${port}`;
  if (tls && publicOrigin.startsWith("http://")) settings.blame("PUBLIC_ORIGIN", "must be an https address with TLS");
  const databaseUrl = settings.database("DATABASE_URL");
  const masterSecret = settings.text("CROUPIER_SECRET");
  const demo = settings.oneOf("CROUPIER_DEMO", ["0", "1"]);
  if (masterSecret !== undefined && masterSecret.length < 32) {
    settings.blame("CROUPIER_SECRET", `must have 32 characters or more; it has ${masterSecret.length}`);
  }
  if (isProduction) {
    if (masterSecret === undefined && databaseUrl !== undefined) {
      settings.blame("CROUPIER_SECRET", "must be set in production, the same for every node");
    }
    if (!publicOrigin.startsWith("https://")) settings.blame("PUBLIC_ORIGIN", "must be an https address in production");
    if (demo === "1") settings.blame("CROUPIER_DEMO", "cannot be on in production: its passwords are public");
  }
  const trustedProxies = settings.proxies("TRUSTED_PROXIES");
  const countryHeader = settings.like("COUNTRY_HEADER", /^[\w-]{1,100}$/, "the name of a header");
  if (countryHeader !== undefined && trustedProxies.length === 0) {
    const what = "is believed only from TRUSTED_PROXIES; name the addresses of the proxies that set it";
    settings.blame("COUNTRY_HEADER", what);
  }
  const smsCountries = settings.list("SMS_COUNTRIES");
  for (const country of smsCountries) {
    if (isSupportedCountry(country)) continue;
    settings.blame("SMS_COUNTRIES", `must hold codes of countries such as KH,TH; ${JSON.stringify(country)} is none`);
  }
  const [liveChat, vip] = ["SERVICE_LIVECHAT_URL", "SERVICE_VIP_URL"].map((name) =>
    settings.like(name, /^https:\/\/[^\s\\]+$/, "an https address"),
  );
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
    withdrawalRestHours: integer("WITHDRAWAL_REST_HOURS", 24, 0, 720),
    smsPerDay: integer("SMS_PER_DAY", 2_000, 0, 10_000_000),
    chatPerMinute: integer("CHAT_PER_MINUTE", 20, 1, 600),
    chatDays: integer("CHAT_DAYS", 30, 1, 365),
    chatMessages: integer("CHAT_MESSAGES", 20_000, 200, 10_000_000),
    minClient: integer("MIN_CLIENT", 0, 0, 1_000_000),
    outboxDays: integer("OUTBOX_DAYS", 30, 1, 3_650),
    smsCountries,
  };
  const outgoing = readOutgoing(settings, isProduction);
  const vendors = readVendors(settings, isProduction);
  const config: Config = {
    port,
    // Of two addresses of one name the second would be served by a listener that our limits do not know.
    host: host === "localhost" ? "127.0.0.1" : host,
    publicOrigin,
    isHttps: publicOrigin.startsWith("https://"),
    tls,
    hasEarlyHints: settings.oneOf("EARLY_HINTS", ["0", "1"]) === "1",
    isProduction,
    dataFolder: settings.folder("CROUPIER_DATA") ?? fromRepository(".data"),
    databaseUrl,
    databaseAdminUrl: settings.database("DATABASE_ADMIN_URL"),
    databaseDirectUrl: settings.database("DATABASE_DIRECT_URL"),
    databaseWaitSeconds: integer("DATABASE_WAIT_SECONDS", 60, 0, 3_600),
    databaseConnections: integer("DATABASE_CONNECTIONS", 20, 2, 500),
    masterSecret,
    isDemo: demo === "1" || (demo === undefined && !isProduction && databaseUrl === undefined),
    brand: settings.folderName("CROUPIER_BRAND", fromRepository("brands")) ?? "ink",
    allowedOrigins: settings.origins("ALLOWED_ORIGINS"),
    imageHosts: settings.origins("IMAGE_HOSTS"),
    // What is paid from the wallet is shown too.
    frameHosts: [...new Set([...settings.origins("FRAME_HOSTS"), ...vendors.map(({ url }) => url)])],
    serviceLinks: { ...(liveChat !== undefined && { LIVECHAT: liveChat }), ...(vip !== undefined && { VIP: vip }) },
    feedbackMail: settings.like("FEEDBACK_MAIL", /^[^\s@<>]+@[^\s@<>]+$/, "a mail address") ?? "feedback@localhost",
    trustedProxies,
    countryHeader: countryHeader?.toLowerCase(),
    hasOfflineWorker: settings.oneOf("OFFLINE_WORKER", ["0", "1"]) !== "0",
    siteFolder: settings.folder("SITE_FOLDER", true) ?? fromRepository("dist"),
    platformOrigin: settings.origin("PLATFORM_ORIGIN") ?? "",
    logLevel: settings.oneOf("LOG_LEVEL", logLevels) ?? (isProduction ? "info" : "warn"),
    outgoing,
    bucket: readBucket(settings, isProduction),
    identity: readIdentityConfig(settings, isProduction),
    measuring: readMeasuring(settings, isProduction),
    payments: readPayments(settings, isProduction),
    vendors,
    limits,
  };
  const { faults } = settings;
  if (faults.length > 0)
    throw new Error(`The settings are wrong:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
  return config;
}

function fromRepository(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
