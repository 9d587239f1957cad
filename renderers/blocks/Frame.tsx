import { useEffect, useRef, useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useIsHydrated } from "#rendering/hooks/useIsHydrated.ts";
import { Failure } from "../ui/Failure.tsx";
import { frameAddress } from "../ui/frameAddress.ts";
import { PressButton } from "../ui/PressButton.tsx";
import { useRefused } from "../ui/useRefused.ts";
import "./Frame.css";

/**
 * What a game may do: run, keep its own data, send forms, hold the pointer and open a window. It may not lead this page
 * elsewhere, open dialogs over it or download by itself.
 */
const sandbox = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-pointer-lock",
  "allow-orientation-lock",
].join(" ");

/** A page that has not come after so long is given up, in milliseconds (security, F-19). */
const longestMs = 15_000;

/**
 * A page of another host in a sandbox. One that does not come is given up after a while, and can be tried again. Which hosts may be shown is the platform's policy (`FRAME_HOSTS`); what it refuses is
 * said. It is loaded once the page runs, so that the first drawing is the same everywhere.
 */
export function Frame(props: BlockProps<"frame">): ReactElement {
  const { label, src, ratio = "16/9", height = "ratio", fullscreen = false, actions, at } = props;
  const text = useFixedText();
  const isHydrated = useIsHydrated();
  const stage = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<string>();
  const [tries, setTries] = useState(0);
  const address = isHydrated
    ? frameAddress(src.value, globalThis.location?.origin, at.scope.read("/brand/launchGameCDNs"))
    : undefined;
  const isRefused = useRefused(address, tries) || (isHydrated && address === undefined && hasWords(src.value));
  const key = `${tries} ${address}`;
  const [late, setLate] = useState<string>();
  const isComing = address !== undefined && loaded !== key && !isRefused;
  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setTimeout(() => setLate(key), longestMs);
    return () => clearTimeout(timer);
  }, [isComing, key]);
  const isLate = isComing && late === key;
  const isWaiting = isComing && !isLate;
  // A phone that cannot do it has no button for it.
  const canFill = fullscreen && isHydrated && document.fullscreenEnabled;
  const fill = async (): Promise<{ ok: true }> => {
    await stage.current?.requestFullscreen().catch(() => undefined);
    return { ok: true };
  };
  return (
    <section className="frame" data-height={height} aria-label={label}>
      <div className="frame__bar">
        <p className="frame__title">{label}</p>
        {actions}
        {canFill ? (
          <PressButton
            isIconOnly
            variant="ghost"
            size="s"
            icon="external"
            label={text("ui.frame.fullscreen")}
            onPress={fill}
          />
        ) : null}
      </div>
      <div
        ref={stage}
        className="frame__stage"
        style={{ aspectRatio: height === "ratio" ? ratio.replace("/", " / ") : undefined }}
      >
        {isRefused ? (
          <Failure message={text("ui.frame.refused")} onRetry={async () => setTries(tries + 1)} />
        ) : isLate ? (
          <Failure message={text("ui.frame.late")} onRetry={async () => setTries(tries + 1)} />
        ) : (
          <>
            {isWaiting || address === undefined ? (
              <p className="frame__waiting" aria-busy="true">
                <span className="button__spinner" aria-hidden="true" />
                <span className="only-read">{text("ui.frame.loading")}</span>
              </p>
            ) : null}
            {address === undefined ? null : (
              <iframe
                key={key}
                className="frame__page"
                src={address}
                title={label}
                sandbox={sandbox}
                allow={fullscreen ? "autoplay; fullscreen" : "autoplay"}
                referrerPolicy="strict-origin"
                onLoad={() => setLoaded(key)}
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}

const hasWords = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** Draws `frame`. */
export const frame = defineBlock({ kind: "frame", component: Frame });
