import { type ReactElement, useEffect, useRef, useState } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useIsHydrated } from "#rendering/hooks/useIsHydrated.ts";
import { Failure } from "../ui/Failure.tsx";
import { frameAddress } from "../ui/frameAddress.ts";
import { FramePage } from "../ui/FramePage.tsx";
import { frameRights } from "../ui/frameRights.ts";
import { heldState } from "../ui/heldFrame.ts";
import { PressButton } from "../ui/PressButton.tsx";
import { type FrameSaid, useFrameTalk } from "../ui/useFrameTalk.ts";
import { useKeptFocus } from "../ui/useKeptFocus.ts";
import { useOnlyOne } from "../ui/useOnlyOne.ts";
import { useOwnWindow } from "../ui/useOwnWindow.ts";
import { useRefused } from "../ui/useRefused.ts";
import { useWholeScreen } from "../ui/useWholeScreen.ts";
import "./Frame.css";

/** A page that has not come after so long is given up, in milliseconds (security, F-19). */
const longestMs = 15_000;
/** An address that works no more is asked for anew so often in a minute; then the player decides. */
const mostRenewals = 3;
const minuteMs = 60_000;
const heights = { least: 120, most: 4_000 };

/**
 * A page of another host in a sandbox, or in a window of its own. Over one that does not come stand, after a while, a way to try again and
 * ways out; it stays below, and is shown when it comes after all. Which hosts may be shown is the platform's policy (`FRAME_HOSTS`); what it refuses is said. What the page says is heard by
 * its origin and window alone. It is loaded once the page runs, so that the first drawing is the same everywhere.
 */
export function Frame(props: BlockProps<"frame">): ReactElement {
  const { label, src, ratio = "16/9", height = "ratio", fullscreen = false, told = {}, actions, at } = props;
  const text = useFixedText();
  const isHydrated = useIsHydrated();
  const box = useRef<HTMLElement>(null);
  const page = useRef<HTMLIFrameElement>(null);
  const [greetings, setGreetings] = useState(0);
  const [tries, setTries] = useState(0);
  const [late, setLate] = useState<string>();
  const [isWorn, setIsWorn] = useState(false);
  const [ownHeight, setOwnHeight] = useState<number>();
  const isWindow = props.opens?.value === "window";
  const only = useOnlyOne(isHydrated && props.single?.value === true);
  const screen = useWholeScreen(box);
  const address = isHydrated
    ? frameAddress(src.value, globalThis.location?.origin, at.scope.read("/brand/launchGameCDNs"))
    : undefined;
  const own = useOwnWindow(isWindow ? address : undefined);
  const isRefused = useRefused(address, tries) || (isHydrated && address === undefined && hasWords(src.value));
  const key = `${tries} ${address}`;
  // One that has begun before this page may be there already.
  const [loaded, setLoaded] = useState(() => (heldState(address) === "there" ? key : undefined));
  // A page that says so itself is there then; a browser shows something for a host that is down too.
  const isTold = props.ready?.value === true;
  const isComing = address !== undefined && loaded !== key && !isRefused && !isWindow && !only.isTaken;
  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setTimeout(() => setLate(key), longestMs);
    return () => clearTimeout(timer);
  }, [isComing, key]);
  const isLate = isComing && late === key;

  const renewals = useRef<number[]>([]);
  const knownAmount = useRef<unknown>(undefined);
  const renewOn = props.renewOn?.value;
  const hear = ({ type, code, amount, height: wanted }: FrameSaid): void => {
    // Whatever it says, its page is there.
    setLoaded(key);
    if (type === "size") {
      if (wanted !== undefined) setOwnHeight(Math.min(heights.most, Math.max(heights.least, wanted)));
      return;
    }
    if (type === "ready") return setGreetings((count) => count + 1);
    if (type === "balance") {
      // A game says its balance whenever it has asked; what it said before is no news, nor at first what the site knows.
      const known = knownAmount.current ?? renewOn;
      knownAmount.current = amount;
      if (amount !== undefined && amount === known) return;
    }
    if (type === "close") own.close();
    if (type === "expired") {
      const now = Date.now();
      renewals.current = [...renewals.current.filter((moment) => moment > now - minuteMs), now];
      if (renewals.current.length > mostRenewals) return setIsWorn(true);
    }
    void (type === "error" ? told.error?.(code, 0)() : told[type]?.());
  };
  const talk = useFrameTalk(address, () => (isWindow ? own.current() : page.current?.contentWindow), {
    hear,
    wonder: (word) => void told.strange?.(word, 0)(),
  });
  // What is put away in it may have had the focus, which goes on from its bar then.
  useKeptFocus(box);
  const latestTalk = useRef(talk);
  useEffect(() => {
    latestTalk.current = talk;
  });
  const before = useRef(renewOn);
  useEffect(() => {
    if (before.current === renewOn) return;
    before.current = renewOn;
    // What it said itself it knows.
    if (renewOn !== knownAmount.current) talk.tell({ type: "refresh" });
  });
  // What is in it may look like what is around it: told once it is there, whenever it says so, and whenever the site turns.
  const scheme = at.scope.read("/ui/theme");
  useEffect(() => {
    if (loaded === key && (scheme === "dark" || scheme === "light"))
      latestTalk.current.tell({ type: "scheme", scheme });
  }, [loaded, key, greetings, scheme]);

  const again = async (): Promise<void> => {
    renewals.current = [];
    setIsWorn(false);
    setTries(tries + 1);
    await told.expired?.();
  };
  const reload = async (): Promise<{ ok: true }> => {
    await again();
    return { ok: true };
  };
  const trouble = isRefused ? "ui.frame.refused" : isLate ? "ui.frame.late" : isWorn ? "ui.frame.worn" : undefined;
  const over = (
    <div className="frame__over">
      <Failure message={text(trouble ?? "ui.frame.late")} onRetry={again} />
      {props.waysOut === undefined ? null : <div className="frame__ways">{props.waysOut}</div>}
    </div>
  );
  const show = async (): Promise<{ ok: true }> => {
    own.show();
    return { ok: true };
  };

  function content(): ReactElement {
    if (isRefused || (isWindow && trouble !== undefined)) return over;
    if (only.isTaken)
      return (
        <Hint said={text("ui.frame.elsewhere")}>
          <PressButton
            label={text("ui.frame.here")}
            variant="primary"
            onPress={async () => (only.takeBack(), { ok: true })}
          />
        </Hint>
      );
    if (isWindow && address !== undefined)
      return (
        <Hint said={text(`ui.frame.window.${own.state}`)}>
          <PressButton
            label={text(own.state === "open" ? "ui.frame.find" : "ui.frame.open")}
            variant="primary"
            icon="external"
            onPress={show}
          />
        </Hint>
      );
    return (
      <>
        {address === undefined ? null : (
          <FramePage
            key={key}
            page={page}
            address={address}
            title={label}
            rights={frameRights({ sandbox: props.sandbox?.value, allow: props.allow?.value, fullscreen })}
            onLoad={() => {
              if (!isTold) setLoaded(key);
            }}
          />
        )}
        {trouble !== undefined ? (
          over
        ) : isComing || address === undefined ? (
          <p className="frame__waiting" aria-busy="true" data-over={isTold || undefined}>
            <span className="button__spinner" aria-hidden="true" />
            <span className="only-read">{text("ui.frame.loading")}</span>
          </p>
        ) : null}
        {props.landscape?.value === true ? <p className="frame__turn">{text("ui.frame.turn")}</p> : null}
      </>
    );
  }

  return (
    <section
      ref={box}
      className="frame"
      tabIndex={-1}
      data-height={height}
      data-filled={screen.isFilled || undefined}
      data-whole={screen.isWhole || undefined}
      aria-label={label}
    >
      <div className="frame__bar">
        <p className="frame__title" dir="auto">
          {label}
        </p>
        {actions}
        {isTold || isWindow || !isHydrated || address === undefined ? null : (
          <PressButton
            isIconOnly
            variant="ghost"
            size="s"
            icon="refresh"
            label={text("ui.frame.again")}
            onPress={reload}
          />
        )}
        {fullscreen && isHydrated && !isWindow ? (
          <PressButton
            isIconOnly
            variant="ghost"
            size="s"
            icon={screen.isWhole ? "close" : "external"}
            label={text(screen.isWhole ? "ui.frame.smaller" : "ui.frame.fullscreen")}
            onPress={screen.toggle}
          />
        ) : null}
      </div>
      <div
        className="frame__stage"
        style={{
          aspectRatio: height === "ratio" && ownHeight === undefined ? ratio.replace("/", " / ") : undefined,
          blockSize: height === "ratio" ? ownHeight : undefined,
        }}
      >
        {props.notices === undefined ? null : <div className="frame__notices">{props.notices}</div>}
        {content()}
      </div>
    </section>
  );
}

function Hint({ said, children }: { said: string; children: ReactElement }): ReactElement {
  return (
    <div className="frame__hint">
      <p role="status">{said}</p>
      {children}
    </div>
  );
}

const hasWords = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** Draws `frame`. */
export const frame = defineBlock({ kind: "frame", component: Frame });
