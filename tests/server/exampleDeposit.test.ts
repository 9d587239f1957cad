import { describe, expect, it } from "vitest";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const { app, call, login, register } = await aPlatform({ config: { isDemo: true } });
const pdf = Buffer.from("%PDF-1.7 a proof");

async function aPayer(account: string) {
  await register(account);
  const { token } = await login(account, goodPassword);
  const file = async () => {
    const id = crypto.randomUUID();
    await app.inject({
      method: "PUT",
      url: `/wps/file/${id}?offset=0&size=${pdf.length}&name=proof.pdf`,
      headers: { token: String(token), "content-type": "application/octet-stream" },
      payload: pdf,
    });
    return id;
  };
  const deposit = async (body: object, key: string = crypto.randomUUID()) =>
    (
      await call("POST", "/wps/example/deposit", {
        token: String(token),
        body,
        headers: { "idempotency-key": key, language: "EN" },
      })
    ).json<{ success: boolean; code?: string; value: { id: string; files: number; fieldErrors?: object } }>();
  const list = async () =>
    (await call("GET", "/wps/example/deposit", { token: String(token) })).json<{ value: unknown[] }>().value;
  return { file, deposit, list };
}
const bank = (proof: unknown, over: object = {}) => ({
  channel: "bank",
  amount: 5_000,
  values: { payer: "Dara", bank: "heron", proof, ...over },
});

describe("a deposit whose fields a call sends", () => {
  it("is kept with its proofs, and once for one intent", async () => {
    const { file, deposit, list } = await aPayer("payer001");
    const body = bank([await file(), await file()]);
    const key = crypto.randomUUID();
    const both = await Promise.all([deposit(body, key), deposit(body, key)]);
    const again = await deposit(body, key);
    expect(again.value).toMatchObject({ files: 2, channel: "Bank transfer", amount: 5_000, state: "pending" });
    expect(both.filter(({ success }) => success).every(({ value }) => value.id === again.value.id)).toBe(true);
    expect(await list()).toHaveLength(1);
  });

  it("is judged by what the channel asks for, by field", async () => {
    const { file, deposit, list } = await aPayer("payer002");
    const wrong = await deposit({ channel: "bank", amount: 1, values: { bank: "swan" } });
    expect([wrong.code, Object.keys(wrong.value.fieldErrors ?? {})]).toEqual([
      "form_invalid",
      ["amount", "payer", "bank", "proof"],
    ]);
    expect((await deposit({ ...bank([await file()]), channel: "none" })).code).toBe("not_found");
    // A wallet takes pictures only.
    const wallet = {
      channel: "wallet",
      amount: 5_000,
      values: { payer: "Dara", paidOn: "2026-01-02", proof: [await file()] },
    };
    expect((await deposit(wallet)).value.fieldErrors).toEqual({ proof: { key: "form.filesKind" } });
    expect(await list()).toEqual([]);
  });

  it("takes no proof twice, and none of somebody else", async () => {
    const [{ file, deposit, list }, other] = [await aPayer("payer003"), await aPayer("payer004")];
    const id = await file();
    expect((await deposit(bank([id]))).success).toBe(true);
    expect((await deposit(bank([id]))).value.fieldErrors).toEqual({ proof: { key: "form.filesKind" } });
    expect((await other.deposit(bank([await file()]))).value.fieldErrors).toEqual({ proof: { key: "form.filesKind" } });
    expect([(await list()).length, (await other.list()).length]).toEqual([1, 0]);
  });
});
