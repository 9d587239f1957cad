import type { Answer } from "#stores/Answer.ts";
import type { OperatorStore } from "#stores/OperatorStore.ts";

type CallNamed = (
  id: string,
  params: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
) => Promise<Answer<unknown>>;

/**
 * Calls that know of sessions in other tabs: where one of them signed in anew or gave the password again, the value that
 * changes carry is another one. It is asked for once, and the call is made again if the same operator is there.
 */
export function withFreshSession(call: CallNamed, operator: () => OperatorStore): CallNamed {
  return async (id, params, signal) => {
    const { view } = operator();
    const answer = await call(id, params, signal);
    if (answer.ok || answer.failure.code !== "csrf") return answer;
    await operator().load();
    return operator().isSignedIn && operator().view.account === view.account ? call(id, params, signal) : answer;
  };
}
