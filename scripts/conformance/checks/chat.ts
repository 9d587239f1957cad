import type { Check } from "../Check.ts";
import { demand, demandPresent, NotTried } from "../demand.ts";

const noRoom = "there is no chat room; leave CHATROOM3 off.";

/** The chat room: what everybody reads, and what members may do there. Nothing is said in it. */
export const chatChecks: readonly Check[] = [
  {
    call: "listChatMessages",
    title: "lists what was said, the oldest first, and only what is older than the message that is named",
    run: async ({ call }) => {
      const reply = await call("listChatMessages", { query: { limit: "5" } });
      demandPresent(reply, noRoom);
      demand(reply.success, `It refuses: ${reply.code}`);
      const { rows } = reply.value as { rows: { id: number }[] };
      demand(
        rows.every(({ id }, place) => place === 0 || id > (rows[place - 1]?.id ?? 0)),
        "The ids do not grow: a page could not tell what is new.",
      );
      const [first] = rows;
      if (first === undefined) return;
      const older = await call("listChatMessages", { query: { limit: "5", before: String(first.id) } });
      const others = (older.value as { rows: { id: number }[] }).rows;
      demand(
        others.every(({ id }) => id < first.id),
        `Asked for what is before ${first.id}, it lists it, or what came after.`,
      );
    },
  },
  {
    call: "streamChat",
    title: "is a stream of events",
    run: async (visitor) => {
      const stopped = new AbortController();
      const response = await visitor.fetch("/wps/chat/stream", { signal: stopped.signal });
      const { status } = response;
      const type = response.headers.get("content-type") ?? "nothing";
      stopped.abort();
      demandPresent({ status }, noRoom);
      demand(status === 200, `It is answered ${status}.`);
      demand(type.startsWith("text/event-stream"), `It is sent as ${type}, not text/event-stream.`);
    },
  },
  {
    call: "getChatPlace",
    title: "tells a member whether messages are taken",
    run: async (visitor) => {
      const token = await visitor.tokenOf("player");
      if (token === undefined) throw new NotTried("No --account was given.");
      const reply = await visitor.call("getChatPlace", { token });
      demandPresent(reply, noRoom);
      demand(reply.success, `It refuses: ${reply.code}`);
    },
  },
  {
    call: "sendChatMessage",
    title: "takes nothing that is longer than the contract says",
    run: async (visitor) => {
      const token = await visitor.tokenOf("player");
      if (token === undefined) throw new NotTried("No --account was given.");
      const body = { key: crypto.randomUUID(), text: "x".repeat(301) };
      const reply = await visitor.call("sendChatMessage", { token, body });
      demandPresent(reply, noRoom);
      demand(!reply.success, "It takes a message of 301 characters.");
    },
  },
];
