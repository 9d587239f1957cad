import { createContext, use, useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from "react";

/** An entry of the browser's history, and how it was reached. */
interface Place {
  /** Path below the base, as the address has it. */
  pathname: string;
  /** The query with its question mark; empty without one. */
  search: string;
  /** What was kept with the entry when it was made. */
  state: unknown;
  kind: "POP" | "PUSH" | "REPLACE";
}

/** Goes to an address below the base, or so many entries forwards or back. */
type Navigate = (to: string | number, how?: { replace?: boolean; state?: unknown }) => void;

interface History {
  place: Place;
  navigate: Navigate;
}

const HistoryHolder = createContext<History | null>(null);

/** The browser's history for everything below it; a base has no slash at its end. */
export function BrowserRouter({ basename = "", children }: { basename?: string; children: ReactNode }) {
  const [place, setPlace] = useState(() => readPlace(basename, "POP"));
  useLayoutEffect(() => {
    const handlePop = () => setPlace(readPlace(basename, "POP"));
    addEventListener("popstate", handlePop);
    return () => removeEventListener("popstate", handlePop);
  }, [basename]);
  const navigate = useCallback<Navigate>(
    (to, { replace = false, state } = {}) => {
      if (typeof to === "number") return history.go(to);
      const address = basename + to;
      try {
        if (replace) history.replaceState({ usr: state }, "", address);
        else history.pushState({ usr: state }, "", address);
      } catch {
        // Some browsers take only so many entries in a while; there a whole page is loaded.
        return location.assign(address);
      }
      setPlace(readPlace(basename, replace ? "REPLACE" : "PUSH"));
    },
    [basename],
  );
  const value = useMemo(() => ({ place, navigate }), [place, navigate]);
  return <HistoryHolder value={value}>{children}</HistoryHolder>;
}

/** Where in the site the browser is. */
export function useLocation(): Place {
  return useHistory().place;
}

/** How the browser came to where it is. */
export function useNavigationType(): Place["kind"] {
  return useHistory().place.kind;
}

/** Moves within the site; the same function as long as the base is. */
export function useNavigate(): Navigate {
  return useHistory().navigate;
}

function useHistory(): History {
  const held = use(HistoryHolder);
  if (!held) throw new Error("The history is read outside of a BrowserRouter");
  return held;
}

function readPlace(base: string, kind: Place["kind"]): Place {
  const { pathname, search } = location;
  const isBelow = pathname === base || pathname.startsWith(`${base}/`);
  const kept = history.state as { usr?: unknown } | null;
  return {
    pathname: (isBelow ? pathname.slice(base.length) : pathname) || "/",
    search,
    state: kept?.usr ?? null,
    kind,
  };
}
