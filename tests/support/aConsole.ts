import type { InjectOptions } from "fastify";
import type { OperatorRole } from "#server/features/console/Operator.ts";
import { operatorRoles } from "#server/features/console/rights.ts";
import { importBrand } from "#server/features/publishing/importBrand.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import { createPasswords } from "#server/security/passwords.ts";
import { aPublisher } from "./aPublisher.ts";
import { aPlatform, type PlatformOptions, type TestPlatform } from "./aPlatform.ts";

/** An answer of the console's calls. */
export interface ConsoleAnswer {
  status: number;
  success: boolean;
  value: Record<string, unknown>;
  code: string | undefined;
  headers: Record<string, unknown>;
}

/** Somebody who is signed in: calls carry their cookie and x-csrf. */
export interface TestOperator {
  account: string;
  csrf: string;
  /** The bearer token of a program; empty for a person. */
  token: string;
  cookies: Record<string, string>;
  call(
    method: InjectOptions["method"],
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ConsoleAnswer>;
}

/** A platform with the demo brand published, and operators of every role. */
export interface TestConsole extends TestPlatform {
  signIn(account: string, password?: string, ip?: string, cookies?: Record<string, string>): Promise<ConsoleAnswer>;
  operator(role: OperatorRole): Promise<TestOperator>;
  /** Another publisher, for what needs two. */
  secondPublisher(): Promise<TestOperator>;
  /** A program that acts by a bearer token. */
  program(): Promise<TestOperator>;
}

/** The password of every test operator. */
export const operatorPassword = "Console-2026!";

/** Builds it. Accounts are named after their roles. */
export async function aConsole(options: PlatformOptions = {}): Promise<TestConsole> {
  const platform = await aPlatform(options);
  const { db, clock } = platform;
  await importBrand("ink", { db, publisher: aPublisher({ db, clock }) });
  const hash = await createPasswords().hash(operatorPassword);
  for (const role of operatorRoles) {
    const values = [role, hash, clock.now()];
    await db.query("INSERT INTO operator (account, password_hash, role, created_at) VALUES ($1, $2, $1, $3)", values);
  }

  const send = async (
    method: InjectOptions["method"],
    path: string,
    options: Parameters<TestPlatform["call"]>[2],
  ): Promise<ConsoleAnswer> => {
    const response = await platform.call(method, `/console/api${path}`, options);
    const body = response.json<Pick<ConsoleAnswer, "success" | "value" | "code">>();
    return { ...body, status: response.statusCode, headers: response.headers };
  };
  const signIn: TestConsole["signIn"] = (account, password = operatorPassword, ip, cookies) =>
    send("POST", "/session", {
      body: { account, password },
      ...(ip !== undefined && { ip }),
      ...(cookies && { cookies }),
    });

  const operator = async (role: string): Promise<TestOperator> => {
    const answer = await signIn(role);
    const token = /\bconsole=([^;]+)/.exec(String(answer.headers["set-cookie"]))?.[1] ?? "";
    const csrf = String(answer.value["csrf"]);
    const cookies = { console: token };
    return {
      account: role,
      csrf,
      token: "",
      cookies,
      call: (method, path, body, headers) =>
        send(method, path, { body, cookies, headers: { "x-csrf": csrf, ...headers } }),
    };
  };

  return {
    ...platform,
    signIn,
    operator,
    secondPublisher: async () => {
      await db.query(
        `INSERT INTO operator (account, password_hash, role, created_at) VALUES ('second', $1, 'publisher', $2)
         ON CONFLICT DO NOTHING`,
        [hash, clock.now()],
      );
      return operator("second");
    },
    program: async () => {
      const token = randomToken();
      await db.query(
        `INSERT INTO operator_token (token_hash, operator_id, name, created_at)
         SELECT $1, id, 'test', $2 FROM operator WHERE account = 'publisher'`,
        [hashToken(token), clock.now()],
      );
      const authorization = `Bearer ${token}`;
      return {
        account: "publisher",
        csrf: "",
        token,
        cookies: {},
        call: (method, path, body, headers) => send(method, path, { body, headers: { authorization, ...headers } }),
      };
    },
  };
}
