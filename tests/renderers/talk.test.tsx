import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import { DataStore } from "#stores/DataStore.ts";
import { failure } from "#stores/failure.ts";
import type { TalkPort } from "#stores/TalkPort.ts";
import { renderers } from "#renderers/index.ts";
import { talk } from "#renderers/blocks/talk/Talk.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const node = {
  kind: "talk",
  id: "room",
  label: "chat.messages",
  stream: "streamChat",
  call: "listChatMessages",
  send: "sendChatMessage",
  place: "getChatPlace",
  empty: { kind: "text", text: "chat.empty" },
  closed: { kind: "text", text: "chat.visitor" },
};
const place = { by: "me", mayWrite: true, why: null, mutedUntil: null, reason: "" };
const message = (id: number, text: string, by = "other") => ({
  id,
  by,
  name: `${by}•••`,
  text,
  at: "2026-03-14T12:00:00Z",
});

interface Room {
  isLoggedIn?: boolean;
  placed?: object;
  /** Answers what is sent, one after the other; without an answer it is as offline. */
  sent?: (Answer<unknown> | Promise<Answer<unknown>> | undefined)[];
  older?: object;
}

/** A conversation whose stream and answers the test makes. */
async function draw({ isLoggedIn = true, placed = place, sent = [], older }: Room = {}) {
  let hear: Parameters<TalkPort["follow"]>[1] | undefined;
  const calls: { call: string; params: Readonly<Record<string, unknown>> }[] = [];
  const answers = [...sent];
  const store = new DataStore(
    {
      call: async (call, params) => {
        calls.push({ call, params });
        if (call === "getChatPlace") return { ok: true, value: placed };
        if (call === "listChatMessages") return { ok: true, value: older };
        return answers.shift() ?? { ok: false, failure: failure("network", "network") };
      },
    },
    { every: () => () => undefined },
  );
  const context = aRenderingContext({
    // Without its chunk, which is loaded late.
    renderers: renderers.map((one) => (one.name === "talk" ? talk : one)),
    data: {
      watch: store.watch,
      read: (document, id) => store.read(document, id) as never,
      reload: async () => undefined,
      load: async () => ({ ok: false }),
    },
    talks: async () => ({
      isLoggedIn: () => isLoggedIn,
      follow: (_, listener) => {
        hear = listener;
        return () => undefined;
      },
    }),
  });
  const drawn = renderNode(node, context);
  await act(async () => undefined);
  const tell = (event: string, value: object) =>
    act(async () => {
      hear?.onState(true);
      hear?.onEvent({ event, data: JSON.stringify(value) });
    });
  const lose = () => act(async () => hear?.onState(false));
  return {
    ...drawn,
    tell,
    lose,
    calls,
    user: userEvent.setup(),
    unread: () => (store.find("room") as { value?: { unread: number } }).value?.unread,
  };
}

const texts = () =>
  within(screen.getByRole("log"))
    .getAllByRole("listitem")
    .map((item) => item.querySelector(".talk__text")?.textContent);
const start = { rows: [message(1, "first"), message(2, "second")], more: false, people: 2 };

describe("a conversation", () => {
  it("shows what was said, marks what is one's own, and says how many are there", async () => {
    const { tell } = await draw();
    await tell("start", { ...start, rows: [...start.rows, message(3, "mine", "me")] });
    expect(texts()).toEqual(["first", "second", "mine"]);
    expect(screen.getByText("You")).toBeInstanceOf(HTMLElement);
    expect(screen.getByText("People here: 2")).toBeInstanceOf(HTMLElement);
    await tell("people", { people: 7 });
    expect(screen.getByText("People here: 7")).toBeInstanceOf(HTMLElement);
  });

  it("is text alone: markup and addresses are what was typed, in a direction of their own", async () => {
    const { tell, container } = await draw();
    await tell("start", { ...start, rows: [message(1, "<img src=x> https://evil.example مرحبا")] });
    expect(texts()).toEqual(["<img src=x> https://evil.example مرحبا"]);
    expect(container.querySelector("a, img")).toBeNull();
    expect(container.querySelector(".talk__text")?.getAttribute("dir")).toBe("auto");
  });

  it("F-07 has each message once and in order, whatever comes twice or late, and drops what is taken away", async () => {
    const { tell } = await draw();
    await tell("start", start);
    await tell("message", message(4, "fourth"));
    await tell("message", message(3, "third"));
    await tell("message", message(4, "fourth"));
    expect(texts()).toEqual(["first", "second", "third", "fourth"]);
    await tell("removed", { id: 2 });
    expect(texts()).toEqual(["first", "third", "fourth"]);
    await tell("start", { rows: [message(3, "third"), message(5, "fifth")], more: false, people: 2 });
    expect(texts()).toEqual(["third", "fifth"]);
    await tell("message", { nonsense: true });
    expect(texts()).toEqual(["third", "fifth"]);
  });

  it("loads what was said before", async () => {
    const { tell, user, calls } = await draw({ older: { rows: [message(1, "long ago")], more: false } });
    await tell("start", { rows: [message(9, "now")], more: true, people: 1 });
    await user.click(screen.getByRole("button", { name: "Earlier messages" }));
    expect(texts()).toEqual(["long ago", "now"]);
    expect(calls).toContainEqual({ call: "listChatMessages", params: { before: 9 } });
    expect(screen.queryByRole("button", { name: "Earlier messages" })).toBeNull();
  });

  it("sends by Enter, and keeps what could not be sent until it is, under the same key", async () => {
    const { tell, user, calls } = await draw({ sent: [undefined, { ok: true, value: message(3, "hello", "me") }] });
    await tell("start", start);
    await user.type(screen.getByRole("textbox", { name: "Write a message" }), "hello{Enter}");
    expect(screen.getByRole("alert").textContent).toContain("Not sent.");
    await user.click(screen.getByRole("button", { name: "Send again" }));
    expect(texts()).toEqual(["first", "second", "hello"]);
    expect(screen.queryByRole("alert")).toBeNull();
    const keys = calls.filter(({ call }) => call === "sendChatMessage").map(({ params }) => params["key"]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await tell("message", message(3, "hello", "me"));
    expect(texts()).toEqual(["first", "second", "hello"]);
  });

  it("shows one's own message once, though the stream is faster than the answer", async () => {
    const answered = Promise.withResolvers<Answer<unknown>>();
    const { tell, user } = await draw({ sent: [answered.promise] });
    await tell("start", start);
    await user.type(screen.getByRole("textbox"), "hello{Enter}");
    expect(texts()).toEqual(["first", "second", "hello"]);
    await tell("message", message(3, "hello", "me"));
    await tell("message", message(4, "hi"));
    expect(texts().filter((text) => text === "hello")).toHaveLength(1);
    await act(async () => answered.resolve({ ok: true, value: message(3, "hello", "me") }));
    expect(texts()).toEqual(["first", "second", "hello", "hi"]);
  });

  it("F-17 offers no message to be sent again whose answer alone was lost", async () => {
    const answered = Promise.withResolvers<Answer<unknown>>();
    const { tell, user } = await draw({ sent: [answered.promise] });
    await tell("start", start);
    await user.type(screen.getByRole("textbox"), "two  words{Enter}");
    await act(async () => answered.resolve({ ok: false, failure: failure("network", "network") }));
    expect(screen.getByRole("button", { name: "Send again" })).toBeTruthy();
    await tell("message", message(3, "two words", "me"));
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
    expect(texts()).toEqual(["first", "second", "two words"]);
  });

  it("gives back what is refused, with the reason, so that it can be changed", async () => {
    const { tell, user } = await draw({ sent: [{ ok: false, failure: failure("refused", "chat_words") }] });
    await tell("start", start);
    await user.type(screen.getByRole("textbox"), "bad{Enter}");
    expect(screen.getByRole("alert").textContent).toContain("It holds a word that is not allowed here.");
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Change" }));
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("bad");
  });

  it("says how many characters are too many, counted as people count, and does not send them", async () => {
    const { tell, user, calls } = await draw();
    await tell("start", start);
    await user.click(screen.getByRole("textbox"));
    await user.paste(`${"🎲".repeat(300)}ab`);
    expect(screen.getByText("Characters too many: 2")).toBeInstanceOf(HTMLElement);
    await user.keyboard("{Enter}");
    expect(calls.some(({ call }) => call === "sendChatMessage")).toBe(false);
    await user.keyboard("{Backspace}{Backspace}");
    expect(screen.getByText("Characters left: 0")).toBeInstanceOf(HTMLElement);
  });

  it("is read by visitors, who are told how to write; who is muted reads until when and why", async () => {
    const visitor = await draw({ isLoggedIn: false });
    await visitor.tell("start", start);
    expect(texts()).toEqual(["first", "second"]);
    expect(screen.getByText("You can read along. Log in to write.")).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(visitor.calls).toEqual([]);
    visitor.unmount();
    const until = "2026-03-14T13:00:00Z";
    const muted = await draw({
      placed: { ...place, mayWrite: false, why: "muted", mutedUntil: until, reason: "Insults" },
    });
    await muted.tell("start", start);
    expect(screen.getByText(/You cannot write until/).textContent).toContain(`${until}. Insults`);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("says that the connection is lost, and goes on counting when nobody looks", async () => {
    const { tell, lose, unmount, unread } = await draw();
    await tell("start", start);
    await lose();
    expect(screen.getByText("The connection is lost. Trying again…")).toBeInstanceOf(HTMLElement);
    expect(unread()).toBe(0);
    unmount();
    await tell("message", message(3, "third"));
    await tell("message", message(4, "mine", "me"));
    await tell("message", message(3, "third"));
    expect(unread()).toBe(1);
  });
});
