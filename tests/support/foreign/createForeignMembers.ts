import { createHash, randomBytes, randomUUID } from "node:crypto";

/** An account of the platform. */
export interface ForeignMember {
  account: string;
  password: string;
  /** Account type: 0 member, 1 agent, 4 trial account. */
  type: number;
  language: string;
}

/** A session; its token is kept as a hash only. */
export interface ForeignSession {
  id: string;
  account: string;
  at: string;
}

/** Accounts and their sessions. */
export interface ForeignMembers {
  /** The account of that name; every name is one with the password `Foreign-1`, until it is registered with its own. */
  find(account: string): ForeignMember;
  /** Makes an account; false where the name is taken. */
  add(account: string, password: string, type?: number): boolean;
  /** Opens a session and answers what a login answers. */
  enter(account: string): { token: string };
  /** The live session of a token. */
  sessionOf(token: unknown): ForeignSession | undefined;
  sessionsOf(account: string): ForeignSession[];
  /** Ends a session of an account; false where it has none of that id. */
  end(account: string, id: string): boolean;
  /** Value of `getMemberInfo`. */
  infoOf(account: string): object;
}

/** Where nothing else is said. */
export const foreignPassword = "Foreign-1";
/** The account that is an agent's. */
export const foreignAgent = "daily";

const when = "2026-01-02T03:04:05Z";
const hashOf = (token: unknown) => createHash("sha256").update(String(token)).digest("hex");

/** Members in memory, as the contract describes them ("MemberInfo", "LoginValue", "SessionRow"). */
export function createForeignMembers(): ForeignMembers {
  const members = new Map<string, ForeignMember>();
  const registered = new Set<string>();
  const sessions = new Map<string, ForeignSession>();
  const find = (account: string): ForeignMember => {
    const type = account === foreignAgent ? 1 : 0;
    const found = members.get(account) ?? { account, password: foreignPassword, type, language: "VI" };
    members.set(account, found);
    return found;
  };
  const infoOf = (name: string) => {
    const { account, type, language } = find(name);
    return {
      id: account,
      account,
      nickname: account,
      type,
      toUpline: false,
      clubLabel: { labelName: "", rankLevel: 0 },
      memberLabel: "",
      language,
      currency: "VND",
      email: "",
      mobileNum: "",
      hasPaymentPassword: false,
      referralCode: "",
      registeredAt: when,
      lastLoginAt: null,
      passwordChangedAt: when,
    };
  };
  return {
    find,
    infoOf,
    add(account, password, type = 0) {
      if (registered.has(account)) return false;
      registered.add(account);
      members.set(account, { account, password, type, language: "VI" });
      return true;
    },
    enter(account) {
      const token = randomBytes(32).toString("base64url");
      sessions.set(hashOf(token), { id: randomUUID(), account, at: new Date().toISOString() });
      return { ...infoOf(account), token, username: account, firstTimeLogin: false, passwordExpired: false };
    },
    sessionOf: (token) => sessions.get(hashOf(token)),
    sessionsOf: (account) => [...sessions.values()].filter((session) => session.account === account),
    end(account, id) {
      const found = [...sessions].find(([, session]) => session.account === account && session.id === id);
      return found !== undefined && sessions.delete(found[0]);
    },
  };
}
