import type { Outcome } from "#engine/index.ts";
import type { DataPort } from "#rendering/ports/DataPort.ts";
import type { DataStore } from "#stores/DataStore.ts";
import type { Answer } from "#stores/Answer.ts";
import type { TextStore } from "#stores/TextStore.ts";
import { failureText } from "../failureText.ts";
import { readFieldErrors } from "../readFieldErrors.ts";

/** Sends, and sends once more after the login that it was refused without. */
export type Resume = <T>(send: () => Promise<Answer<T>>) => Promise<Answer<T>>;

/**
 * What renderers see of the data store: failures are sentences there. `visit` names the visit of the page that is open; `resume`
 * takes what somebody pressed for through the end of a session.
 */
export function createDataPort(
  data: DataStore,
  texts: TextStore,
  visit?: () => number,
  resume: Resume = (send) => send(),
): DataPort {
  return {
    watch: data.watch,
    loadMore: data.loadMore,
    ...(visit && { left: { lists: data.left, again: data.again, visit } }),
    read(document, id) {
      const state = data.read(document, id);
      if (state.status !== "failed") return state;
      const { failure, ...rest } = state;
      // A platform without the call has nothing to show there; asking again would not change that.
      if (failure.kind === "missing" && !("value" in rest)) return { status: "ready", value: null };
      const fieldErrors = readFieldErrors(failure, texts);
      const { code } = failure;
      return { ...rest, code, message: failureText(failure, texts), ...(fieldErrors && { fieldErrors }) };
    },
    reload: (document, ids) => data.reload(ids, document),
    async load(call, params, signal): Promise<Outcome> {
      const send = () => data.load(call, params, signal);
      // What can be called off is asked again by whoever types on.
      const answer = await (signal ? send() : resume(send));
      if (answer.ok) return answer;
      // The words are the user's already; a code beside them would be put into words once more, without its values.
      return { ok: false, message: failureText(answer.failure, texts) };
    },
  };
}
