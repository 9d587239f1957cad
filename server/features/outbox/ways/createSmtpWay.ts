import { readFileSync } from "node:fs";
import { Socket } from "node:net";
import { rootCertificates } from "node:tls";
import { createTransport, type SMTPTransportOptions } from "nodemailer";
import type { SmtpWay } from "#server/readOutgoing.ts";
import { DeliveryError } from "./DeliveryError.ts";
import { mailLanguage } from "./mailLanguage.ts";
import type { OutgoingWay, Parcel } from "./OutgoingWay.ts";
import { toMailHtml } from "./toMailHtml.ts";

/** Every step is limited; the whole is by its caller. */
const stepMs = 8_000;
/** One address and nothing else: no list, no name, no line of a header. */
const oneAddress = /^[^\s\p{Cc},;:<>()[\]\\"]+@[^\s\p{Cc},;:<>()[\]\\"@]+$/u;

/** What mails say of themselves beside what they say. */
export interface SmtpWayParts {
  /** Links to it become links in the HTML. */
  publicOrigin: string;
  /** Name of the sender, at the moment of sending. */
  brandName(): string;
}

/**
 * Sends mails by SMTP, each on a connection of its own. The name of a message (`Message-ID`) is the same at every try, so that whoever
 * gets it twice can tell.
 */
export function createSmtpWay(way: SmtpWay, { publicOrigin, brandName }: SmtpWayParts): OutgoingWay {
  const domain = way.from.slice(way.from.lastIndexOf("@") + 1);
  const options: SMTPTransportOptions = {
    host: way.host,
    port: way.port,
    secure: way.security === "tls",
    requireTLS: way.security === "starttls",
    ignoreTLS: way.security === "none",
    name: domain,
    ...(way.user !== undefined && { auth: { user: way.user, pass: way.password } }),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    maxResponseSize: 65_536,
    tls: {
      minVersion: "TLSv1.2",
      ...(way.caFile !== undefined && { ca: [...rootCertificates, readFileSync(way.caFile, "utf8")] }),
    },
    // Nothing of a mail is ever read from a file or fetched from somewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    deliver: async (parcel, signal) => {
      if (!oneAddress.test(parcel.recipient)) throw new DeliveryError("this is no mail address", { isFinal: true });
      // A socket of ours: ending it ends the try, whatever the library waits for.
      const socket = new Socket();
      const end = () => void socket.destroy(new Error("out of time"));
      signal.addEventListener("abort", end, { once: true });
      try {
        if (signal.aborted) throw new DeliveryError("out of time");
        await createTransport({ ...options, socket }).sendMail({
          from: { name: brandName(), address: way.from },
          to: { name: "", address: parcel.recipient },
          envelope: { from: way.from, to: [parcel.recipient] },
          messageId: `<${parcel.id}@${domain}>`,
          date: parcel.createdAt,
          subject: parcel.subject,
          text: parcel.body,
          html: toMailHtml(parcel, publicOrigin),
          headers: headersOf(parcel),
        });
      } catch (error) {
        throw toError(error, signal.aborted);
      } finally {
        signal.removeEventListener("abort", end);
        socket.destroy();
      }
    },
  };
}

/** Written by a machine (RFC 3834): nobody's holiday notice answers it. */
function headersOf({ language }: Parcel): Record<string, string> {
  return {
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    "Content-Language": mailLanguage(language).tag,
  };
}

/** Steps at which a refusal speaks of this message. */
const aboutMessage = /^(?:MAIL FROM|RCPT TO|DATA)/;

/** What the server said beside its status is left out: it may repeat an address or a text. */
function toError(error: unknown, isOver: boolean): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (isOver) return new DeliveryError("out of time");
  const { responseCode, command = "", code = "" } = error as { responseCode?: number; command?: string; code?: string };
  if (responseCode === undefined) return new DeliveryError(`no connection (${code || "unknown"})`);
  const isFinal = responseCode >= 500 && aboutMessage.test(command);
  return new DeliveryError(`answered ${responseCode} to ${command || "the connection"}`, { isFinal });
}
