import { failure } from "#stores/failure.ts";
import { watchOnce } from "./watchOnce.ts";
import { fakePlayer } from "./fakePlayer.ts";
import { good } from "./fakeSession.ts";

/** What whoever was logged in logs in with again. */
export const typedAgain = { username: "player01", password: "Secret#12" };

/** What a call answers whose session is over. */
export const dead = { ok: false as const, failure: failure("unauthorized", "not_logged_in") };

/** Somebody in the middle of a page, whose session the platform has ended. */
export async function anEnded() {
  const player = await fakePlayer("/promotions");
  const { stores, session, answer, dispatch, formScope, calls } = player;
  watchOnce(stores, { forms: { drafts: new Map() } as never });
  await dispatch({ do: "login" }, formScope(typedAgain));
  player.arrive("/promotions");
  // As the client does at a 401: the session is over before the answer is read.
  answer.mockImplementation(() => (session.isLoggedIn ? good({}) : (session.end(null), dead)));
  session.end(session.token);
  const logInAgain = () => dispatch({ do: "login" }, formScope(typedAgain));
  const sent = () => calls.filter(({ call }) => call === "readMessage").length;
  return { ...player, logInAgain, sent };
}
