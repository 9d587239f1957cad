import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from "./BrowserRouter.tsx";
import type { RouteStore } from "#stores/RouteStore.ts";

interface RouterProps {
  route: RouteStore;
  /** Path that the program is served under, without a slash at its end. */
  base?: string;
  children: ReactNode;
}

/** The browser's history as the program's route; paths of the route are below the base. */
export function Router({ route, base = "", children }: RouterProps) {
  return (
    <BrowserRouter basename={base}>
      <Bridge route={route} />
      {children}
    </BrowserRouter>
  );
}

/** Tells the store of every address, and lends it the hands of the router. */
function Bridge({ route }: { route: RouteStore }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  // Not a layout effect: the router around us listens to the history only after ours, and would miss a redirect.
  useEffect(() => {
    route.use({
      push: (address) => void navigate(address),
      replace: (address) => void navigate(address, { replace: true }),
      back: () => void navigate(-1),
    });
  }, [navigate, route]);
  useLayoutEffect(() => {
    route.arrive({ path: pathname, query: Object.fromEntries(new URLSearchParams(search)) });
  }, [pathname, search, route]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Going back is to where one was; the browser restores it.
    if (kind === "POP") return;
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, kind]);
  return null;
}
