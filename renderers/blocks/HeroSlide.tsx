import { createElement, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { useLink } from "#rendering/hooks/useLink.ts";
import { Art } from "../art/Art.tsx";
import { headingTag } from "../parts/headingTag.ts";
import { PressButton } from "../parts/PressButton.tsx";

/** A slide, its picture's address looked at already. */
export type Slide = Omit<BlockProps<"hero">["slides"][number], "image"> & {
  image?: string | undefined;
  /** Where it leads, instead of an action. */
  link?: string | undefined;
  linkLabel?: string | undefined;
};

interface HeroSlideProps {
  slide: Slide;
  at: BlockProps<"hero">["at"];
  /** Heading level of the title. */
  level: number;
  isShown: boolean;
  /** Which of how many it is, in words. */
  name: string;
}

/** One slide: words in front of a picture. */
export function HeroSlide({ slide, level, at, isShown, name }: HeroSlideProps): ReactElement {
  const picture = slide.image;
  const anchor = useLink(slide.link ?? "/", at);
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
        {slide.link === undefined || slide.linkLabel === undefined ? null : (
          <a className="button button--primary" data-size="l" {...anchor}>
            <span className="button__label">{slide.linkLabel}</span>
          </a>
        )}
      </div>
    </article>
  );
}
