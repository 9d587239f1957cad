import { freshAddress, goodPassword, type TestPlatform } from "./aPlatform.ts";

/** An answer of a call of the security centre. */
export interface SecurityAnswer {
  status: number;
  success: boolean;
  code?: string;
  value: Record<string, unknown>;
}

/** The first field that an answer refuses, and the key of its message. */
export const refusedField = ({ value }: SecurityAnswer): string | undefined =>
  Object.entries((value?.["fieldErrors"] ?? {}) as Record<string, { key: string }>).map(
    ([name, { key }]) => `${name} ${key}`,
  )[0];

/** A withdrawal password that is taken. */
export const goodPin = "274905";

/** The calls of the security centre for one member on a test's platform, and what went out by them. */
export function aSecurity(platform: TestPlatform) {
  const { call, db, encrypt, owner, register } = platform;
  /** What went to an address or a number, newest first. */
  const messages = (recipient: string) =>
    db.query<{ channel: string; body: string }>(
      "SELECT channel, body FROM outbox_message WHERE lower(recipient) = lower($1) ORDER BY created_at DESC, id",
      [recipient],
    );
  const codeTo = async (recipient: string) =>
    (await messages(recipient)).flatMap(({ body }) => /\b\d{6}\b/.exec(body) ?? [])[0] ?? "";

  return async (account: string) => {
    const { token } = await register(account);
    await owner.query("UPDATE member SET language = 'EN' WHERE account = $1", [account]);
    const send = async (method: "POST" | "PUT" | "GET" | "DELETE", url: string, body?: object) => {
      const answer = await call(method, url, {
        token,
        ip: freshAddress(),
        headers: { language: "EN" },
        ...(body && { body }),
      });
      return { status: answer.statusCode, ...answer.json<Omit<SecurityAnswer, "status">>() };
    };
    const seal = async (method: "POST" | "PUT", url: string, clear: object) =>
      send(method, url, await encrypt(clear, {}, `${method} ${url}`));
    const pins = (typed: string, again = typed) => ({ newPaymentPassword: typed, confirmPaymentPassword: again });
    const url = "/wps/member/paymentPassword";
    const start = (wish: object, password = goodPassword) => seal("POST", "/wps/member/contact", { ...wish, password });
    const confirm = (ticket: unknown, code: string, oldCode?: string) =>
      seal("PUT", "/wps/member/contact", { ticket, code, ...(oldCode !== undefined && { oldCode }) });
    /** Proves a contact from beginning to end. */
    const prove = async (wish: { contact: string; email?: string; mobileNum?: string }) => {
      const begun = await start({ countryDialingCode: "855", ...wish });
      return confirm(begun.value["ticket"], await codeTo(wish.email ?? `+855${wish.mobileNum}`));
    };
    return {
      account,
      token,
      send,
      /** Whether an address or a number was told that the account was changed. */
      isTold: async (recipient: string) =>
        (await messages(recipient)).some(({ body }) => body.includes(account) && body.includes("changed just now")),
      codeTo,
      start,
      confirm,
      prove,
      state: async () => (await send("GET", "/wps/member/security")).value,
      events: async () =>
        ((await send("GET", "/wps/member/events?pageSize=50")).value["rows"] as { kind: string; ip: string }[]) ?? [],
      save: (body: object) => send("PUT", "/wps/member/identity", body),
      setPin: (typed: string, over: object = {}) =>
        seal("PUT", url, { password: goodPassword, ...pins(typed), ...over }),
      changePin: (before: string, typed: string, again = typed) =>
        seal("POST", url, { paymentPassword: before, ...pins(typed, again) }),
      askPinCode: (by: string) => send("POST", `${url}/code`, { by }),
      resetPin: (by: string, code: string, typed: string, over: object = {}) =>
        seal("POST", `${url}/forgotten`, { by, code, password: goodPassword, ...pins(typed), ...over }),
    };
  };
}
