import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { Layer } from "#stores/Layer.ts";
import { LayeredHistory, type Arrival } from "#stores/LayeredHistory.ts";
import { readAddress, type RouteStore } from "#stores/RouteStore.ts";
import { watchValue } from "#stores/watchValue.ts";
import { createScrolls } from "../wiring/createScrolls.ts";
import { createBrowserHistory } from "../wiring/createBrowserHistory.ts";

interface HistoryWiring {
  route: RouteStore;
  /** What stands over the page, the topmost last; observed. The browser's way back closes the topmost. */
  layers: () => readonly Layer[];
  /** The page below what an address opens by itself; null where it opens nothing. */
  groundOf?: (address: string) => string | null;
  /** What else an entry remembers of its page for a reload. */
  kept?: { save(): unknown; restore(saved: unknown): void };
  /** Path that the program is served under, without a slash at its end. */
  base?: string;
}

/** The browser's history as the program's route, with the layers over the page; paths of the route are below the base. */
export function Router({ children, ...wiring }: HistoryWiring & { children: ReactNode }) {
  return (
    <>
      <Bridge {...wiring} />
      {children}
    </>
  );
}

/** A page that is loaded again asks for its lists only once the platform has said who looks. */
const reloadPatienceMs = 6_000;

/** Ties the store to the history for as long as it is drawn. */
function Bridge({ route, layers, groundOf, kept, base = "" }: HistoryWiring) {
  const [shown, setShown] = useState<{ path: string; how: Arrival; visit: number }>();
  const path = useRef<string>(undefined);
  const seen = useRef(0);
  const [scrolls] = useState(createScrolls);
  useLayoutEffect(() => {
    const visits = new Map<number, number>();
    let last = route.visit;
    const stopKeeping = scrolls.keep(last + 1, kept);
    const history = new LayeredHistory({
      port: createBrowserHistory(base),
      layers,
      ...(groundOf && { groundOf }),
      onArrive(address, how, page) {
        const arrived = readAddress(address);
        path.current ??= arrived.path;
        if (how === "push" || !visits.has(page)) visits.set(page, (last += 1));
        const visit = visits.get(page) ?? last;
        scrolls.follow(visit);
        // First, since the route may be moved on at once.
        setShown({ path: arrived.path, how, visit });
        route.arrive(arrived, visit);
      },
    });
    const stopScrolls = scrolls.start();
    const stop = history.start();
    route.use(history);
    // What closes one layer may open another, or go on to another page: all of it is one change.
    const stopWatching = watchValue(
      () =>
        layers()
          .map(({ id }) => id)
          .join(" "),
      () => queueMicrotask(() => history.settle()),
    );
    return () => {
      stop();
      stopScrolls();
      stopKeeping();
      stopWatching();
    };
  }, [route, layers, groundOf, kept, base, scrolls]);
  useEffect(() => {
    if (shown === undefined) return;
    const { how, visit } = shown;
    const isFirst = seen.current === 0 && scrolls.has(visit);
    const isBack = isFirst || (how === "pop" && seen.current !== 0 && seen.current !== visit);
    seen.current = visit;
    // Going back is to where one was.
    if (isBack) scrolls.restore(visit, isFirst ? reloadPatienceMs : undefined);
    if (path.current === shown.path) return;
    path.current = shown.path;
    if (how === "pop") return;
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [shown, scrolls]);
  return null;
}
