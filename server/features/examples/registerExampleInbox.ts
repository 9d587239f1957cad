import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { createMemory } from "./createMemory.ts";
import { saidMessages, type SaidMessage } from "./saidMessages.ts";

/** Messages about the safety of an account are kept so long, in milliseconds. */
const keptMs = 90 * 86_400_000;
/** Of those that came before them, every third is unread when the inbox is opened; of the newest nine all are. */
const newest = 9;

/** What has become of the messages of a member; the messages themselves are always the same. */
interface Inbox {
  openedAt: Date;
  read: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
}

/** Serves the inbox behind `examples/pages/exampleInbox.json`. */
export function registerExampleInbox(app: FastifyInstance, { clock, liveSite }: Deps): void {
  const inboxes = createMemory<Inbox | null>(() => null);
  const open = (request: FastifyRequest) => {
    const { memberId } = playerSessionOf(request);
    const language = languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);
    const known = inboxes.of(memberId);
    const inbox = known ?? begin(clock.now());
    // What was sent stays sent at that time.
    if (!known) inboxes.keep(memberId, inbox);
    return { memberId, inbox, messages: saidMessages(language, inbox.openedAt) };
  };

  operation(app, "listExampleInbox", ({ query, request }) => {
    const { inbox, messages } = open(request);
    const { search, kind, read, sort, page = 1, pageSize = 20 } = query;
    const wanted = search?.trim().toLowerCase() ?? "";
    const found = messages
      .filter(({ id }) => !inbox.deleted.has(id))
      .map((message) => ({ ...message, read: inbox.read.has(message.id) }))
      .filter(
        (message) =>
          (kind === undefined || message.kind === kind) &&
          (read === undefined || message.read === read) &&
          `${message.title}\n${message.body}`.toLowerCase().includes(wanted),
      );
    if (sort === "sentAt") found.reverse();
    const from = (page - 1) * pageSize;
    return { rows: found.slice(from, from + pageSize), page, pageSize, total: found.length };
  });

  operation(app, "updateExampleInbox", ({ body: { ids, to }, request }) => {
    const { memberId, inbox, messages } = open(request);
    const asked = messages.filter(({ id }) => ids.includes(id));
    const kept = to === "deleted" ? asked.filter((message) => mustBeKept(message, clock.now())) : [];
    if (kept.length > 0 && kept.length === asked.length)
      throw refusal("example_messages_kept", "Messages about the safety of your account are kept for 90 days.");
    const others = asked.filter((message) => !kept.includes(message)).map(({ id }) => id);
    const { read, deleted } = inbox;
    // Who asks once more, since no answer came, is told the same of what is deleted or back.
    const done = others.filter((id) => (to === "read" ? !read.has(id) : to === "unread" ? read.has(id) : true));
    const next = {
      read: { ...inbox, read: read.union(new Set(done)) },
      unread: { ...inbox, read: read.difference(new Set(done)) },
      deleted: { ...inbox, deleted: deleted.union(new Set(done)) },
      restored: { ...inbox, deleted: deleted.difference(new Set(done)) },
    }[to];
    inboxes.keep(memberId, next);
    return {
      done,
      kept: kept.map(({ id, title, sentAt }) => ({ id, title, until: keptUntil(sentAt).toISOString() })),
    };
  });
}

function begin(openedAt: Date): Inbox {
  const old = saidMessages("EN", openedAt).slice(newest);
  return {
    openedAt,
    read: new Set(old.filter((_, place) => place % 3 !== 0).map(({ id }) => id)),
    deleted: new Set(),
  };
}

const keptUntil = (sentAt: string) => new Date(Date.parse(sentAt) + keptMs);

function mustBeKept({ kind, sentAt }: SaidMessage, now: Date): boolean {
  return kind === "security" && keptUntil(sentAt) > now;
}
