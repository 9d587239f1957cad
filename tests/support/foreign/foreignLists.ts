import { randomUUID } from "node:crypto";
import { refuse, type ForeignCall, type ForeignHandler } from "./ForeignPlatform.ts";
import { foreignAgent, type ForeignMembers } from "./createForeignMembers.ts";

const when = "2026-01-02T03:04:05Z";
const day = "2026-01-02";
const noneSuch = () => refuse(404, { success: false, value: null, message: "There is none such", code: "not_found" });

/** A page of rows as the contract's lists have it; 15 rows where the call does not say how many. */
function page(rows: readonly object[], { query }: ForeignCall): object {
  const at = Number(query.get("page") ?? 1);
  const size = Number(query.get("pageSize") ?? 15);
  return { rows: rows.slice((at - 1) * size, at * size), page: at, pageSize: size, total: rows.length };
}

/** Lists: sessions, the account record, messages, winners, notices, the agents' figures. */
export function foreignLists(members: ForeignMembers): Record<string, ForeignHandler> {
  const messages = new Map<string, ReturnType<typeof message>[]>();
  const messagesOf = (account = "") => {
    const found = messages.get(account) ?? [message("Chào mừng"), message("Khuyến mãi")];
    messages.set(account, found);
    return found;
  };
  const unread = (account?: string) => messagesOf(account).filter(({ read }) => !read).length;
  return {
    "GET /wps/session/list": (call) => {
      const rows = members.sessionsOf(call.account ?? "").map(({ id, at }) => ({
        id,
        current: id === call.session,
        device: "Firefox, Linux",
        ip: "203.0.113.7",
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date(Date.parse(at) + 86_400_000).toISOString(),
      }));
      return page(rows, call);
    },
    "GET /wps/member/transactions": (call) => ({
      ...page([transaction("deposit", 500_000, "VND"), transaction("win", 100_000_000, "BTC")], call),
      next: null,
      totals: { in: 500_000, out: 0, net: 500_000, currency: "VND" },
    }),
    "GET /wps/message/unread": ({ account }) => unread(account),
    "GET /wps/message": (call) => {
      const wanted = call.query.get("read");
      return page(
        messagesOf(call.account).filter(({ read }) => wanted === null || String(read) === wanted),
        call,
      );
    },
    "PUT /wps/message/*/read": ({ account, path: [id] }) => {
      const found = messagesOf(account).find((one) => one.id === id);
      if (!found) return noneSuch();
      Object.assign(found, { read: true, readAt: found.readAt ?? when });
      return { unread: unread(account) };
    },
    "POST /wps/message/batch": ({ account, body }) => {
      const { ids, to } = body as { ids: string[]; to: "read" | "unread" | "deleted" | "kept" };
      const all = messagesOf(account);
      const chosen = all.filter(({ id, read }) => ids.includes(id) && (to === "deleted" || read !== (to === "read")));
      for (const one of chosen) {
        if (to === "deleted") all.splice(all.indexOf(one), 1);
        else if (to !== "kept") Object.assign(one, { read: to === "read", readAt: to === "read" ? when : null });
      }
      // It keeps nothing that was deleted.
      return { changed: to === "kept" ? 0 : chosen.length, unread: unread(account) };
    },
    "DELETE /wps/message/*": ({ account, path: [id] }) => {
      const all = messagesOf(account);
      const at = all.findIndex((one) => one.id === id);
      if (at < 0) return noneSuch();
      all.splice(at, 1);
      return { unread: unread(account) };
    },
    "GET /wps/board/jackpot": () => ({
      amount: 500_000_000,
      currency: "VND",
      since: when,
      step: 5_000,
      everyMs: 1_000,
      most: 9_000_000_000,
    }),
    "GET /wps/board/winners": ({ query }) => ({
      list: [winner("KWD", 1234), winner("VND", 123_456)].slice(0, Number(query.get("limitNum") ?? 20)),
    }),
    "GET /wps/game/vendors": ({ query }) => ({
      lanes: [
        {
          gameCategory: "LIVE",
          vendors: [{ vassalage: "SAO", gameType: "LIVE", displayName: "Sao Vàng", smallIcon: "", isHot: 1 }],
        },
      ].filter(({ gameCategory }) => gameCategory === (query.get("gameType") ?? gameCategory)),
    }),
    "GET /wps/game/list": ({ query }) => {
      const games = query.get("vassalage") === "SAO" ? [foreignGame] : [];
      return { games, totalPages: games.length };
    },
    "GET /wps/game/launch": noneSuch,
    "POST /wps/system/measures": () => ({}),
    "POST /wps/system/paints": () => ({}),
    "GET /wps/system/banners": ({ query }) => ({ list: [foreignBanner(query.get("group") ?? "")] }),
    "GET /wps/system/helpCenter": () => ({ categories: [], articles: [], article: null }),
    "GET /wps/common/routers": () => ({ domainList: [], resources: [] }),
    "GET /wps/rank/deposit": () => ({ list: [rankEntry(500_000)], since: when }),
    "GET /wps/rank/bet": () => ({ list: [], since: when }),
    "GET /wps/announcement": () => ({ player: [], banners: [], popup: [], promotion: [] }),
    "GET /wps/agent/team/overview": ({ query }) => {
      const sums = { deposit: 500_000, withdrawal: 0, bet: 100_000, win: 40_000, bonus: 0, profit: 60_000 };
      return {
        ...sums,
        from: query.get("from") ?? day,
        to: query.get("to") ?? day,
        currency: "VND",
        members: 1,
        agents: 0,
        asOf: "2026-03-14T12:00:00Z",
        timeZone: "UTC",
        newMembers: 1,
        activeMembers: 1,
        teamBalance: 123_456,
        series: [{ ...sums, date: day, activeMembers: 1 }],
      };
    },
    "GET /wps/agent/team/members": (call) => page([teamMember("lan")], call),
  };
}

function rankEntry(amount: number) {
  return { place: 1, customer: "la•••", amount, currency: "VND" };
}

const foreignGame = {
  gameCode: "tai-xiu",
  displayName: "Tài Xỉu",
  icon: "",
  vassalage: "SAO",
  gameType: "LIVE",
  status: "soon",
};

function foreignBanner(groupName: string) {
  return { bannerId: "7", groupName, url: "", title: "Khuyến mãi", linkageType: "", link: "" };
}

function message(title: string) {
  return { id: randomUUID(), title, body: "", sentAt: when, read: false, readAt: null as string | null };
}

function transaction(type: string, amount: number, currency: string) {
  const id = randomUUID();
  const fixed = { detail: "", reference: id.slice(0, 8), status: "completed" };
  return { id, time: when, type, amount, balanceAfter: amount, currency, ...fixed };
}

function winner(currency: string, winAmount: number) {
  return {
    vo: { icon: "", customer: "pl•••09", game: "Golden Naga", gameCategory: "RNG", winAmount, currency, time: when },
  };
}

function teamMember(account: string) {
  return {
    id: account,
    account,
    nickname: account,
    type: 0,
    level: 1,
    upline: foreignAgent,
    downlines: 0,
    balance: 123_456,
    deposit: 500_000,
    bet: 100_000,
    profit: 60_000,
    currency: "VND",
    registeredAt: when,
    lastLoginAt: null,
  };
}
