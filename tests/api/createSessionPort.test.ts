import { expect, it, vi } from "vitest";
import type { Client } from "#api/createClient.ts";
import type { Encryptor } from "#api/createEncryptor.ts";
import { createSessionPort } from "#api/ports/createSessionPort.ts";

const mobile = { mobileNum: "912345678", verificationCode: "123456", countryDialingCode: "84" };
const body = { password: "Foreign-1", registerMethod: "WEB", login: true } as const;

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
