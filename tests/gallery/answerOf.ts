import { readPointer } from "#json/pointer.ts";
import { createChance } from "#renderers/art/createChance.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 20, 18, 30);
const at = (daysAgo: number, minutes = 0): string => new Date(now - daysAgo * day - minutes * 60_000).toISOString();
const games = ["Golden Naga", "Fortune Temple", "Lucky Lotus", "Baccarat 7", "Mekong Treasure", "Dragon Reels"];
const kinds = ["bet", "win", "deposit", "bet", "bonus", "bet", "withdrawal", "win", "transferIn", "adjustment"];

const transactions = Array.from({ length: 63 }, (_, index) => {
  const chance = createChance(`transaction ${index}`);
  const type = kinds[index % kinds.length] ?? "bet";
  const size = Math.round(chance() * 48_000) + 120;
  return {
    id: `t${index}`,
    time: at(index / 2, index * 7),
    type,
    amount: type === "bet" || type === "withdrawal" ? -size : size,
    balanceAfter: 1_284_350 - index * 4_310,
    currency: "USD",
    detail: type === "bet" || type === "win" ? (games[index % games.length] ?? "") : "",
    reference: `R${(48_213_907 + index * 317).toString(36).toUpperCase()}`,
    status: index === 1 ? "pending" : index === 6 ? "refused" : "completed",
  };
});

const members = Array.from({ length: 38 }, (_, index) => {
  const chance = createChance(`member ${index}`);
  return {
    id: `m${index}`,
    account: `player${String(index + 1).padStart(2, "0")}`,
    nickname: `Player ${index + 1}`,
    type: index % 9 === 0 ? 2 : 0,
    level: (index % 3) + 1,
    upline: index % 3 === 0 ? "agent01" : `player${String((index % 7) + 1).padStart(2, "0")}`,
    downlines: index % 9 === 0 ? 6 : 0,
    balance: Math.round(chance() * 900_000),
    deposit: Math.round(chance() * 500_000),
    bet: Math.round(chance() * 2_900_000),
    profit: Math.round((chance() - 0.42) * 420_000),
    currency: "USD",
    registeredAt: at(40 + index * 2),
    lastLoginAt: index === 4 ? null : at(index / 3),
  };
});

const series = Array.from({ length: 30 }, (_, index) => {
  const chance = createChance(`day ${index}`);
  const bet = Math.round(1_400_000 + Math.sin(index / 3.2) * 520_000 + chance() * 420_000);
  const win = Math.round(bet * (0.78 + chance() * 0.3));
  return { date: at(29 - index).slice(0, 10), bet, win, profit: bet - win };
});

const sum = (name: "bet" | "win" | "profit"): number => series.reduce((total, one) => total + one[name], 0);

const answers: Record<string, unknown> = {
  listAnnouncements: {
    player: [
      {
        id: "n1",
        title: "Planned maintenance on Tuesday from 04:00 to 04:30",
        content:
          "<p>All games pause for <strong>half an hour</strong>. Open rounds are settled before.</p><ul><li>Balances stay as they are.</li><li>Nothing needs to be done.</li></ul>",
        time: at(0, 90),
        type: "PL",
      },
      {
        id: "n2",
        title: "Play with demo credit: no account is needed",
        content: "<p>Choose <em>Free play</em> on the home page.</p>",
        time: at(1),
        type: "H",
      },
      {
        id: "n3",
        title: "New: end the session of a lost phone from your account",
        content: "<p>My account shows every device.</p>",
        time: at(3),
        type: "PL",
      },
    ],
    banners: [],
    popup: [],
    promotion: [],
  },
  getJackpot: {
    amount: 4_823_197_755,
    currency: "USD",
    since: at(0),
    step: 16_511,
    everyMs: 3_000,
    most: 9_999_999_900,
  },
  listVendors: {
    lanes: [
      { gameCategory: "RNG", vendors: [vendor("NAGA", "Naga Spin"), vendor("MOONJAR", "Moonjar")] },
      { gameCategory: "LIVE", vendors: [vendor("GRAND", "Grand Table", "LIVE")] },
    ],
    recommended: [vendor("NAGA", "Naga Spin")],
  },
  listWinners: {
    list: Array.from({ length: 14 }, (_, index) => ({
      vo: {
        icon: "",
        customer: `pl***${(index * 37) % 90}`,
        game: games[index % games.length],
        gameCategory: "RNG",
        winAmount: Math.round(createChance(`win ${index}`)() * 900_000) + 4_000,
        currency: "USD",
        time: at(0, index * 11),
      },
    })),
  },
  getMemberInfo: {
    id: "p1",
    account: "player01",
    nickname: "Lucky Lotus",
    type: 0,
    toUpline: true,
    clubLabel: { labelName: "Silver", rankLevel: 2 },
    memberLabel: "",
    language: "EN",
    currency: "USD",
    email: "pl***1@mail.example",
    mobileNum: "",
    hasPaymentPassword: false,
    referralCode: "LOTUS88",
    registeredAt: at(88),
    lastLoginAt: at(2),
    passwordChangedAt: at(88),
  },
  getAgentTeamOverview: {
    from: series[0]?.date,
    to: series.at(-1)?.date,
    currency: "USD",
    members: 38,
    agents: 5,
    asOf: "2026-03-14T12:00:00Z",
    timeZone: "Asia/Phnom_Penh",
    newMembers: 7,
    activeMembers: 29,
    teamBalance: 14_830_220,
    deposit: 9_120_400,
    withdrawal: 5_201_300,
    bet: sum("bet"),
    win: sum("win"),
    bonus: 82_000,
    profit: sum("profit"),
    series,
  },
};

const lists: Record<string, readonly Record<string, unknown>[]> = {
  listTransactions: transactions,
  listTeamMembers: members,
  listSessions: [
    {
      id: "s1",
      current: true,
      device: "Chrome on Android",
      ip: "203.0.113.7",
      createdAt: at(0, 50),
      lastSeenAt: at(0),
      expiresAt: at(-1),
    },
    {
      id: "s2",
      current: false,
      device: "Firefox on Windows",
      ip: "198.51.100.24",
      createdAt: at(2),
      lastSeenAt: at(0, 400),
      expiresAt: at(-1),
    },
    {
      id: "s3",
      current: false,
      device: "Safari on iPhone",
      ip: "192.0.2.61",
      createdAt: at(6),
      lastSeenAt: at(1),
      expiresAt: at(-1),
    },
  ],
};

/** What the platform would answer to a call. */
export function answerOf(call: string, params: Readonly<Record<string, unknown>>): unknown {
  const list = lists[call];
  if (list === undefined) return answers[call] ?? {};
  const { page = 1, pageSize = 15, sort = "", type, level } = params as Record<string, string | number | undefined>;
  const found = list.filter(
    (row) => (type === undefined || row["type"] === type) && (level === undefined || row["level"] === level),
  );
  const name = String(sort).replace(/^-/, "");
  const turn = String(sort).startsWith("-") ? -1 : 1;
  const sorted =
    name === ""
      ? found
      : found.toSorted((a, b) => turn * compare(readPointer(a, `/${name}`), readPointer(b, `/${name}`)));
  const amounts = found.map((row) => Number(row["amount"] ?? 0));
  const into = amounts.filter((amount) => amount > 0).reduce((total, amount) => total + amount, 0);
  const net = amounts.reduce((total, amount) => total + amount, 0);
  return {
    rows: sorted.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)),
    page,
    pageSize,
    total: found.length,
    ...(call === "listTransactions" ? { totals: { in: into, out: into - net, net, currency: "USD" } } : {}),
  };
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b));
}

function vendor(vassalage: string, displayName: string, gameType = "RNG"): Record<string, unknown> {
  return { vassalage, gameType, displayName, smallIcon: "", isHot: 1, status: "soon" };
}
