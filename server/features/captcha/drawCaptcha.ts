import { randomInt } from "node:crypto";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";

const width = 150;
const height = 50;
const lines = 7;
const dots = 90;

const between = (least: number, most: number) => least + (randomInt(1_000_000) / 1_000_000) * (most - least);
const ink = () => `hsl(${randomInt(360)} ${randomInt(45, 80)}% ${randomInt(22, 42)}%)`;

/** Draws the characters as a PNG: turned, shifted and crossed by curves, on a light ground that suits both themes. */
export function drawCaptcha(text: string): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = `hsl(${randomInt(360)} 30% 93%)`;
  context.fillRect(0, 0, width, height);
  for (let index = 0; index < dots; index += 1) drawDot(context);
  const step = (width - 20) / text.length;
  [...text].forEach((character, index) => drawCharacter(context, character, 10 + step * (index + 0.5)));
  for (let index = 0; index < lines; index += 1) drawCurve(context);
  return canvas.toBuffer("image/png");
}

function drawCharacter(context: SKRSContext2D, character: string, x: number): void {
  context.save();
  context.translate(x, height / 2 + between(-5, 5));
  context.rotate(between(-0.45, 0.45));
  context.transform(between(0.9, 1.15), between(-0.15, 0.15), between(-0.25, 0.25), between(0.9, 1.15), 0, 0);
  context.font = `bold ${randomInt(26, 33)}px sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = ink();
  context.fillText(character, 0, 0);
  context.restore();
}

function drawCurve(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(between(0, 20), between(0, height));
  context.bezierCurveTo(
    between(20, 70),
    between(0, height),
    between(70, 120),
    between(0, height),
    between(125, width),
    between(0, height),
  );
  context.lineWidth = between(0.8, 1.8);
  context.strokeStyle = ink();
  context.stroke();
}

function drawDot(context: SKRSContext2D): void {
  context.fillStyle = ink();
  context.fillRect(between(0, width), between(0, height), between(0.5, 2), between(0.5, 2));
}
