import type { CookieJar } from "#api/storage/createCookieJar.ts";
import { viewCookies } from "#compile/viewCookies.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";

const yearSeconds = 31_536_000;

/**
 * Tells the platform by cookies how pages are to be drawn before their program arrives: in the language and theme that were
 * chosen, and for a member while somebody is logged in. What was not chosen is left to the brand.
 */
export function rememberView({ texts, ui, session }: PlayerStores, jar: CookieJar): void {
  const look = () => `${texts.chosen ?? ""}.${ui.theme.chosen?.charAt(0) ?? ""}`;
  const writeLook = (value: string) => {
    if (value !== (jar.get(viewCookies.look) ?? ".")) jar.set(viewCookies.look, value, yearSeconds);
  };
  const member = (): string | null | undefined => {
    const { status } = session.state;
    // Whoever is expected may not come: nothing is known yet.
    if (status === "unknown" || status === "restoring" || status === "loggingIn") return undefined;
    return session.isLoggedIn ? String(session.member?.type ?? 0) : null;
  };
  const writeMember = (type: string | null | undefined) => {
    if (type === undefined || type === jar.get(viewCookies.member)) return;
    if (type === null) jar.remove(viewCookies.member);
    else jar.set(viewCookies.member, type);
  };
  watchValue(look, writeLook);
  watchValue(member, writeMember);
  writeLook(look());
  writeMember(member());
}
