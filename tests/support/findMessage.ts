import { expect, request } from "@playwright/test";
import { operatorPassword } from "./operator.ts";

/** A message as the outbox of a demo keeps it. */
export interface SentMessage {
  recipient: string;
  body: string;
}

/** How often a message that is still being written is looked for, and how long apart, in milliseconds. */
const looks = 40;
const lookMs = 250;

/** The text of the newest message that is meant, as a publisher reads it in the outbox of a demo; empty where none comes. */
export async function findMessage(baseURL: string, isMeant: (message: SentMessage) => boolean): Promise<string> {
  const console = await request.newContext({ baseURL });
  try {
    const data = { account: "publisher", password: operatorPassword("publisher") };
    expect((await console.post("/console/api/session", { data })).ok()).toBe(true);
    for (let look = 1; look <= looks; look += 1) {
      const answer = await console.get("/console/api/outbox?page=1&pageSize=50");
      const { value } = (await answer.json()) as { value: { rows: SentMessage[] } };
      const found = value.rows.find(isMeant);
      if (found) return found.body;
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
    return "";
  } finally {
    await console.dispose();
  }
}
