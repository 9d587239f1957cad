import { useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { Icon } from "../icons/Icon.tsx";
import { classNames } from "../ui/classNames.ts";
import { useMoving } from "../ui/useMoving.ts";
import { useRested } from "../ui/useRested.ts";
import { usePrefersStill } from "../ui/usePrefersStill.ts";
import { linkAddress } from "../ui/linkAddress.ts";
import { safeAddress } from "../ui/safeAddress.ts";
import { HeroSlide, type Slide } from "./HeroSlide.tsx";
import { useSlides } from "./useSlides.ts";

/** Nobody leafs through more. */
const mostSlides = 20;

/**
 * Slides with drawn art or pictures, and a box beside them. Once the page has come to rest they move on by themselves, in sight,
 * until somebody looks closer.
 */
export function Hero({
  label,
  slides: own = [],
  rows,
  rowItem,
  limit = mostSlides,
  at,
  autoplayMs = 0,
  aside,
  compact = false,
  level = 2,
}: BlockProps<"hero">): ReactElement | null {
  const text = useFixedText();
  const hosts = at.scope.read("/brand/imageCDNs");
  const { rows: list } = useRows(rowItem && rows?.value, at, limit);
  const slides: readonly Slide[] = [
    ...own.map((slide) => ({ ...slide, art: slide.art?.text || undefined, image: safeAddress(slide.image, hosts) })),
    // What is loaded later stands behind what is seen already: nothing changes under anybody's eyes.
    ...list.flatMap((row, index) => toSlide(rowItem?.(row, index), hosts)),
  ];
  const isStill = usePrefersStill();
  const hasRested = useRested();
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const mayMove = useMoving(box);
  const isMoving = autoplayMs > 0 && slides.length > 1 && mayMove && !isPaused;
  const [current, setCurrent, isNear] = useSlides(slides.length, isMoving && !isHeld ? autoplayMs : 0);
  if (slides.length === 0 && aside === undefined) return null;
  return (
    <section
      ref={setBox}
      className={classNames("hero", compact && "hero--compact")}
      data-rested={hasRested}
      aria-roledescription={text("ui.hero.slides")}
      aria-label={label}
    >
      <div className={classNames("hero__inner", aside === undefined && "hero__inner--alone")}>
        <div
          className="hero__slides"
          aria-live={isMoving ? "off" : "polite"}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          {slides.map((slide, index) => (
            <HeroSlide
              key={index}
              slide={slide}
              level={level}
              at={at}
              isShown={index === current}
              isNext={isMoving && index === (current + 1) % slides.length}
              name={text("ui.hero.slide", { number: index + 1, count: slides.length })}
            />
          ))}
          {isMoving ? (
            <p className="hero__next" data-shown={isNear} aria-hidden>
              {slides[(current + 1) % slides.length]?.title}
            </p>
          ) : null}
          {slides.length < 2 ? null : (
            <div className="hero__controls">
              {slides.map((_, index) => (
                <button
                  key={index}
                  type="button"
                  className="hero__dot"
                  aria-label={text("ui.hero.show", { number: index + 1 })}
                  aria-current={index === current}
                  onClick={() => setCurrent(index)}
                />
              ))}
              {autoplayMs > 0 && !isStill ? (
                <button
                  type="button"
                  className="hero__pause"
                  aria-label={text(isPaused ? "ui.motion.play" : "ui.motion.pause")}
                  onClick={() => setIsPaused(!isPaused)}
                >
                  <Icon name={isPaused ? "play" : "pause"} size={16} />
                </button>
              ) : null}
            </div>
          )}
        </div>
        {aside === undefined ? null : <div className="hero__aside">{aside}</div>}
      </div>
    </section>
  );
}

/** The slide of a row; one without words and without a picture is none. */
function toSlide(row: ReturnType<NonNullable<BlockProps<"hero">["rowItem"]>> | undefined, hosts: unknown): Slide[] {
  if (row === undefined) return [];
  const image = safeAddress(row.image?.value, hosts);
  if (image === undefined && row.title === "") return [];
  const { image: _, link, linkKind, art, ...words } = row;
  const leadsNowhere = linkKind?.text === "";
  return [{ ...words, image, art: art?.text || undefined, link: leadsNowhere ? undefined : linkAddress(link?.value) }];
}

/** Draws `hero`. */
export const hero = defineBlock({ kind: "hero", component: Hero });
