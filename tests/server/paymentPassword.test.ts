import { describe, expect, it } from "vitest";
import { createPaymentPasswords } from "#server/features/member/createPaymentPasswords.ts";
import { Failure } from "#server/http/Failure.ts";
import { createPasswords } from "#server/security/passwords.ts";
import { createThrottle } from "#server/security/createThrottle.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const platform = await aPlatform();
const { clock, db, keys, owner, register } = platform;
const passwords = createPasswords();
const paymentPasswords = createPaymentPasswords(db, createThrottle(db, clock, keys), passwords);

async function aPayer(account: string, password: string | null): Promise<string> {
  await register(account);
  const hash = password === null ? null : await passwords.hash(password);
  const rows = await owner.query<{ id: string }>(
    "UPDATE member SET payment_password_hash = $2 WHERE account = $1 RETURNING id",
    [account, hash],
  );
  return rows[0]?.id ?? "";
}

const outcomeOf = (memberId: string, given: string) =>
  paymentPasswords.demand(memberId, given).then(
    () => "right",
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

describe("the payment password", () => {
  it("is asked for before it is set, and says so", async () => {
    expect(await outcomeOf(await aPayer("payword1", null), "246810")).toBe("payment_password_missing");
  });

  it("is guessed five times in a quarter of an hour, however many guesses come at once, and a right one costs nothing", async () => {
    const id = await aPayer("payword2", "246810");
    for (let time = 0; time < 7; time += 1) expect(await outcomeOf(id, "246810")).toBe("right");
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => outcomeOf(id, "111111")));
    expect(outcomes.filter((code) => code === "wrong_payment_password")).toHaveLength(5);
    expect(outcomes.filter((code) => code === "too_many_requests")).toHaveLength(7);
    expect(await outcomeOf(id, "246810")).toBe("too_many_requests");
    clock.advance(901);
    expect(await outcomeOf(id, "246810")).toBe("right");
  });

  it("names the field that is wrong", async () => {
    const id = await aPayer("payword3", "246810");
    await expect(paymentPasswords.demand(id, "1", "pin")).rejects.toMatchObject({
      value: { fieldErrors: { pin: { key: "error.wrong_payment_password" } } },
    });
  });
});
