/** What the probe keeps in the page that is visited. */
export interface VisitProbe {
  firstPaint: number;
  largestPaint: number;
  largest: string;
  shift: number;
  blocked: number;
  /** End of the last long task. */
  busyUntil: number;
  /** When the first key was painted, and when the program listened; undefined until then. */
  key?: number;
  answered?: number;
  /** When the balance was painted. */
  balance?: number;
  /** What was typed and stands in the field. */
  typed(): string;
}

/** What the probe is to look for beside paints. */
export interface ProbeOrders {
  /** Focus the first field of a form that can be seen, and tell when it takes a key. */
  awaitsKey: boolean;
  /** Selector of an element that shows the balance once a figure stands in it. */
  balance: string | null;
}

/** A page with the probe in it. */
export interface VisitedWindow {
  __visit: VisitProbe;
  /** Asks for a key to be pressed. */
  __press?: (ready: string) => void;
}

/**
 * Runs inside a page before anything else of it, so it may use nothing from around it. Whatever it watches, the page by hand is
 * watched by the same.
 */
export function installVisitProbe({ awaitsKey, balance }: ProbeOrders): void {
  const view = window as unknown as VisitedWindow;
  let field: HTMLInputElement | undefined;
  const probe: VisitProbe = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    largest: "",
    shift: 0,
    blocked: 0,
    busyUntil: 0,
    typed: () => field?.value ?? "",
  };
  view.__visit = probe;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") probe.firstPaint = startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    probe.largestPaint = entry.startTime;
    const { element } = entry as PerformanceEntry & { element?: Element };
    probe.largest = element ? `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}` : "";
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shift += value;
  });
  watch("longtask", ({ startTime, duration }) => {
    probe.blocked += duration - 50;
    probe.busyUntil = startTime + duration;
  });
  // The first message after a frame's callbacks is handled after that frame's style, layout and paint.
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", then);
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  const isFigure = (element: Element) => /\d/.test(element.textContent) && element.checkVisibility();
  const lookForBalance = (selector: string) => {
    if ([...document.querySelectorAll(selector)].some(isFigure)) {
      afterPaint(() => (probe.balance = performance.now()));
    } else requestAnimationFrame(() => lookForBalance(selector));
  };
  if (balance !== null) lookForBalance(balance);
  const fields = 'form input:is([type="text"], [type="tel"], [type="email"], :not([type]))';
  const takeKey = () => afterPaint(() => (probe.key ??= performance.now()));
  const lookForField = () => {
    field = [...document.querySelectorAll<HTMLInputElement>(fields)].find((one) => one.checkVisibility());
    if (!field) return void requestAnimationFrame(lookForField);
    field.addEventListener("input", takeKey, { once: true });
    field.focus({ preventScroll: true });
    view.__press?.("ready");
    lookForProgram();
  };
  // React marks what it takes over by a property of its own, the page by hand by an attribute.
  const lookForProgram = () => {
    const shown = document.activeElement ?? document.body;
    const isListening =
      Object.keys(shown).some((name) => name.startsWith("__reactProps$")) ||
      "ready" in document.documentElement.dataset;
    if (isListening) probe.answered = performance.now();
    else requestAnimationFrame(lookForProgram);
  };
  if (awaitsKey) requestAnimationFrame(lookForField);
}
