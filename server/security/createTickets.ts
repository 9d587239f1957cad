import { randomBytes } from "node:crypto";
import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import { isRecord } from "#json/isRecord.ts";
import type { KeyRing } from "./createKeyRing.ts";
import { createSecretBox } from "./secretBox.ts";
import { takeOnce } from "./takeOnce.ts";

/** What a ticket is for; one of another purpose opens nothing. */
export type TicketPurpose =
  | "second factor"
  | "passkey"
  | "passkey login"
  | "operator passkey"
  | "operator sign-in"
  | "contact";

/** A ticket that is good: ours, for this purpose, and not too old. */
export interface OpenedTicket<Content> {
  content: Content;
  /** A random name, the same each time it is shown. */
  id: string;
  /** True for whoever uses it first, on any node; in a transaction that is undone, it was not used. */
  useUp(on: Queryable): Promise<boolean>;
}

/** Tickets that carry a caller from one step to the next: sealed, so that nothing is kept of a step that is never taken. */
export interface Tickets {
  make(purpose: TicketPurpose, content: object): Promise<string>;
  /** Undefined for a ticket that is not ours, of another purpose, or too old. */
  open<Content>(purpose: TicketPurpose, ticket: string): Promise<OpenedTicket<Content> | undefined>;
}

const lifeMs = 5 * 60_000;

/** Tickets under the server's own key; what was used up is a row until the ticket would have ended. */
export function createTickets({ clock, keys }: { clock: Clock; keys: KeyRing }): Tickets {
  const contextOf = (purpose: TicketPurpose) => `ticket: ${purpose}`;
  return {
    make: async (purpose, content) => {
      const key = await keys.newest("ticket");
      const claims = { id: randomBytes(16).toString("base64url"), endsAt: clock.now().getTime() + lifeMs, content };
      const sealed = createSecretBox(key.secret).seal(Buffer.from(JSON.stringify(claims)), contextOf(purpose));
      return `${key.id}.${sealed.toString("base64url")}`;
    },
    open: async <Content>(purpose: TicketPurpose, ticket: string) => {
      const [keyId = "", sealed = ""] = ticket.split(".");
      const key = await keys.find("ticket", keyId);
      const claims = key && unseal(key.secret, sealed, contextOf(purpose));
      if (!claims || claims.endsAt <= clock.now().getTime()) return undefined;
      const { id, endsAt } = claims;
      return {
        content: claims.content as Content,
        id,
        useUp: (on) => takeOnce(on, "ticket", id, new Date(endsAt)),
      };
    },
  };
}

function unseal(secret: Buffer, sealed: string, context: string) {
  try {
    const text = createSecretBox(secret).open(Buffer.from(sealed, "base64url"), context).toString("utf8");
    const claims: unknown = JSON.parse(text);
    return isRecord(claims) ? (claims as { id: string; endsAt: number; content: unknown }) : undefined;
  } catch {
    // Cut, changed, or of another purpose.
    return undefined;
  }
}
