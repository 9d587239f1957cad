import { describe, expect, it, vi } from "vitest";
import { resumeLoads } from "#player/session/resumeLoads.ts";
import { createPlayerRendering } from "#player/wiring/createPlayerRendering.ts";
import { exportTable } from "#rendering/table/exportTable.ts";
import * as saving from "#rendering/table/saveFile.ts";
import type { DataRequest, DoCall } from "#stores/DataSource.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { TalkSource } from "#stores/TalkSource.ts";
import { aLogin, aMember } from "../support/aMember.ts";
import { anEnded, dead } from "../support/anEnded.ts";
import { good } from "../support/fakeSession.ts";

enforceActions();

describe("what goes on after the login in several calls", () => {
  it("is every page of an export, which goes on where it was, and is given up with the login", async () => {
    const { stores, session, pending, dispatch, scope, answer, logInAgain, calls, botCheck, identity } =
      await anEnded();
    const { data } = createPlayerRendering({
      stores,
      pending,
      botCheck,
      identity,
      countries: { list: () => [], want: async () => undefined },
      sendFilePart: async () => dead,
      page: { origin: "", hostname: "" },
      openOutside: () => undefined,
      device: {} as never,
      spare: () => ({ layouts: {} }),
      report: () => undefined,
    });
    const saved = vi.spyOn(saving, "saveFile").mockReturnValue(undefined);
    const rows = Array.from({ length: 100 }, (_, place) => ({ id: place }));
    answer.mockImplementation(() => (session.isLoggedIn ? good({ rows, total: 200 }) : (session.end(null), dead)));
    const columns = [{ label: "Id", value: (row: { id: number }) => ({ value: row.id }) }] as never;
    const asked = { call: "listTransactions", params: { type: "all" }, columns, fileName: "mine" };
    const tools = { data, format: (value: unknown) => String(value) } as never;
    const running = exportTable(asked, [], tools, undefined);
    await vi.waitFor(() => expect(calls.at(-1)?.call).toBe("listTransactions"));
    await logInAgain();
    expect(await running).toEqual({ ok: true });
    const pages = calls.filter(({ call }) => call === "listTransactions").map(({ params }) => params);
    expect(pages.map((params) => (params as { page: number }).page)).toEqual([1, 1, 2]);
    expect(saved).toHaveBeenCalledOnce();
    session.end(session.token);
    const second = exportTable(asked, [], tools, undefined);
    await vi.waitFor(() => expect(calls.filter(({ call }) => call === "listTransactions")).toHaveLength(4));
    await dispatch({ do: "closeDialog" }, scope);
    expect(await second).toMatchObject({ ok: false, message: "Please log in." });
    expect(saved).toHaveBeenCalledOnce();
  });

  it("is a message of a conversation, said once by its key, and by the same account alone", async () => {
    const { stores, session, port, answer, calls, logInAgain } = await anEnded();
    resumeLoads(stores);
    const names = { stream: "streamChat", list: "listChatMessages", send: "sendChatMessage", place: "getChatPlace" };
    const talks = { isLoggedIn: () => session.isLoggedIn, follow: () => () => undefined };
    answer.mockImplementation((call) => {
      if (!session.isLoggedIn) return (session.end(null), dead);
      const by = session.member?.account ?? "";
      return good(call === names.place ? { by, mayWrite: true, why: null, mutedUntil: null, reason: "" } : "said");
    });
    await logInAgain();
    const create = (request: DataRequest, call: DoCall) => new TalkSource(request, call, names, talks);
    stores.data.watch("dialog/chat", "chat", { call: names.stream, params: {}, everyMs: 0, create });
    const [watched] = stores.data.watched.values();
    if (!(watched?.source instanceof TalkSource)) throw new Error("no conversation");
    const { room } = watched.source;
    await vi.waitFor(() => expect(room.place?.by).toBe("player01"));
    const sent = () =>
      calls.filter(({ call }) => call === names.send).map(({ params }) => (params as { key: string }).key);
    session.end(session.token);
    room.type("Hello");
    await room.send();
    expect([sent().length, room.unsent.length]).toEqual([1, 1]);
    await logInAgain();
    await vi.waitFor(() => expect(room.unsent).toEqual([]));
    expect([sent().length, new Set(sent()).size]).toEqual([2, 1]);
    session.end(session.token);
    room.type("Of mine");
    await room.send();
    port.login.mockResolvedValueOnce(good(aLogin({ account: "player09" })));
    port.getMemberInfo.mockResolvedValue(good(aMember({ account: "player09" })));
    await logInAgain();
    await vi.waitFor(() => expect(room.place?.by).toBe("player09"));
    expect([sent().length, room.unsent]).toEqual([3, []]);
    await session.logout();
    await vi.waitFor(() => expect(room.place).toBe(null));
  });
});
