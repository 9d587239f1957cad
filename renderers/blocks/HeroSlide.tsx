import { createElement, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { Art } from "../art/Art.tsx";
import { headingTag } from "../parts/headingTag.ts";
import { PressButton } from "../parts/PressButton.tsx";
import { safeAddress } from "../parts/safeAddress.ts";

interface HeroSlideProps {
  slide: BlockProps<"hero">["slides"][number];
  /** Heading level of the title. */
  level: number;
  isShown: boolean;
  /** Which of how many it is, in words. */
  name: string;
}

/** One slide: words in front of a picture. */
export function HeroSlide({ slide, level, isShown, name }: HeroSlideProps): ReactElement {
  const picture = safeAddress(slide.image);
  return (
    <article className="hero__slide" aria-label={name} data-shown={isShown} inert={!isShown}>
      {picture === undefined ? (
        <div className="hero__art">
          <Art seed={slide.art ?? slide.title} variant="scene" />
        </div>
      ) : (
        <img className="hero__picture" src={picture} alt="" loading="lazy" decoding="async" />
      )}
      <div className="hero__words">
        {createElement(headingTag(level), { className: "hero__title" }, slide.title)}
        {slide.text === undefined ? null : <p className="hero__text">{slide.text}</p>}
        {slide.action === undefined || slide.actionLabel === undefined ? null : (
          <PressButton variant="primary" size="l" label={slide.actionLabel} onPress={slide.action} />
        )}
      </div>
    </article>
  );
}
