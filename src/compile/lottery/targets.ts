import type { LotteryKind, PlayType } from "./playTypes.ts";

/** What was drawn: every number with its leading zeros, the special prize first. */
export interface Drawn {
  numbers: readonly string[];
}

/** The texts that a play type looks at: the ends of numbers, or the one answer that is right. Never empty once something is drawn. */
export function targetsOf({ code }: Pick<PlayType, "code">, kind: LotteryKind, { numbers }: Drawn): string[] {
  const [special = ""] = numbers;
  const faces = numbers.map(Number);
  const sum = faces.reduce((all, face) => all + face, 0);
  if (code.startsWith("ball")) return [numbers[Number(code.slice(4)) - 1] ?? ""];
  switch (code) {
    case "last2":
      return [special.slice(-2)];
    case "last3":
      return [special.slice(-3)];
    case "last4":
      return [special.slice(-4)];
    case "any2":
    case "pair":
    case "triple":
      return numbers.map((number) => number.slice(-2));
    case "any3":
      return numbers.filter(({ length }) => length > 2).map((number) => number.slice(-3));
    case "head":
      return [special.at(-2) ?? ""];
    case "tail":
      return [special.at(-1) ?? ""];
    case "end2":
      return [numbers.slice(-2).join("")];
    case "end3":
      return [numbers.slice(-3).join("")];
    case "size":
      return [sum > (kind === "ball5" ? 22 : 10) ? "big" : "small"];
    case "parity":
      return [sum % 2 === 0 ? "even" : "odd"];
    case "duel": {
      const [first, last] = [faces[0] ?? 0, faces.at(-1) ?? 0];
      return [first > last ? "dragon" : first < last ? "tiger" : "tie"];
    }
    case "sum":
      return [String(sum)];
    case "face":
      return [...new Set(numbers)];
    case "form":
      return [formOf(faces)];
    default:
      return [];
  }
}

function formOf(faces: readonly number[]): string {
  const own = [...new Set(faces)].toSorted((a, b) => a - b);
  if (own.length === 1) return "alike";
  if (own.length === 2) return "pairs";
  return (own.at(-1) ?? 0) - (own[0] ?? 0) === 2 ? "run" : "mixed";
}
