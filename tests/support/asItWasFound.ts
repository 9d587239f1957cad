import type { APIRequestContext } from "@playwright/test";
import type { Revision, RevisionWithSite } from "#contracts/api.ts";
import { operatorPassword } from "./operator.ts";

interface Told<T> {
  value: T;
}

/** Signs in as the publisher, past the screens. */
async function publisher(request: APIRequestContext): Promise<{ headers: Record<string, string> }> {
  const data = { account: "publisher", password: operatorPassword("publisher") };
  const { value } = (await (await request.post("/console/api/session", { data })).json()) as Told<{ csrf: string }>;
  return { headers: { "x-csrf": value.csrf } };
}

async function liveRevision(request: APIRequestContext): Promise<Revision> {
  return ((await (await request.get("/console/api/live")).json()) as Told<RevisionWithSite>).value.revision;
}

/**
 * Remembers what is live now, and gives what goes back to it: a journey that broke off halfway leaves neither its draft nor its
 * publication to its own second try, nor to the journeys after it.
 */
export async function asItWasFound(request: APIRequestContext): Promise<() => Promise<void>> {
  await publisher(request);
  const found = await liveRevision(request);
  return async () => {
    const { headers } = await publisher(request);
    await request.delete("/console/api/draft", { headers });
    const { seq, hash } = await liveRevision(request);
    if (hash === found.hash) return;
    const data = { hash: found.hash, note: "As it was found", expectedSeq: seq };
    const answer = await request.post("/console/api/revert", { headers, data, timeout: 60_000 });
    if (!answer.ok()) throw new Error(`Nothing was taken back: ${answer.status()} ${await answer.text()}`);
  };
}
