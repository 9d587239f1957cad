// Pictures, cards and games to leaf through: a chunk of its own.
export { frame } from "../blocks/Frame.tsx";
export { gallery } from "../blocks/Gallery.tsx";
export { carousel } from "../layouts/Carousel.tsx";
