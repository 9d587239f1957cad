import { visitNodes, type Scope } from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import type { DataView } from "#rendering/ports/DataPort.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { readTalkPage, type TalkPlace } from "#stores/TalkMessage.ts";
import { TalkRoom } from "#stores/TalkRoom.ts";

/** Who speaks where somebody is logged in. */
const self = "self";

/**
 * A context in whose conversations something is said: what their list of messages answers, instead of a stream that nobody follows
 * in a preview. Nothing is sent.
 */
export function withTalks(context: RenderingContext): RenderingContext {
  const { data, documents, scope } = context;
  const rooms = new Map<string, TalkRoom>();
  const read = (document: string, id: string): DataView => {
    const view = data.read(document, id);
    if (view.status === "loading" || view.status === "idle" || !isTalk(documents.open(document)?.root, id)) return view;
    const key = `${document} ${id}`;
    const room = rooms.get(key) ?? aRoom(view, placeOf(scope));
    rooms.set(key, room);
    return { status: "ready", value: room };
  };
  return { ...context, data: { ...data, read } };
}

type Root = Parameters<typeof visitNodes>[0];

function isTalk(root: Root | undefined, id: string): boolean {
  let found = false;
  if (root !== undefined)
    visitNodes(root, "/root", (node) => {
      found ||= node.kind === "talk" && node.id === id;
    });
  return found;
}

/** Who looks, in a conversation: a trial account reads, a visitor has no place in it. */
function placeOf(scope: Scope): TalkPlace | null {
  if (scope.read("/session/loggedIn") !== true) return null;
  const mayWrite = scope.read("/session/real") === true;
  return { by: self, mayWrite, why: mayWrite ? null : "trial", mutedUntil: null, reason: "" };
}

function aRoom(view: DataView, place: TalkPlace | null): TalkRoom {
  const room = new TalkRoom(
    { stream: "", list: "", send: "", place: "" },
    async () => ({ ok: false, failure: { kind: "aborted", code: "", message: "", details: {} } }),
    { isLoggedIn: () => place !== null, follow: () => () => undefined },
  );
  const answer = view.status === "ready" ? view.value : undefined;
  // Rows of long lists are the same one again and again; a conversation tells messages by their ids.
  const rows = readTalkPage(answer).rows.map((row, index) => ({ ...row, id: index + 1 }));
  const more = isRecord(answer) && answer["more"] === true && rows.length > 0;
  room.changeState(view.status === "ready");
  room.hear({ event: "start", data: JSON.stringify({ rows, more, people: rows.length + 1 }) });
  room.settle(place);
  return room;
}
