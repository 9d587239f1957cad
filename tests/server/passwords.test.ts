import { describe, expect, it } from "vitest";
import { createPasswords } from "#server/security/passwords.ts";

const passwords = createPasswords();

describe("S-32 passwords", () => {
  it("are kept by argon2id with 19 MiB and two passes, each with a salt of its own", async () => {
    const [one, other] = await Promise.all([passwords.hash("Quiet-Otter-77"), passwords.hash("Quiet-Otter-77")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.verify("Quiet-Otter-77", one)).toBe(true);
    expect(await passwords.verify("Quiet-Otter-78", one)).toBe(false);
  });

  it("are hashed for eight callers at once while two hundred wait; the next is told to come back", async () => {
    const crowd = Array.from({ length: 220 }, () => passwords.hash("x"));
    const ends = await Promise.allSettled(crowd);
    const refused = ends.filter((end) => end.status === "rejected").map(({ reason }) => reason as unknown);
    expect(refused).toHaveLength(220 - 8 - 200);
    expect(refused[0]).toMatchObject({ status: 503, code: "busy", retryAfterSeconds: 2 });
    expect(await passwords.hash("afterwards")).toMatch(/^\$argon2id\$/);
  });

  it("of more than a kilobyte are never right, and are not hashed", async () => {
    const known = await passwords.hash("short");
    expect(await passwords.verify("x".repeat(1025), known)).toBe(false);
  });

  it("are right for nobody where there is no account", async () => {
    expect(await passwords.verify("no account has this password", null)).toBe(false);
  });
});
