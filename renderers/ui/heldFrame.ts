import { frameAddress } from "./frameAddress.ts";
import { frameRights } from "./frameRights.ts";

/** A frame to begin before the page that it belongs to is drawn. */
export interface FrameToHold {
  src: unknown;
  title: string;
  sandbox: unknown;
  allow: unknown;
  fullscreen: boolean;
  /** It says itself when it is there; what is seen of it before that may be the browser's words for a host that is down. */
  saysReady: boolean;
}

/** A frame that has begun in a layer over the page that is left. */
export interface BegunFrame {
  /** Resolves once it is there, as far as it says so, or was refused. */
  seen: Promise<void>;
  /** Takes it away; nothing happens where a page has taken it over. */
  drop(): void;
}

/** The frame that waits for its page. */
interface HeldFrame {
  address: string;
  page: HTMLIFrameElement;
  isLoaded: boolean;
  said: MessageEvent<unknown>[];
  /** Ends the layer, and goes on with what moved. */
  end(): void;
}

type Mover = { moveBefore?: (node: Node, before: Node | null) => void };

/** Of what a frame says before its page hears it, the most that is kept; more is a storm (`useFrameTalk`). */
const mostWords = 20;
/** What comes sooner, in milliseconds, needs no sign that it is waited for, which would take its time. */
const spinnerAfterMs = 300;

let held: HeldFrame | undefined;
/** What the frame that began last says before it is heard. It is known by its element: to ask for the window of one that has just begun makes a world for an empty page. */
let unheard: { page: HTMLIFrameElement; take: () => readonly MessageEvent<unknown>[] } | undefined;

/** Whether a frame can be moved here without being loaded again, and nothing stands over the page, nor a frame on it already. */
function isFree(): boolean {
  const isMovable = (Element.prototype as Mover).moveBefore !== undefined;
  return isMovable && document.querySelector(".frame, dialog[open]") === null;
}

/**
 * Begins a frame over the page that is left, so that it loads before its own page is drawn, which moves it into its place (`takeHeldFrame`).
 * Undefined where the browser cannot move a frame without loading it again, where its address may not be shown or is not whole, and where
 * something stands over the page or a frame is on it already.
 */
export function holdFrame({ src, title, sandbox, allow, fullscreen, saysReady }: FrameToHold): BegunFrame | undefined {
  const address = frameAddress(src, location.origin);
  if (address === undefined || !isFree()) return undefined;
  const { origin } = new URL(address);
  const { layer, box, name, page, cover } = createLayer();
  box.ariaLabel = name.textContent = page.title = title;
  if (saysReady) cover.dataset["over"] = "true";
  for (const [name, given] of Object.entries(frameRights({ sandbox, allow, fullscreen })))
    page.setAttribute(name, given);
  page.setAttribute("referrerpolicy", "strict-origin");
  page.src = address;
  let tell = (): void => undefined;
  const seen = new Promise<void>((resolve) => (tell = resolve));
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source !== page.contentWindow || mine.said.length >= mostWords) return;
    mine.said.push(event);
    cover.remove();
    tell();
  };
  const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective !== "frame-src") return;
    drop();
    tell();
  };
  let moving: Animation[] = [];
  const spinner = setTimeout(() => cover.append(spinnerOf()), spinnerAfterMs);
  const mine: HeldFrame = {
    address,
    page,
    isLoaded: false,
    said: [],
    end() {
      held = undefined;
      clearTimeout(spinner);
      document.removeEventListener("securitypolicyviolation", refuse);
      layer.remove();
      for (const one of moving) one.play();
    },
  };
  const stopHearing = (): readonly MessageEvent<unknown>[] => {
    removeEventListener("message", hear);
    return mine.said;
  };
  const drop = (): void => {
    if (held !== mine) return;
    stopHearing();
    mine.end();
  };
  page.addEventListener("load", () => {
    mine.isLoaded = true;
    if (!saysReady) tell();
  });
  addEventListener("message", hear);
  document.addEventListener("securitypolicyviolation", refuse);
  held = mine;
  unheard = { page, take: stopHearing };
  // It is on its way from here; all else is done while it is.
  document.body.append(layer);
  // What moves on a page that is left would take its time from what is coming. Looked for with the next frame, for which the page is
  // reckoned anyway: to look at once would have it reckoned before anything else can be done.
  requestAnimationFrame(() => {
    if (held !== mine) return;
    moving = (document.getAnimations?.() ?? []).filter(({ playState }) => playState === "running");
    for (const one of moving) one.pause();
  });
  return { seen, drop };
}

/** How a frame of this address stands that has begun and waits for its page; undefined where there is none. */
export function heldState(address: string | undefined): "begun" | "there" | undefined {
  if (held === undefined || held.address !== address) return undefined;
  return held.said.length > 0 ? "there" : "begun";
}

/** Moves the frame that waits into its place, without loading it again; undefined where none waits any more. `onLoad` is called for it once. */
export function takeHeldFrame(address: string, place: Element, onLoad: () => void): HTMLIFrameElement | undefined {
  const taken = held;
  if (taken?.address !== address) return undefined;
  try {
    (place as Mover).moveBefore?.(taken.page, null);
  } finally {
    taken.end();
  }
  if (taken.isLoaded) onLoad();
  else taken.page.addEventListener("load", onLoad, { once: true });
  return taken.page;
}

/** What a frame said before anybody heard it, once. */
export function takeUnheard(page: Window | null | undefined): readonly MessageEvent<unknown>[] {
  if (!page || unheard?.page.contentWindow !== page) return [];
  const { take } = unheard;
  unheard = undefined;
  return take();
}

/** The elements of a layer. */
interface Layer {
  layer: HTMLElement;
  box: HTMLElement;
  name: HTMLElement;
  page: HTMLIFrameElement;
  cover: HTMLElement;
}

/** The layer looks as the page will: the frame's bar with its title, and its stage, where they will stand. */
function createLayer(): Layer {
  const box = elementOf("section", "frame");
  box.tabIndex = -1;
  box.dataset["height"] = "screen";
  const name = elementOf("p", "frame__title");
  name.dir = "auto";
  const page = elementOf("iframe", "frame__page");
  const cover = elementOf("p", "frame__waiting");
  cover.ariaBusy = "true";
  const layer = elementOf("div", "frame-ahead");
  const [bar, stage] = [elementOf("div", "frame__bar"), elementOf("div", "frame__stage")];
  bar.append(name);
  stage.append(page, cover);
  box.append(bar, stage);
  layer.append(box);
  return { layer, box, name, page, cover };
}

function spinnerOf(): HTMLElement {
  const spinner = elementOf("span", "button__spinner");
  spinner.ariaHidden = "true";
  return spinner;
}

function elementOf<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
