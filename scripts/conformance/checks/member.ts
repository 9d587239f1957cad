import { contract } from "#server/http/contract.ts";
import type { OperationId } from "#contracts/api.ts";
import type { Check } from "../Check.ts";
import { demand, NotTried } from "../demand.ts";
import { demandFieldError } from "../demandFieldError.ts";
import type { Visitor } from "../createVisitor.ts";

interface Left {
  idleSeconds: number;
  endSeconds: number;
}

/** A check that needs somebody logged in. */
function asPlayer(call: OperationId, title: string, run: (visitor: Visitor, token: string) => Promise<void>): Check {
  return {
    call,
    title,
    run: async (visitor) => {
      const token = await visitor.tokenOf("player");
      if (token === undefined) throw new NotTried("No --account was given.");
      await run(visitor, token);
    },
  };
}

const tables: OperationId[] = ["listSessions", "listTransactions", "listMessages"].filter((id) =>
  contract.operations.has(id as OperationId),
) as OperationId[];

/** What a member sees and changes. */
export const memberChecks: readonly Check[] = [
  asPlayer("login", "opens a session with a right password", async () => undefined),
  asPlayer("getMemberInfo", "answers with the member that logged in", async ({ call, settings }, token) => {
    const reply = await call("getMemberInfo", { token });
    demand(reply.success, `It refuses: ${reply.code}`);
    const { account } = reply.value as { account: string };
    const expected = settings.player?.account ?? "";
    demand(account.toLowerCase() === expected.toLowerCase(), `It answers with ${account}, not ${expected}.`);
  }),
  asPlayer("getBalance", "answers whole minor units beside a currency", async ({ call }, token) => {
    const reply = await call("getBalance", { token });
    demand(reply.success, `It refuses: ${reply.code}`);
  }),
  asPlayer("getUnreadCount", "counts the unread messages that listMessages lists", async ({ call }, token) => {
    const count = (await call("getUnreadCount", { token })).value;
    const list = (await call("listMessages", { token, query: { read: "false" } })).value as { total: number };
    demand(count === list.total, `It counts ${String(count)}; listMessages with read=false has ${list.total}.`);
  }),
  ...tables.map((id) =>
    asPlayer(id, "is paged: one row when one is asked for, none beyond the end", async ({ call }, token) => {
      const read = async (query: Record<string, string>) => {
        const reply = await call(id, { token, query });
        demand(reply.success, `It refuses: ${reply.code}`);
        return reply.value as { rows: unknown[]; page: number; pageSize: number; total: number };
      };
      const first = await read({ page: "1", pageSize: "1" });
      demand(first.rows.length === Math.min(1, first.total), `pageSize=1 is answered with ${first.rows.length} rows.`);
      demand(first.page === 1 && first.pageSize === 1, "page and pageSize are not those that were asked for.");
      const beyond = await read({ page: String(first.total + 2), pageSize: "1" });
      demand(beyond.rows.length === 0, "A page beyond the end has rows.");
      demand(beyond.total === first.total, "total differs from page to page.");
    }),
  ),
  asPlayer("listSessions", "marks the session that asks", async ({ call }, token) => {
    const { rows } = (await call("listSessions", { token })).value as { rows: { current: boolean }[] };
    demand(rows.filter(({ current }) => current).length === 1, "Not exactly one session is marked as current.");
  }),
  asPlayer("getSessionLeft", "says what is left, no more than there is until the end", async ({ call }, token) => {
    const { idleSeconds, endSeconds } = (await call("getSessionLeft", { token })).value as Left;
    demand(idleSeconds <= endSeconds, `It is idle in ${idleSeconds} s, but over in ${endSeconds} s.`);
  }),
  asPlayer(
    "extendSession",
    "leaves as much as after any use, and never moves the end away",
    async ({ call }, token) => {
      const before = (await call("getSessionLeft", { token })).value as Left;
      const after = (await call("extendSession", { token })).value as Left;
      demand(after.idleSeconds >= Math.min(before.idleSeconds, after.endSeconds), "Less is left than before.");
      demand(after.endSeconds <= before.endSeconds, "The end has moved away.");
    },
  ),
  asPlayer("endSession", "answers 404 to a session that is not the member's", async ({ call }, token) => {
    const { status } = await call("endSession", { token, path: { id: "no-such-session" } });
    demand(status === 404, `It is answered ${status}, not 404.`);
  }),
  asPlayer("readMessage", "answers 404 to a message that is not the member's", async ({ call }, token) => {
    const { status } = await call("readMessage", { token, path: { id: "no-such-message" } });
    demand(status === 404, `It is answered ${status}, not 404.`);
  }),
  asPlayer("deleteMessage", "answers 404 to a message that is not the member's", async ({ call }, token) => {
    const { status } = await call("deleteMessage", { token, path: { id: "no-such-message" } });
    demand(status === 404, `It is answered ${status}, not 404.`);
  }),
  asPlayer("updateMessages", "passes over messages that are not the member's", async ({ call }, token) => {
    const { value } = await call("updateMessages", { token, body: { ids: ["no-such-message"], to: "read" } });
    demand((value as { changed: number }).changed === 0, "It says that it has changed a message that is not there.");
  }),
  asPlayer(
    "uploadFilePart",
    "takes a file in parts, and refuses what is none of the kinds",
    async ({ call }, token) => {
      const send = (bytes: Uint8Array, offset: number, id: string) =>
        call("uploadFilePart", {
          token,
          path: { id },
          query: { offset: String(offset), size: "20", name: "check.pdf" },
          body: bytes,
        });
      const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
      const file = new TextEncoder().encode("%PDF-1.7 of a check.");
      const begun = await send(file.slice(0, 15), 0, id);
      demand(
        (begun.value as { received: number } | null)?.received === 15,
        `The first part is not kept: ${begun.code}`,
      );
      const whole = await send(file.slice(15), 15, id);
      demand((whole.value as { received: number }).received === 20, "The second part is not kept.");
      const refused = await send(new TextEncoder().encode("MZ is no document..."), 0, other);
      demand(!refused.success, "A program is taken for a document.");
    },
  ),
  asPlayer("updateLanguage", "keeps a language, and answers 400 to what is none", async ({ call }, token) => {
    const kept = await call("updateLanguage", { token, body: { language: "EN" } });
    demand(kept.success && (kept.value as { language: string }).language === "EN", `EN is not kept: ${kept.code}`);
    const { status } = await call("updateLanguage", { token, body: { language: "english" } });
    demand(status === 400, `"english" is answered ${status}, not 400.`);
  }),
  asPlayer(
    "changePassword",
    "refuses a wrong old password at its field, and changes nothing",
    async ({ call }, token) => {
      const typed = { oldPassword: "not-the-password", newPassword: "Violet-Heron-58-mast" };
      const reply = await call("changePassword", { token, clear: { ...typed, confirmNewPassword: typed.newPassword } });
      demand(!reply.success, "A wrong old password is accepted.");
      demandFieldError(reply, "oldPassword");
    },
  ),
];

/** Ends the session of all others, so it comes last. */
export const logoutCheck: Check = asPlayer(
  "logout",
  "ends the session: the same token is answered 401 afterwards",
  async ({ call }, token) => {
    demand((await call("logout", { token })).success, "It refuses.");
    const { status } = await call("getMemberInfo", { token });
    demand(status === 401, `The token still works after the logout: ${status}.`);
  },
);
