import type { Answer } from "#stores/Answer.ts";
import type { OperatorStore } from "#stores/OperatorStore.ts";

type CallNamed = (
  id: string,
  params: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
) => Promise<Answer<unknown>>;

/**
 * Calls that know of sessions in other tabs: where one of them signed in anew or gave the password again, the value that
 * changes carry is another one. It is asked for once, and the call is made again if the same operator is there. Where the platform demands more
 * than a password by now, the operator's state is asked for.
 */
export function withFreshSession(call: CallNamed, operator: () => OperatorStore): CallNamed {
  return async (id, params, signal) => {
    const { view } = operator();
    const answer = await call(id, params, signal);
    if (answer.ok) return answer;
    // Demanded since the page was loaded: the page says what to do, and what was typed stays.
    if (answer.failure.code === "second_factor_needed" && !view.mustEnrol) await operator().load();
    if (answer.failure.code !== "csrf") return answer;
    await operator().load();
    return operator().isSignedIn && operator().view.account === view.account ? call(id, params, signal) : answer;
  };
}
