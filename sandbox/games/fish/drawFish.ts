import type { KindName } from "./rules.ts";

/** A piece of a fish in a box of 100 by 100 around 0, looking right. */
interface Part {
  path: string;
  fill: string | readonly [above: string, below: string];
  /** Beats: from this x on to the tail. */
  beats?: number;
}

interface Look {
  /** Length in the sea, in pixels of a phone. */
  length: number;
  parts: readonly Part[];
  eye?: readonly [x: number, y: number, radius: number];
}

const looks: Record<KindName, Look> = {
  sprat: {
    length: 46,
    eye: [32, -3, 4],
    parts: [
      { path: "M-22 0-50-17Q-40 0-50 17Z", fill: "#7fb8e8", beats: -22 },
      { path: "M48 0C32-18 0-18-28-3v6C0 18 32 18 48 0Z", fill: ["#5b9bd8", "#eaf6ff"] },
      { path: "M10-13C2-24-8-24-14-22L-8-10Z", fill: "#4a86c4" },
    ],
  },
  clown: {
    length: 54,
    eye: [30, -6, 5],
    parts: [
      { path: "M-24 0-50-20Q-54 0-50 20Z", fill: "#ff7a1a", beats: -24 },
      { path: "M20-20C8-34-14-34-24-16Zm0 40C8 34-8 32-14 18Z", fill: "#e85d04" },
      { path: "M46 0C36-26-6-30-32-5v10C-6 30 36 26 46 0Z", fill: ["#ff8c2e", "#ff5a1f"] },
      { path: "M20-19Q12 0 20 19L8 22Q0 0 8-22ZM-12-17Q-18 0-12 17l-10-6q-3-11 0-22Z", fill: "#fff" },
    ],
  },
  angel: {
    length: 58,
    eye: [26, -5, 4.5],
    parts: [
      { path: "M-24 0-46-14Q-40 0-46 14Z", fill: "#f6d32d", beats: -24 },
      { path: "M16-18C4-40-22-50-44-48-28-36-20-22-18-8ZM16 18C4 40-22 50-44 48-28 36-20 22-18 8Z", fill: "#7b5cf0" },
      { path: "M44 0C28-26-2-30-28-6V6C-2 30 28 26 44 0Z", fill: ["#ffe45c", "#f5b301"] },
      { path: "M14-21Q8 0 14 21L6 23Q-1 0 6-23ZM-8-20Q-14 0-8 20l-8-5q-4-15 0-30Z", fill: "#5b3fd0" },
    ],
  },
  puffer: {
    length: 60,
    eye: [22, -10, 7],
    parts: [
      { path: "M-28 0-50-12Q-46 0-50 12Z", fill: "#d69b2d", beats: -28 },
      {
        path: "M34 0 44-8 31-12 36-24 24-23 24-36 12-30 6-42-3-31-14-39-16-27-28-29-26-17-38-14-31-4-42 2-31 8-36 20-25 20-24 32-13 28-7 40 3 31 13 40 18 28 30 30 29 18 40 15 33 7Z",
        fill: "#b87d1b",
      },
      { path: "M34 0A33 31 0 1 1-32 0 33 31 0 0 1 34 0Z", fill: ["#f2c04b", "#fff6da"] },
      { path: "M0 0C-8 8-16 8-20 2-16-4-8-6 0 0Z", fill: "#d69b2d" },
    ],
  },
  turtle: {
    length: 76,
    eye: [43, -3, 3],
    parts: [
      {
        path: "M18 14C28 30 20 44 4 46 6 36 4 26 4 16Zm0-28C28-30 20-44 4-46 6-36 4-26 4-16Z",
        fill: "#3f9d5a",
        beats: 20,
      },
      { path: "M-22 12-44 28-40 8Zm0-24-22-16 4 20Z", fill: "#3f9d5a", beats: -20 },
      { path: "M26-9C38-14 52-10 52 0S38 14 26 9Z", fill: "#57b870" },
      { path: "M34 0C30 20-6 32-36 8l-4-8 4-8C-6-32 30-20 34 0Z", fill: ["#2f7a46", "#8a6a2c"] },
      { path: "M10-12 18 0 10 12H-6L-14 0-6-12ZM-20-9l4 9-4 9-10-4v-10Z", fill: "#c8a24a" },
    ],
  },
  ray: {
    length: 88,
    eye: [24, -8, 3],
    parts: [
      { path: "M-24-2-50 0-24 2Z", fill: "#3a4f86", beats: -24 },
      {
        path: "M46 0C26-14 12-44-16-48-10-26-22-10-32 0-22 10-10 26-16 48 12 44 26 14 46 0Z",
        fill: ["#6f8fd6", "#3f5aa6"],
      },
      { path: "M30 0C16-8 2-20-8-22-8-10-14-4-20 0-14 4-8 10-8 22 2 20 16 8 30 0Z", fill: "#8fabe8" },
    ],
  },
  shark: {
    length: 126,
    eye: [34, -3, 2.2],
    parts: [
      { path: "M-34-1-50-20Q-44-4-46 10L-36 3Z", fill: "#5c6f82", beats: -34 },
      { path: "M8-12C2-24-6-28-12-28-10-20-10-14-8-10ZM10 10C4 22-6 24-10 22-6 16-4 12-4 8Z", fill: "#51636f" },
      { path: "M50 0C36-14 0-18-38-3v4C-10 12 34 15 50 0Z", fill: ["#7f95a8", "#f3f8fb"] },
      { path: "M43 5Q36 8 31 5 36 5 43 5ZM20-4l1 9-2 0ZM16-4l1 9-2 0ZM12-4l1 9-2 0Z", fill: "#33424d" },
    ],
  },
  chest: {
    length: 62,
    parts: [
      { path: "M-40-6C-40-30-20-36 0-36S40-30 40-6Z", fill: ["#b0692a", "#7a3f12"] },
      { path: "M-32-6C-26-20-14-12-8-18 0-24 8-12 16-16 26-20 28-10 32-6Z", fill: "#ffd84a" },
      { path: "M-42-6H42V32H-42Z", fill: ["#9a5520", "#6a340e"] },
      { path: "M-42-6h84v6h-84ZM-30-6h8v38h-8ZM22-6h8v38h-8ZM-8-2H8V16H-8Z", fill: "#f0b429" },
      { path: "M-2 4H2v7H-2Z", fill: "#4a2407" },
    ],
  },
  whale: {
    length: 164,
    eye: [30, 2, 2],
    parts: [
      { path: "M-32 0-50-16Q-44 0-38 0-44 4-48 16-36 12-30 4Z", fill: "#2f5f9e", beats: -32 },
      { path: "M50 2C46-24 8-28-36-3l0 6C-14 22 40 26 50 2Z", fill: ["#3f7cc4", "#29558f"] },
      { path: "M50 3C46 22 10 24-20 10 6 12 34 12 50 3Z", fill: "#dcecfa" },
      { path: "M14 12C8 24-2 26-8 24-4 18 0 14 2 10Z", fill: "#29558f" },
    ],
  },
  dragon: { length: 176, parts: [] },
};

const paths = new Map<string, Path2D>();
const pathOf = (path: string): Path2D => {
  const made = paths.get(path) ?? new Path2D(path);
  paths.set(path, made);
  return made;
};

/** How long a fish is, in pixels of a phone. */
export const lengthOf = (kind: KindName): number => looks[kind].length;

/** Draws a fish in a box of 100 by 100 around 0, looking right; `phase` is where its tail is. */
export function drawFish(to: CanvasRenderingContext2D, kind: KindName, phase: number): void {
  if (kind === "dragon") return drawDragon(to, phase);
  const { parts, eye } = looks[kind];
  for (const { path, fill, beats } of parts) {
    to.save();
    if (beats !== undefined) {
      to.translate(beats, 0);
      to.scale(1 + Math.sin(phase) * 0.18, 1);
      to.transform(1, Math.sin(phase) * 0.18, 0, 1, 0, 0);
      to.translate(-beats, 0);
    }
    if (typeof fill === "string") to.fillStyle = fill;
    else {
      const shade = to.createLinearGradient(0, -26, 0, 26);
      shade.addColorStop(0.2, fill[0]);
      shade.addColorStop(1, fill[1]);
      to.fillStyle = shade;
    }
    to.fill(pathOf(path));
    to.restore();
  }
  if (eye) drawEye(to, ...eye);
}

function disc(to: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string): void {
  to.fillStyle = fill;
  to.beginPath();
  to.arc(x, y, radius, 0, Math.PI * 2);
  to.fill();
}

function drawEye(to: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  disc(to, x, y, radius, "#fff");
  disc(to, x + radius * 0.2, y, radius * 0.6, "#10202e");
  disc(to, x + radius * 0.35, y - radius * 0.25, radius * 0.2, "#fff");
}

const links = 14;

/** A chain of scales that winds. */
function drawDragon(to: CanvasRenderingContext2D, phase: number): void {
  const at = (link: number) => Math.sin(phase * 0.6 + link * 0.55) * (2 + link * 0.5);
  for (let link = links; link >= 0; link -= 1) {
    const [x, y, radius] = [30 - link * 5.6, at(link), 9.5 - link * 0.5];
    to.fillStyle = "#d92d20";
    to.beginPath();
    to.moveTo(x - 3, y - radius * 0.7);
    to.lineTo(x - 5, y - radius * 1.7);
    to.lineTo(x + 3, y - radius * 0.7);
    to.fill();
    disc(to, x, y, radius, link % 2 ? "#f5b301" : "#ffd24a");
    disc(to, x, y + radius * 0.35, radius * 0.6, "#fff0b3");
  }
  const y = at(-1);
  to.fillStyle = "#d92d20";
  to.fill(new Path2D(`M26 ${y - 8}C20 ${y - 24} 10 ${y - 24} 6 ${y - 26} 12 ${y - 16} 14 ${y - 10} 18 ${y - 5}Z`));
  to.fillStyle = "#ffc933";
  to.fill(
    new Path2D(
      `M24 ${y - 11}C36 ${y - 14} 48 ${y - 6} 50 ${y}L49 ${y + 4} 38 ${y + 5} 44 ${y + 8}C38 ${y + 12} 28 ${y + 12} 22 ${y + 8}Z`,
    ),
  );
  to.strokeStyle = "#d92d20";
  to.lineWidth = 1.4;
  to.stroke(new Path2D(`M46 ${y + 1}C54 ${y + 10} 46 ${y + 18} 38 ${y + 20}`));
  drawEye(to, 36, y - 5, 3.2);
}

/** A small picture of a kind, for a list. */
export function fishPicture(kind: KindName): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const [width, height, scale] = [52, 34, 2];
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.setAttribute("aria-hidden", "true");
  canvas.className = "fish__picture";
  const to = canvas.getContext("2d");
  if (!to) return canvas;
  to.translate(canvas.width / 2, canvas.height / 2);
  const size =
    (kind === "angel" || kind === "puffer" || kind === "ray" || kind === "turtle" || kind === "chest" ? 0.34 : 0.48) *
    scale;
  to.scale(size, size);
  drawFish(to, kind, 0);
  return canvas;
}
