import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import type { Features } from "#server/features/rollout/createFeatures.ts";
import { Failure, notFound } from "#server/http/Failure.ts";
import { handOverReply, lastEventOf } from "#server/http/handOverReply.ts";
import { operation } from "#server/http/operation.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import { createPlaces } from "#server/security/createPlaces.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import { chatRows, toChatMessage, type ChatRow } from "./ChatRow.ts";
import { createChatRoom, type ChatRoom } from "./createChatRoom.ts";
import { createChatStream, type ChatStream } from "./createChatStream.ts";
import { createChatWords } from "./createChatWords.ts";
import { sendMessage } from "./sendMessage.ts";

/** What the chat room shares with other features. */
export interface ChatParts {
  features: Pick<Features, "of">;
  sessions: Sessions;
  throttle: Throttle;
}

/** Streams one visitor may have open: a tab has one. */
const streamsPerVisitor = 32;
/** The stream of revisions, and those who only want an answer, come first. */
const streamShare = 0.4;
/** Free play is nobody's account: it reads. */
const trialType = 4;

/** Serves the chat room to players. While the feature is off it is not there. */
export function registerChat(app: FastifyInstance, deps: Deps, { features, sessions, throttle }: ChatParts): void {
  const { db, clock, config } = deps;
  const demandRoom = async (request: FastifyRequest): Promise<void> => {
    if (!(await features.of(request)).has("CHATROOM3")) throw notFound();
  };
  const words = createChatWords(db, clock);
  const places = createPlaces(config.limits.connections * streamShare, streamsPerVisitor * config.limits.addressFactor);

  // A node that nobody chats on listens to nothing.
  let opened: Promise<{ room: ChatRoom; stream: ChatStream }> | undefined;
  const open = (): NonNullable<typeof opened> => {
    opened ??= createChatRoom({ db, clock }).then((room) => ({ room, stream: createChatStream(room) }));
    opened.catch(() => (opened = undefined));
    return opened;
  };
  app.addHook("preClose", async () => {
    const parts = await opened?.catch(() => undefined);
    parts?.stream.close();
    await parts?.room.close();
  });

  operation(app, "streamChat", async ({ request, reply }) => {
    await demandRoom(request);
    if (request.method === "HEAD") return reply.type("text/event-stream; charset=utf-8").send();
    const { token } = request.headers;
    const session = typeof token === "string" ? await sessions.find(token) : undefined;
    const { stream } = await open();
    const person = session === undefined ? `visitor ${visitorOf(request)}` : `member ${session.memberId}`;
    stream.add(handOverReply(reply, places), person, lastEventOf(reply));
    return reply;
  });

  operation(app, "listChatMessages", async ({ query, request }) => {
    await demandRoom(request);
    const { before = Number.MAX_SAFE_INTEGER, limit = 50 } = query;
    const rows = await db.query<ChatRow>(
      `${chatRows} WHERE c.id < $1 AND c.removed_at IS NULL ORDER BY c.id DESC LIMIT $2`,
      [before, limit + 1],
    );
    return { rows: rows.slice(0, limit).toReversed().map(toChatMessage), more: rows.length > limit };
  });

  operation(app, "getChatPlace", async ({ request }) => {
    await demandRoom(request);
    const { memberId, account, type } = playerSessionOf(request);
    const rows = await db.query<{ handle: string; muted_until: Date | null; reason: string }>(
      `INSERT INTO chat_person (member_id) VALUES ($1) ON CONFLICT (member_id) DO UPDATE SET reason = chat_person.reason
       RETURNING handle, muted_until, reason`,
      [memberId],
    );
    const person = rows[0];
    const until = person?.muted_until && person.muted_until > clock.now() ? person.muted_until : null;
    const why = type === trialType ? "trial" : until === null ? null : "muted";
    return {
      by: person?.handle ?? "",
      name: hideMiddle(account),
      mayWrite: why === null,
      why,
      mutedUntil: until?.toISOString() ?? null,
      reason: until === null ? "" : (person?.reason ?? ""),
    };
  });

  operation(app, "sendChatMessage", async ({ body, request }) => {
    await demandRoom(request);
    const session = playerSessionOf(request);
    if (session.type === trialType) throw new Failure(403, "not_allowed", "This account may not do that.");
    return sendMessage({ db, clock, config, throttle, words }, session, body);
  });
}
