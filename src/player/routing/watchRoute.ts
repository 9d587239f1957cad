import { watchValue } from "#stores/watchValue.ts";
import { refuseAccount } from "../actions/refuseAccount.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import { leaveCentre } from "./leaveCentre.ts";
import { addressedCentre, namedCentre } from "./addressedCentre.ts";
import { homePath } from "./homePath.ts";
import { needsLogin } from "#compile/needsLogin.ts";

/** Keeps address and screen together: the redirect of /, the access guard, the centre in the address. */
export function watchRoute(stores: PlayerStores): void {
  const { route, session, site, ui } = stores;

  const guard = () => {
    const { path, query } = route.route;
    const { isLoggedIn } = session;
    const mustLogIn = site.compiled?.brand.settings.loginedToHomePage ?? false;
    if (session.state.status === "unknown" || session.state.status === "restoring") return;
    if (needsLogin(path, { isLoggedIn, mustLogIn })) {
      route.setReturnTo(route.address);
      route.replace("/login");
    }
    // Whoever goes to / from /index itself is back there, and not there twice.
    else if (path === "/") route.retreat(homePath, query);
    else if (path === "/login" && isLoggedIn) route.replace(homePath);
  };
  watchValue(
    () => [route.address, session.state.status, site.compiled?.brand.settings.loginedToHomePage].join(),
    guard,
  );
  guard();

  let shownFor: string | null = null;
  const showCentre = () => {
    if (namedCentre(stores) === null) return ui.closeCentre();
    // What is open stays while it is not known who looks: a login may be about to bring the same player back.
    const { status } = session.state;
    if (status === "unknown" || status === "restoring" || status === "loggingIn" || status === "ended") return;
    const open = addressedCentre(stores);
    if (open) ui.openCentre(open.centre, open.page);
    else {
      ui.closeCentre();
      // Who came by this address is asked to log in; who has just left is not.
      if (status === "visitor" && route.address !== shownFor) ui.openDialog("login");
      if (status === "loggedIn") {
        leaveCentre(stores);
        refuseAccount(stores);
      }
    }
    shownFor = route.address;
  };
  watchValue(() => [route.route.query["centre"], route.route.query["page"], session.state.status].join(), showCentre);
  showCentre();
}
