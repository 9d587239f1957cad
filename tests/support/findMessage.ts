import { expect, request } from "@playwright/test";
import { operatorPassword } from "./operator.ts";

/** A message as the outbox of a demo keeps it. */
export interface SentMessage {
  recipient: string;
  body: string;
}

/** The text of the newest message that is meant, as a publisher reads it in the outbox of a demo; empty where there is none. */
export async function findMessage(baseURL: string, isMeant: (message: SentMessage) => boolean): Promise<string> {
  const console = await request.newContext({ baseURL });
  try {
    const data = { account: "publisher", password: operatorPassword("publisher") };
    expect((await console.post("/console/api/session", { data })).ok()).toBe(true);
    const answer = await console.get("/console/api/outbox?page=1&pageSize=50");
    const { value } = (await answer.json()) as { value: { rows: SentMessage[] } };
    return value.rows.find(isMeant)?.body ?? "";
  } finally {
    await console.dispose();
  }
}
