import { draw } from "../front/make.ts";
import { colourOf, wheel } from "./rules.ts";

/** The wheel as it is seen. */
export interface Wheel {
  element: SVGElement;
  /** Turns it until it is told a number. */
  spin(): void;
  /** Lets the ball fall into a number's pocket; at once where nothing was turning. */
  settle(number: number): Promise<void>;
}

const step = 360 / wheel.length;
const settleMs = 2_600;
const [rimRadius, pocketRadius] = [92, 61];
const turnPerMs = 0.045;
const ballPerMs = -0.3;

/** Draws a wheel in a box of 200 by 200. With `isStill` nothing turns: the ball lies where it fell. */
export function createWheel(label: string, isStill: boolean): Wheel {
  const turning = draw("g", {}, ...wheel.flatMap(pocket), ...hub());
  const ball = draw("circle", { r: 4.6, class: "wheel__ball", cx: 100, cy: 100 - pocketRadius });
  const element = draw(
    "svg",
    { viewBox: "0 0 200 200", class: "wheel", role: "img", "aria-label": label },
    draw("circle", { cx: 100, cy: 100, r: 99, class: "wheel__rim" }),
    draw("circle", { cx: 100, cy: 100, r: 95, class: "wheel__bowl" }),
    ...Array.from({ length: 8 }, (_, at) =>
      draw("path", {
        d: "M100 5.5l2.2 4.5-2.2 4.5-2.2-4.5Z",
        class: "wheel__stud",
        transform: `rotate(${at * 45 + 22} 100 100)`,
      }),
    ),
    turning,
    ball,
  );
  let turned = 0;
  // Where the ball is, in degrees of the bowl and units from the middle.
  let [angle, radius] = [0, pocketRadius];
  let [isTurning, last] = [false, 0];
  let falls: { from: number; way: number; number: number; at: number; done(): void } | undefined;

  const place = () => {
    turning.setAttribute("transform", `rotate(${turned % 360} 100 100)`);
    ball.setAttribute("transform", `rotate(${angle % 360} 100 100) translate(0 ${pocketRadius - radius})`);
  };
  const angleOf = (number: number) => wheel.indexOf(number) * step;

  function frame(now: number): void {
    const passed = Math.min(64, now - last);
    last = now;
    turned += turnPerMs * passed * (falls ? Math.max(0, 1 - (now - falls.at) / settleMs) : 1);
    if (falls) {
      const part = Math.min(1, (now - falls.at) / settleMs);
      const eased = 1 - (1 - part) ** 3;
      // Seen from the turning wheel the ball slows down until it lies in its pocket, with a small jump on the way.
      angle = turned + falls.from + falls.way * eased;
      radius =
        rimRadius - (rimRadius - pocketRadius) * eased ** 2 + Math.abs(Math.sin(part * 14)) * 5 * (1 - part) * part;
      if (part === 1) {
        isTurning = false;
        const { done } = falls;
        falls = undefined;
        done();
      }
    } else {
      angle += ballPerMs * passed;
      radius += (rimRadius - radius) * 0.08;
    }
    place();
    if (isTurning) requestAnimationFrame(frame);
  }

  return {
    element,
    spin() {
      if (isStill || isTurning) return;
      isTurning = true;
      last = performance.now();
      requestAnimationFrame(frame);
    },
    settle(number) {
      if (!isTurning || document.hidden) {
        isTurning = false;
        falls = undefined;
        [angle, radius] = [turned + angleOf(number), pocketRadius];
        place();
        return Promise.resolve();
      }
      const from = angle - turned;
      // On for two rounds at least, and then to its pocket.
      const rest = (((angleOf(number) - from) % 360) - 360) % 360;
      return new Promise((done) => {
        falls = { from, way: rest - 720, number, at: performance.now(), done };
      });
    },
  };
}

function pocket(number: number, at: number): SVGElement[] {
  const half = (step / 2) * (Math.PI / 180);
  const corner = (radius: number, side: number) =>
    `${(100 + radius * Math.sin(half * side)).toFixed(2)} ${(100 - radius * Math.cos(half)).toFixed(2)}`;
  const turn = `rotate(${(at * step).toFixed(3)} 100 100)`;
  return [
    draw("path", {
      d: `M${corner(84, -1)}A84 84 0 0 1 ${corner(84, 1)}L${corner(53, 1)}A53 53 0 0 0 ${corner(53, -1)}Z`,
      class: `wheel__pocket wheel__pocket--${colourOf(number)}`,
      transform: turn,
    }),
    draw("text", { x: 100, y: 25.5, class: "wheel__number", transform: turn }, String(number)),
  ];
}

function hub(): SVGElement[] {
  const middle = { cx: 100, cy: 100 };
  return [
    draw("circle", { ...middle, r: 70, class: "wheel__ring" }),
    draw("circle", { ...middle, r: 53, class: "wheel__cone" }),
    ...[0, 45, 90, 135].map((angle) =>
      draw("path", {
        d: "M98.6 60 100 52l1.4 8v80l-1.4 8-1.4-8Z",
        class: "wheel__arm",
        transform: `rotate(${angle} 100 100)`,
      }),
    ),
    draw("circle", { ...middle, r: 15, class: "wheel__knob" }),
    draw("circle", { ...middle, r: 8, class: "wheel__tip" }),
  ];
}
