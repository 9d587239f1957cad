import { createElement, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { useLink } from "#rendering/hooks/useLink.ts";
import { Art } from "../art/Art.tsx";
import { headingTag } from "../ui/headingTag.ts";
import { PressOf } from "../ui/PressOf.tsx";

/** A slide, its picture's address looked at already. */
export type Slide = Omit<NonNullable<BlockProps<"hero">["slides"]>[number], "image" | "art"> & {
  /** Seed of the art; the title where there is none. */
  art?: string | undefined;
  image?: string | undefined;
  /** What the picture shows. */
  alt?: string | undefined;
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
  /** Whether it comes next by itself: it is painted already, out of sight. */
  isNext: boolean;
  /** Which of how many it is, in words. */
  name: string;
}

/** One slide: words and a picture beside or below them; a picture without words has the whole slide. */
export function HeroSlide({ slide, level, at, isShown, isNext, name }: HeroSlideProps): ReactElement {
  const { title, image } = slide;
  const anchor = useLink(slide.link ?? "/", at);
  const picture =
    image === undefined ? null : (
      <img className="hero__picture" src={image} alt={slide.alt ?? ""} loading="lazy" decoding="async" />
    );
  return (
    <article className="hero__slide" aria-label={name} data-shown={isShown} data-next={isNext} inert={!isShown}>
      {title === "" && picture !== null ? (
        picture
      ) : (
        <div className="hero__art">{picture ?? <Art seed={slide.art ?? title} variant="scene" />}</div>
      )}
      <div className="hero__words">
        {title === "" ? null : createElement(headingTag(level), { className: "hero__title" }, title)}
        {slide.text === undefined ? null : <p className="hero__text">{slide.text}</p>}
        <PressOf variant="primary" size="l" button={slide.button} />
        {slide.link === undefined || slide.linkLabel === undefined ? null : (
          <a className="button button--primary" data-size="l" {...anchor}>
            <span className="button__label">{slide.linkLabel}</span>
          </a>
        )}
      </div>
    </article>
  );
}
