import { drawFish, lengthOf } from "./drawFish.ts";
import { kinds, type KindName } from "./rules.ts";

/** A fish in the sea. Where it swims is for the eye alone: what a shot brings, the program decides. */
export interface Fish {
  kind: KindName;
  x: number;
  y: number;
  lane: number;
  speed: number;
  phase: number;
  /** Until when it flees, and until when it is gone, by the clock of frames. */
  fleesUntil: number;
  goneUntil: number;
}

interface Spark {
  x: number;
  y: number;
  dx: number;
  dy: number;
  at: number;
  text?: string;
}

interface Bolt {
  from: { x: number; y: number };
  fish: Fish;
  at: number;
  done(): void;
}

/** The sea as it is seen. */
export interface Sea {
  element: HTMLCanvasElement;
  /** The fish at a point of the canvas. */
  fishAt(x: number, y: number): Fish | undefined;
  /** The nearest of a kind; one is called where none is to be seen. */
  findFish(kind: KindName): Fish;
  /** Shows a shot on its way. */
  shoot(fish: Fish): Promise<void>;
  /** Shows what came of it. */
  endShot(fish: Fish, won?: string): void;
}

/** How many of each kind swim here on a phone. */
const crowd: Readonly<Record<KindName, number>> = {
  sprat: 5,
  clown: 3,
  angel: 2,
  puffer: 2,
  turtle: 1,
  ray: 1,
  shark: 1,
  chest: 1,
  whale: 1,
  dragon: 1,
};
const phonePixels = 390 * 480;
const boltMs = 320;
const sparkMs = 1_300;
const goneMs = 1_500;

/** Fills a sea with fish; with `isStill` they stand, and shots do not fly. */
export function createSea(isStill: boolean): Sea {
  const element = document.createElement("canvas");
  const to = element.getContext("2d") as CanvasRenderingContext2D;
  let [width, height, scale, now] = [390, 480, 1, 0];
  let fishes: Fish[] = [];
  let bolts: Bolt[] = [];
  let sparks: Spark[] = [];
  let aim = 0;

  const sizeOf = (fish: Fish): number => lengthOf(fish.kind) * scale;
  const spawn = (kind: KindName, isAnywhere: boolean): Fish => {
    const ahead = Math.random() < 0.5 ? 1 : -1;
    const speed = (kind === "chest" ? 9 : 22 + Math.random() * 26) * ahead;
    const lane = 0.1 + Math.random() * 0.68;
    const edge = lengthOf(kind) * scale * (0.6 + Math.random());
    const x = isAnywhere || isStill ? (0.08 + Math.random() * 0.84) * width : ahead > 0 ? -edge : width + edge;
    return { kind, x, y: lane * height, lane, speed, phase: Math.random() * 6, fleesUntil: 0, goneUntil: 0 };
  };

  function fill(): void {
    const more = Math.min(2.2, Math.max(1, (width * height) / phonePixels / 1.5));
    // The large ones swim behind the small ones.
    fishes = kinds
      .toReversed()
      .flatMap(({ name }) =>
        Array.from({ length: Math.round(crowd[name] * (crowd[name] > 1 ? more : 1)) }, () => spawn(name, true)),
      );
  }

  function measure(): void {
    const { clientWidth, clientHeight } = element;
    if (
      clientWidth === 0 ||
      (clientWidth === width && clientHeight === height && element.width > 300 && fishes.length > 0)
    )
      return;
    const isFirst = fishes.length === 0;
    const [wider, higher] = [clientWidth / width, clientHeight / height];
    [width, height] = [clientWidth, clientHeight];
    scale = Math.min(1.7, Math.max(0.95, Math.sqrt((width * height) / phonePixels)));
    const sharp = Math.min(2, devicePixelRatio);
    element.width = width * sharp;
    element.height = height * sharp;
    to.setTransform(sharp, 0, 0, sharp, 0, 0);
    if (isFirst) fill();
    else
      for (const fish of fishes) {
        fish.x *= wider;
        fish.y *= higher;
      }
  }

  function swim(fish: Fish, seconds: number): void {
    if (fish.goneUntil > 0) {
      if (now < fish.goneUntil) return;
      Object.assign(fish, spawn(fish.kind, false));
    }
    if (isStill) return;
    const flees = now < fish.fleesUntil;
    fish.phase += seconds * (flees ? 22 : 7);
    fish.x += fish.speed * seconds * (flees ? 3 : 1);
    fish.y = fish.lane * height + Math.sin(fish.phase * 0.25) * 10;
    const beyond = sizeOf(fish) * 0.7;
    if ((fish.speed > 0 && fish.x > width + beyond) || (fish.speed < 0 && fish.x < -beyond))
      Object.assign(fish, spawn(fish.kind, false));
  }

  function paintFish(fish: Fish): void {
    if (fish.goneUntil > 0) return;
    to.save();
    to.translate(fish.x, fish.y);
    const size = sizeOf(fish) / 100;
    to.scale(fish.kind === "chest" || fish.speed > 0 ? size : -size, size);
    drawFish(to, fish.kind, fish.phase);
    to.restore();
  }

  function paintCannon(): void {
    const [x, y] = [width / 2, height];
    to.save();
    to.translate(x, y);
    to.rotate(aim);
    const metal = to.createLinearGradient(-14, 0, 14, 0);
    metal.addColorStop(0, "#8d5a12");
    metal.addColorStop(0.5, "#ffe08a");
    metal.addColorStop(1, "#8d5a12");
    to.fillStyle = metal;
    to.beginPath();
    to.roundRect(-11, -58, 22, 48, 6);
    to.roundRect(-15, -62, 30, 12, 5);
    to.fill();
    to.restore();
    to.fillStyle = "#3b2a5c";
    to.beginPath();
    to.arc(x, y, 30, Math.PI, 0);
    to.fill();
    to.strokeStyle = "#ffd76a";
    to.lineWidth = 3;
    to.stroke();
  }

  function paintBolt({ from, fish, at }: Bolt): void {
    const part = Math.min(1, (now - at) / boltMs);
    const [x, y] = [from.x + (fish.x - from.x) * part, from.y + (fish.y - from.y) * part];
    const glow = to.createRadialGradient(x, y, 1, x, y, 13);
    glow.addColorStop(0, "#fff");
    glow.addColorStop(0.35, "#ffe27a");
    glow.addColorStop(1, "#ff9d0000");
    to.fillStyle = glow;
    to.beginPath();
    to.arc(x, y, 13, 0, Math.PI * 2);
    to.fill();
  }

  function paintSpark({ x, y, dx, dy, at, text }: Spark): void {
    const part = (now - at) / sparkMs;
    to.globalAlpha = Math.max(0, 1 - part ** 2);
    if (text === undefined) {
      const [px, py] = [x + dx * part, y + dy * part + 70 * part ** 2];
      to.fillStyle = "#ffcf3a";
      to.strokeStyle = "#a86a00";
      to.lineWidth = 1;
      to.beginPath();
      to.ellipse(px, py, 6 * Math.abs(Math.cos(part * 9 + dx)) + 1, 6, 0, 0, Math.PI * 2);
      to.fill();
      to.stroke();
    } else if (text === "") {
      to.strokeStyle = "#fff";
      to.lineWidth = 2;
      to.beginPath();
      to.arc(x, y, 8 + part * 34, 0, Math.PI * 2);
      to.stroke();
    } else {
      to.font = "800 24px system-ui, sans-serif";
      to.textAlign = "center";
      to.lineWidth = 5;
      to.strokeStyle = "#5a2d00";
      to.fillStyle = "#ffe27a";
      const room = to.measureText(text).width / 2 + 8;
      const px = Math.min(Math.max(x, room), width - room);
      const py = Math.max(32, y - (isStill ? 20 : 46 * Math.min(1, part * 2)));
      to.strokeText(text, px, py);
      to.fillText(text, px, py);
    }
    to.globalAlpha = 1;
  }

  function frame(time: number): void {
    const seconds = Math.min(0.05, (time - now) / 1_000);
    now = time;
    measure();
    to.clearRect(0, 0, width, height);
    for (const fish of fishes) swim(fish, seconds);
    for (const fish of fishes) paintFish(fish);
    for (const bolt of bolts) paintBolt(bolt);
    for (const spark of sparks) paintSpark(spark);
    paintCannon();
    for (const bolt of bolts.filter(({ at }) => now - at >= boltMs)) bolt.done();
    bolts = bolts.filter(({ at }) => now - at < boltMs);
    sparks = sparks.filter(({ at }) => now - at < sparkMs);
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  const isSeen = (fish: Fish) => fish.goneUntil === 0 && fish.x > 0 && fish.x < width;
  return {
    element,
    fishAt(x, y) {
      // The front ones first; fingers are thick.
      const near = fishes.filter((fish) => {
        const [reach, high] = [Math.max(24, sizeOf(fish) / 2), Math.max(22, sizeOf(fish) * 0.24)];
        return isSeen(fish) && Math.abs(fish.x - x) < reach && Math.abs(fish.y - y) < high;
      });
      return near.at(-1);
    },
    findFish(kind) {
      const all = fishes.filter((fish) => fish.kind === kind);
      const seen = all.filter(isSeen);
      const pick = seen[Math.floor(Math.random() * seen.length)] ?? all[0] ?? spawn(kind, true);
      if (!isSeen(pick)) Object.assign(pick, spawn(kind, true));
      return pick;
    },
    shoot(fish) {
      const from = { x: width / 2, y: height - 50 };
      aim = Math.atan2(fish.x - from.x, from.y - fish.y);
      if (isStill || document.hidden) return Promise.resolve();
      return new Promise((done) => bolts.push({ from, fish, at: now, done }));
    },
    endShot(fish, won) {
      const { x, y } = fish;
      if (won === undefined) {
        sparks.push({ x, y, dx: 0, dy: 0, at: now, text: "" });
        fish.fleesUntil = now + 700;
        return;
      }
      fish.goneUntil = now + goneMs;
      sparks.push({ x, y, dx: 0, dy: 0, at: now, text: won });
      const coins = isStill ? 0 : 14;
      for (let coin = 0; coin < coins; coin += 1)
        sparks.push({ x, y, dx: (Math.random() - 0.5) * 190, dy: (Math.random() - 0.8) * 150, at: now });
    },
  };
}
