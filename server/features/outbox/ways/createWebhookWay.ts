import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { Clock } from "#server/Clock.ts";
import type { WebhookWay } from "#server/readOutgoing.ts";
import { DeliveryError } from "./DeliveryError.ts";
import { lookUpPublic, type FindAddresses } from "./lookUpPublic.ts";
import type { OutgoingWay, Parcel } from "./OutgoingWay.ts";
import { signatureHeader, signBody, timestampHeader } from "./signBody.ts";
import { toMailHtml } from "./toMailHtml.ts";

/** Answers that speak of the message, not of the moment or of the settings. */
const final = new Set([400, 413, 415, 422]);
/** Longest wait that is taken from another side's word. */
const longestWaitMs = 900_000;

/** What a webhook works with. */
export interface WebhookWayParts {
  clock: Clock;
  /** Links to it become links in the HTML of mails. */
  publicOrigin: string;
  /** Finds the addresses of hosts; the system's where none is given. */
  find?: FindAddresses;
}

/** Sends messages as signed JSON to one address: no redirect is followed, and no address inside a network is called (S-58). */
export function createWebhookWay(
  { url, secrets, mayBeLocal, from }: WebhookWay,
  { clock, publicOrigin, find }: WebhookWayParts,
): OutgoingWay {
  const target = new URL(url);
  const send = target.protocol === "https:" ? requestSecure : requestPlain;
  const lookup = lookUpPublic(mayBeLocal, find);
  const isMail = ({ channel }: Parcel) => channel === "mail";
  const toBody = (parcel: Parcel) =>
    JSON.stringify({
      id: parcel.id,
      channel: parcel.channel,
      to: parcel.recipient,
      language: parcel.language,
      text: parcel.body,
      ...(isMail(parcel) && { subject: parcel.subject, html: toMailHtml(parcel, publicOrigin) }),
      ...(isMail(parcel) && from !== undefined && { from }),
      createdAt: parcel.createdAt.toISOString(),
      goodUntil: parcel.goodUntil.toISOString(),
    });
  return {
    deliver: (parcel, signal) =>
      new Promise<void>((resolve, reject) => {
        const body = toBody(parcel);
        const timestamp = Math.floor(clock.now().getTime() / 1000);
        const headers = {
          "content-type": "application/json; charset=utf-8",
          "content-length": Buffer.byteLength(body),
          "user-agent": "croupier",
          "idempotency-key": parcel.id,
          [timestampHeader]: timestamp,
          [signatureHeader]: signBody(secrets, timestamp, body),
        };
        const options = { method: "POST", headers, lookup, signal, agent: false, minVersion: "TLSv1.2" } as const;
        const call = send(target, options, (answer) => {
          const { statusCode = 0 } = answer;
          // Whatever is said beside the status is not read: it may be long, and repeat the message.
          answer.destroy();
          if (statusCode >= 200 && statusCode < 300) resolve();
          else reject(toError(statusCode, answer.headers["retry-after"]));
        });
        call.on("error", (error: NodeJS.ErrnoException) =>
          reject(error instanceof DeliveryError ? error : new DeliveryError(`no answer (${error.code ?? error.name})`)),
        );
        call.end(body);
      }),
  };
}

function toError(status: number, retryAfter: string | undefined): DeliveryError {
  if (status >= 300 && status < 400) return new DeliveryError(`answered ${status}; redirects are not followed`);
  const seconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : 0;
  const waitMs = Math.min(seconds * 1000, longestWaitMs);
  return new DeliveryError(`answered ${status}`, { isFinal: final.has(status), waitMs });
}
