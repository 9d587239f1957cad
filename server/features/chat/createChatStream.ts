import type { ServerResponse } from "node:http";
import { createEventStream } from "#server/http/createEventStream.ts";
import type { ChatEvent, ChatRoom } from "./createChatRoom.ts";

/** Everybody who follows the chat room on this node. */
export interface ChatStream {
  /** Takes over an answer whose head is not sent yet. `person` is the same for all streams of one. */
  add(response: ServerResponse, person: string, lastEventId: string | undefined): void;
  close(): void;
}

/** The newest messages are some 60 KiB at most; a slow network may take its time for them. */
const backlogBytes = 256 * 1024;
/** Newcomers and leavers are told of together. */
const countAfterMs = 500;

/** The stream of the chat room. Who comes hears the newest messages; who comes back, what was missed. */
export function createChatStream(room: ChatRoom): ChatStream {
  const here = new Map<string, number>();
  let told = -1;
  let counting: NodeJS.Timeout | undefined;
  const tellPeople = (): void => {
    if (room.people === told) return;
    told = room.people;
    stream.tell(peopleEvent(told));
  };
  const count = (): void => {
    counting = undefined;
    // While the database is away the number of before stays.
    room.count(here.size).then(tellPeople, () => undefined);
  };
  const countSoon = (): void => void (counting ??= setTimeout(count, countAfterMs).unref());
  const stream = createEventStream({ onHeartbeat: count, backlogBytes });
  room.onEvent((event) => stream.tell(toText(event)));

  return {
    add(response, person, lastEventId) {
      here.set(person, (here.get(person) ?? 0) + 1);
      response.once("close", () => {
        const left = (here.get(person) ?? 1) - 1;
        if (left > 0) here.set(person, left);
        else here.delete(person);
        countSoon();
      });
      const missed = /^\d{1,15}$/.test(lastEventId ?? "") ? room.after(Number(lastEventId)) : undefined;
      const first = missed ? missed.map(toText).join("") + peopleEvent(room.people) : startEvent(room);
      stream.add(response, first);
      countSoon();
    },
    close() {
      clearTimeout(counting);
      stream.close();
    },
  };
}

function startEvent(room: ChatRoom): string {
  const { event, rows, more } = room.newest();
  return `id: ${event}\nevent: start\ndata: ${JSON.stringify({ rows, more, people: room.people })}\n\n`;
}

function peopleEvent(people: number): string {
  return `event: people\ndata: ${JSON.stringify({ people })}\n\n`;
}

function toText({ event, id, message }: ChatEvent): string {
  return message === null
    ? `id: ${event}\nevent: removed\ndata: ${JSON.stringify({ id })}\n\n`
    : `id: ${event}\ndata: ${JSON.stringify(message)}\n\n`;
}
