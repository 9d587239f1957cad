import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { DeliveryError } from "#server/features/outbox/ways/DeliveryError.ts";
import { lookUpPublic, type FindAddresses } from "#server/features/outbox/ways/lookUpPublic.ts";

/** Why nothing was read of another platform. */
export type ReadFault = "time" | "unreachable" | "notPublic" | "redirect" | "token" | "large" | "answer";

/** Reading another platform failed. */
export class PlatformReadError extends Error {
  readonly why: ReadFault;

  constructor(why: ReadFault) {
    super(why);
    this.why = why;
  }
}

/** What is read, and within which limits. */
export interface PlatformRead {
  url: URL;
  /** Sent as a bearer token; kept nowhere. */
  token?: string;
  mostBytes: number;
  /** Demo: this machine, and http. */
  mayBeLocal: boolean;
  signal: AbortSignal;
  /** Finds the addresses of hosts; the system's where none is given. */
  find?: FindAddresses;
}

/**
 * Reads an address of another platform under the guards of webhooks (S-58): the connection goes to the public address that was looked at, no
 * redirect is followed, and no more is read than the limit. Throws `PlatformReadError`.
 */
export function readPlatform({ url, token, mostBytes, mayBeLocal, signal, find }: PlatformRead): Promise<Buffer> {
  const send = url.protocol === "https:" ? requestSecure : requestPlain;
  const headers = {
    "user-agent": "croupier",
    "accept-encoding": "identity",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const lookup = lookUpPublic(mayBeLocal, find);
  return new Promise((resolve, reject) => {
    const fail = (why: ReadFault) => reject(new PlatformReadError(signal.aborted ? "time" : why));
    const call = send(url, { headers, lookup, signal, agent: false, minVersion: "TLSv1.2" }, (answer) => {
      const { statusCode: status = 0 } = answer;
      const fault = faultOf(status);
      if (fault !== undefined) {
        answer.destroy();
        return fail(fault);
      }
      const chunks: Buffer[] = [];
      let length = 0;
      answer.on("data", (chunk: Buffer) => {
        length += chunk.length;
        chunks.push(chunk);
        if (length <= mostBytes) return;
        fail("large");
        answer.destroy();
      });
      answer.on("end", () => (answer.complete ? resolve(Buffer.concat(chunks)) : fail("unreachable")));
      answer.on("error", () => fail("unreachable"));
      answer.on("close", () => fail("unreachable"));
    });
    call.on("error", (error) => fail(error instanceof DeliveryError ? "notPublic" : "unreachable"));
    call.end();
  });
}

function faultOf(status: number): ReadFault | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return "redirect";
  return status === 401 || status === 403 ? "token" : "answer";
}
