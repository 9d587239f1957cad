import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { DeliveryError } from "#server/features/outbox/ways/DeliveryError.ts";
import { lookUpPublic, type FindAddresses } from "#server/features/outbox/ways/lookUpPublic.ts";
import { hookAddressFault } from "./hookAddressFault.ts";

/** How one call ended. `status` is null where nothing was answered; `reason` is empty where it was taken. */
export interface HookOutcome {
  status: number | null;
  reason: "" | "time" | "unreachable" | "notPublic" | "redirect" | "answer";
}

/** A call that is to be made. */
export interface HookCall {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Demo: this machine, and http. */
  mayBeLocal: boolean;
  /** Ends it, whatever the other side does. */
  signal: AbortSignal;
  /** Finds the addresses of hosts; the system's where none is given. */
  find?: FindAddresses;
}

/** Posts to an operator's address: no redirect is followed, no address inside a network is called, and nothing beside the status is read. */
export function callHook({ url, headers, body, mayBeLocal, signal, find }: HookCall): Promise<HookOutcome> {
  if (hookAddressFault(url, mayBeLocal) !== undefined) return Promise.resolve({ status: null, reason: "notPublic" });
  const target = new URL(url);
  const send = target.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve) => {
    const all = {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "user-agent": "croupier",
    };
    const lookup = lookUpPublic(mayBeLocal, find);
    const options = { method: "POST", headers: all, lookup, signal, agent: false, minVersion: "TLSv1.2" } as const;
    const call = send(target, options, (answer) => {
      const { statusCode: status = 0 } = answer;
      answer.destroy();
      const isTaken = status >= 200 && status < 300;
      const isElsewhere = status >= 300 && status < 400;
      resolve({ status, reason: isTaken ? "" : isElsewhere ? "redirect" : "answer" });
    });
    call.on("error", (error) => {
      const reason = signal.aborted ? "time" : error instanceof DeliveryError ? "notPublic" : "unreachable";
      resolve({ status: null, reason });
    });
    call.end(body);
  });
}
