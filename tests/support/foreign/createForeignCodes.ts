import { randomInt } from "node:crypto";

/** A short message that the platform would have sent. */
export interface ForeignText {
  /** Dialling code and number. */
  to: string;
  code: string;
}

/** Codes for mobile numbers, each for one purpose, one try and five minutes. */
export interface ForeignCodes {
  /** Sends a code; answers for how many minutes it can be used. */
  send(purpose: string, to: string): number;
  isRight(purpose: string, to: string, code: unknown): boolean;
}

const minutes = 5;

/** Codes in memory; what would be sent is added to `sent`. */
export function createForeignCodes(sent: ForeignText[]): ForeignCodes {
  const open = new Map<string, { code: string; until: number }>();
  return {
    send(purpose, to) {
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      open.set(`${purpose} ${to}`, { code, until: Date.now() + minutes * 60_000 });
      sent.push({ to, code });
      return minutes;
    },
    isRight(purpose, to, code) {
      const name = `${purpose} ${to}`;
      const found = open.get(name);
      open.delete(name);
      return found !== undefined && found.until > Date.now() && found.code === code;
    },
  };
}
