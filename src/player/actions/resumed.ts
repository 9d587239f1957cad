import type { Answer } from "#stores/Answer.ts";
import type { ActionTools } from "./ActionTools.ts";
import { untilLoggedIn } from "./untilLoggedIn.ts";

/**
 * Sends once more what a session had ended for, after whoever had it has logged in again; what another account, or nobody, logs in
 * for is not sent. `own` is the dialog that waits, where it is one that a login may go through.
 */
export async function resumed<T>(
  tools: Pick<ActionTools, "stores" | "pending">,
  send: () => Promise<Answer<T>>,
  own?: string,
): Promise<Answer<T>> {
  const answer = await send();
  if (answer.ok || answer.failure.kind !== "unauthorized") return answer;
  return (await untilLoggedIn(tools, own)) ? await send() : answer;
}
