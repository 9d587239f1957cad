/** The paints of one picture: each is a `url(#…)` of a gradient that `ArtDefs` defines under the same id. */
export interface Paint {
  gold: string;
  goldDeep: string;
  ivory: string;
  main: string;
  mainDeep: string;
  second: string;
  secondDeep: string;
  red: string;
  night: string;
  shine: string;
  glow: string;
  lattice: string;
}

/** What every motif is drawn with: a board of 200 by 200 around the origin. */
export interface MotifProps {
  paint: Paint;
}

/** The paints of the picture with this id. */
export function createPaint(id: string): Paint {
  const url = (name: string): string => `url(#${id}-${name})`;
  return {
    gold: url("gold"),
    goldDeep: url("gold-deep"),
    ivory: url("ivory"),
    main: url("main"),
    mainDeep: url("main-deep"),
    second: url("second"),
    secondDeep: url("second-deep"),
    red: url("red"),
    night: url("night"),
    shine: url("shine"),
    glow: url("glow"),
    lattice: url("lattice"),
  };
}
