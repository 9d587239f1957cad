import type { LoginValue } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { enter } from "./enter.ts";
import { formText } from "./formText.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** The second step of a login: the form's `code` goes along with the ticket of the first one. */
export const secondFactorLogin: PlayerVerb<"secondFactorLogin"> = (_, scope, tools) =>
  enter(scope, tools, async () => {
    const { data, session, ui } = tools.stores;
    const code = formText(scope, "code") ?? "";
    const result = await session.logins.secondStep((ticket, rememberMe) => {
      const answering = data.load("loginSecondFactor", { ticket, code, ...(rememberMe && { rememberMe }) });
      return answering as Promise<Answer<LoginValue>>;
    });
    // Whatever the login was begun in: a login box, or the dialog of a forgotten password.
    if (result.ok) ui.closeAllDialogs();
    return result;
  });
