import { isIP } from "node:net";
import type { Settings } from "./createSettings.ts";
import { oneLine, readSecret } from "./readSecret.ts";

/** How mails leave by SMTP. */
export interface SmtpWay {
  by: "smtp";
  host: string;
  port: number;
  /** `tls` from the first byte, `starttls` before anything is said, `none` on this machine alone. */
  security: "tls" | "starttls" | "none";
  user: string | undefined;
  password: string | undefined;
  /** The address that mails come from. */
  from: string;
  /** Certificate authority (PEM) that is believed beside the system's. */
  caFile: string | undefined;
  perSecond: number;
}

/** How messages leave by a webhook. */
export interface WebhookWay {
  by: "webhook";
  url: string;
  /** The newest signs first; the one before signs too, while receivers change over. */
  secrets: readonly string[];
  /** Development: this machine, and http. */
  mayBeLocal: boolean;
  /** The address that mails come from, where one is set. */
  from: string | undefined;
  perSecond: number;
}

/** The ways out that are set up; a channel without one stays in the outbox. */
export interface OutgoingWays {
  mail: SmtpWay | WebhookWay | undefined;
  sms: WebhookWay | undefined;
}

const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const mailAddress = /^[^\s@<>,;:"()[\]\\]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i;
const leastSecret = 32;

/** Reads how mails and text messages leave. What is incomplete or unsafe is blamed. */
export function readOutgoing(settings: Settings, isProduction: boolean): OutgoingWays {
  const { blame, text, integer } = settings;
  const isLocal = settings.oneOf("OUTGOING_LOCAL", ["0", "1"]) === "1";
  if (isLocal && isProduction) blame("OUTGOING_LOCAL", "cannot be on in production: codes would travel unencrypted");
  const from = settings.like("MAIL_FROM", mailAddress, "one mail address such as no-reply@site.example");
  const hosts = settings.list("WEBHOOK_HOSTS").map((host) => host.toLowerCase());
  for (const host of hosts) {
    if (hostName.test(host) && isIP(host) === 0) continue;
    blame("WEBHOOK_HOSTS", `must hold names of hosts such as hooks.example; ${JSON.stringify(host)} is none`);
  }
  const secrets = readSecrets(settings);
  const mailPerSecond = integer("MAIL_PER_SECOND", 10, 1, 1_000);
  const smsPerSecond = integer("SMS_PER_SECOND", 5, 1, 1_000);
  const webhook = (name: string, perSecond: number): WebhookWay | undefined => {
    const url = text(name);
    if (url === undefined) return undefined;
    const fault = webhookFault(url, hosts, isLocal);
    if (fault !== undefined) blame(name, fault);
    if (secrets.length === 0) blame("WEBHOOK_SECRET", "must be set too: messages are signed with it");
    return { by: "webhook", url, secrets, mayBeLocal: isLocal, from, perSecond };
  };
  const smtp = readSmtp(settings, { from, isLocal, perSecond: mailPerSecond });
  const mailHook = webhook("MAIL_WEBHOOK_URL", mailPerSecond);
  if (smtp && mailHook && settings.faults.length === 0)
    blame("MAIL_WEBHOOK_URL", "and SMTP_URL are two ways for one mail");
  return { mail: smtp ?? mailHook, sms: webhook("SMS_WEBHOOK_URL", smsPerSecond) };
}

function readSmtp(
  settings: Settings,
  { from, isLocal, perSecond }: { from: string | undefined; isLocal: boolean; perSecond: number },
): SmtpWay | undefined {
  const { blame, text } = settings;
  const written = text("SMTP_URL");
  const user = oneLine(settings, "SMTP_USER", text("SMTP_USER"));
  const password = readSecret(settings, "SMTP_PASSWORD");
  const caFile = settings.file("SMTP_CA_FILE");
  if (written === undefined) {
    if (user !== undefined || password !== undefined) blame("SMTP_URL", "must be set too: it names the mail server");
    return undefined;
  }
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isGood =
    url !== undefined &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== "" &&
    (url.pathname === "" || url.pathname === "/") &&
    `${url.username}${url.password}${url.search}${url.hash}` === "";
  if (!isGood) {
    blame("SMTP_URL", "must be an address such as smtps://mail.example:465, without a password; see SMTP_PASSWORD");
    return undefined;
  }
  if (text("MAIL_FROM") === undefined) blame("MAIL_FROM", "must be set too: every mail names its sender");
  const isPasswordNamed = password !== undefined || text("SMTP_PASSWORD_FILE") !== undefined;
  if (user !== undefined && !isPasswordNamed) blame("SMTP_PASSWORD", "must be set too, as SMTP_USER is");
  if (user === undefined && password !== undefined) blame("SMTP_USER", "must be set too, as its password is");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isImplicit = url.protocol === "smtps:";
  const isOpen = isLocal && /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  return {
    by: "smtp",
    host,
    port: url.port === "" ? (isImplicit ? 465 : 587) : Number(url.port),
    security: isImplicit ? "tls" : isOpen ? "none" : "starttls",
    user,
    password,
    from: from ?? "",
    caFile,
    perSecond,
  };
}

/** What is wrong with the address of a webhook (S-58). It is not repeated: a receiver's address may be a secret. */
function webhookFault(written: string, hosts: readonly string[], isLocal: boolean): string | undefined {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return "must be an address such as https://hooks.example/sms";
  if (url.username !== "" || url.password !== "" || url.hash !== "") return "must hold no password and no number sign";
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (isLocal && isHere) return undefined;
  if (url.protocol !== "https:") return "must be an https address";
  if (isHere || isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0)
    return "must name a host, and neither this machine nor a number";
  if (!hosts.includes(url.hostname)) return "must lead to a host that WEBHOOK_HOSTS names";
  return undefined;
}

function readSecrets(settings: Settings): string[] {
  return ["WEBHOOK_SECRET", "WEBHOOK_SECRET_BEFORE"].flatMap((name) => {
    const secret = readSecret(settings, name);
    if (secret === undefined) return [];
    if (secret.length < leastSecret) {
      settings.blame(name, `must have ${leastSecret} characters or more; it has ${secret.length}`);
    }
    return [secret];
  });
}
