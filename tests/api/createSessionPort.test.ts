import { expect, it, vi } from "vitest";
import type { Client } from "#api/createClient.ts";
import { operations } from "#contracts/operations.ts";
import type { Encryptor } from "#api/createEncryptor.ts";
import { failure } from "#stores/failure.ts";
import { createSessionPort } from "#api/ports/createSessionPort.ts";

const mobile = { mobileNum: "912345678", verificationCode: "123456", countryDialingCode: "84" };
const body = { password: "Foreign-1", registerMethod: "WEB", login: true } as const;

it("[REG-12] registers by the call of its way, with all that was filled in: PUT, encrypted", async () => {
  const call = vi.fn<(id: string, params: unknown) => Promise<never>>();
  const port = createSessionPort({ call } as unknown as Client, () => ({}) as Encryptor, "Linux");
  const all = { ...body, ...mobile, username: "lan", referralCode: "R", wechat: "w", firebaseIdToken: "t" };
  await port.register("username", all);
  await port.register("mobile", all);
  expect(call.mock.calls).toEqual([
    ["register", all],
    ["registerMobile", all],
  ]);
  const put = { method: "PUT", encrypted: true, auth: "none" };
  expect(operations.register).toMatchObject({ ...put, path: "/wps/member/register" });
  expect(operations.registerMobile).toMatchObject({ ...put, path: "/wps/member/register/mobile" });
});

it("registers by mobile number without a name that nobody was asked for", async () => {
  const call = vi.fn<(id: string, params: unknown) => Promise<never>>();
  const port = createSessionPort({ call } as unknown as Client, () => ({}) as Encryptor, "Linux");
  await port.register("mobile", { ...body, ...mobile, username: "" });
  await port.register("mobile", { ...body, ...mobile, username: "lan" });
  expect(call.mock.calls).toEqual([
    ["registerMobile", { ...body, ...mobile }],
    ["registerMobile", { ...body, ...mobile, username: "lan" }],
  ]);
});

it("[LOGIN-10] plays for nothing as the device's system, on the web, with an encrypted text that nobody can guess", async () => {
  const call = vi.fn<(id: string, params: unknown) => Promise<unknown>>(async () => ({ ok: true, value: {} }));
  const clear: Record<string, unknown>[] = [];
  const encrypt: Encryptor["encrypt"] = async (body) => ({ ok: true, value: `jwe-${clear.push(body)}` });
  const port = createSessionPort(
    { call } as unknown as Client,
    () => ({ encrypt, forgetKeys: () => undefined }),
    "Linux",
  );
  await port.freePlay();
  await port.freePlay();
  expect(call.mock.calls).toEqual([
    ["loginFreePlay", { os: "Linux", platform: "W", random: "jwe-1" }],
    ["loginFreePlay", { os: "Linux", platform: "W", random: "jwe-2" }],
  ]);
  const [first, second] = clear.map(({ random }) => random);
  expect(first).toEqual(expect.stringMatching(/^.{16,}$/));
  expect(second).not.toBe(first);
});

it("[LOGIN-10] is not asked for where its text cannot be encrypted", async () => {
  const call = vi.fn<() => Promise<never>>();
  const refused = { ok: false, failure: failure("network", "network") } as const;
  const port = createSessionPort(
    { call } as unknown as Client,
    () => ({ encrypt: async () => refused, forgetKeys: () => undefined }),
    "Linux",
  );
  expect(await port.freePlay()).toEqual(refused);
  expect(call).not.toHaveBeenCalled();
});
