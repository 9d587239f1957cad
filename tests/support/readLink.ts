import { expect, request } from "@playwright/test";
import { operatorPassword } from "./operator.ts";

/** Path of the newest link that was mailed to an address, as a publisher reads it in the outbox of a demo. */
export async function readLink(baseURL: string, email: string): Promise<string> {
  const console = await request.newContext({ baseURL });
  try {
    const data = { account: "publisher", password: operatorPassword("publisher") };
    expect((await console.post("/console/api/session", { data })).ok()).toBe(true);
    const answer = await console.get("/console/api/outbox?page=1&pageSize=50");
    const { value } = (await answer.json()) as { value: { rows: { recipient: string; body: string }[] } };
    const message = value.rows.find(({ recipient, body }) => recipient === email && body.includes("#token="));
    return /\/resetPassword#token=[\w-]+/.exec(message?.body ?? "")?.[0] ?? "";
  } finally {
    await console.dispose();
  }
}
