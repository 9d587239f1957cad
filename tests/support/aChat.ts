import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { ChatMessage } from "#contracts/api.ts";
import { openStream } from "#api/revisions/openStream.ts";
import type { StreamEvent } from "#api/revisions/parseEventStream.ts";
import { aConsole, type TestConsole } from "./aConsole.ts";
import { goodPassword, type PlatformOptions } from "./aPlatform.ts";
import { aSite } from "./aSite.ts";

/** A platform whose chat room is open, with operators. */
export interface TestChat extends TestConsole {
  /** Somebody who is registered and logged in. */
  member(account: string): Promise<{ token: string; account: string }>;
  /** Says something; the whole answer. */
  say(
    token: string,
    text: string,
    key?: string,
  ): Promise<{ status: number; code?: string; value: ChatMessage; retryAfter?: string }>;
  /** What everybody reads, the oldest first. */
  texts(): Promise<string[]>;
}

/** The small site of the tests with its chat room on. */
export function aChatSite(): ReturnType<typeof aSite> {
  const site = aSite();
  site.flags.childrenNodes.push({ modId: "CHATROOM3", enabled: "1", childrenNodes: [] });
  return site;
}

/** Builds it. */
export async function aChat(options: PlatformOptions = {}): Promise<TestChat> {
  const platform = await aConsole({ site: aChatSite(), ...options });
  const { call, login, register } = platform;
  return {
    ...platform,
    async member(account) {
      await register(account);
      return { account, token: (await login(account, goodPassword)).token };
    },
    async say(token, text, key = randomUUID()) {
      const response = await call("POST", "/wps/chat/messages", { token, body: { key, text } });
      const { value, code } = response.json<{ value: ChatMessage; code?: string }>();
      const wait = response.headers["retry-after"];
      return {
        status: response.statusCode,
        value,
        ...(code !== undefined && { code }),
        ...(wait !== undefined && { retryAfter: String(wait) }),
      };
    },
    async texts() {
      const response = await call("GET", "/wps/chat/messages");
      return response.json<{ value: { rows: ChatMessage[] } }>().value.rows.map(({ text }) => text);
    },
  };
}

/** Somebody who follows the room of a node, from an event on. */
export interface ChatListener {
  events: StreamEvent[];
  /** The texts of the start and of what came after it, as a page has them: without what was taken away. */
  texts(): string[];
  lastId(): string | null;
  stop(): void;
}

/** Follows the room of a node that listens to a port. */
export function followChat(app: FastifyInstance, lastId: string | null = null, token?: string): ChatListener {
  const { port } = app.server.address() as AddressInfo;
  const stopped = new AbortController();
  const events: StreamEvent[] = [];
  const url = `http://127.0.0.1:${port}/wps/chat/stream`;
  const read = async (): Promise<void> => {
    const open = openStream(url, (): Record<string, string> => (token === undefined ? {} : { token }));
    for await (const part of await open(lastId, stopped.signal)) for (const event of part) events.push(event);
  };
  void read().catch(() => undefined);
  return {
    events,
    texts() {
      const known = new Map<number, string>();
      for (const { event, data } of events) {
        const value = JSON.parse(data) as ChatMessage & { rows?: ChatMessage[] };
        if (event === "start") for (const { id, text } of value.rows ?? []) known.set(id, text);
        if (event === "message") known.set(value.id, value.text);
        if (event === "removed") known.delete(value.id);
      }
      return [...known.values()];
    },
    lastId: () => events.findLast(({ id }) => id !== "")?.id ?? lastId,
    stop: () => stopped.abort(),
  };
}
