import { answerCheck } from "#server/features/game/createVendorReads.ts";
import { prizeModes, type PrizeMode } from "#compile/lottery/playTypes.ts";

/** What a vendor draws, as its program says it. */
export interface ToldMenus {
  now: number;
  /** The smallest chip of each currency in minor units; under `*` that of all others. */
  chips?: Record<string, number>;
  gameMenus: ToldMenu[];
}

interface ToldMenu {
  kind: string;
  /** The game that is played by it. */
  gameCode?: string;
  everyMs: number;
  closesMs: number;
  playTypes: {
    code: string;
    shape: { kind: string; places?: number; count?: number; most?: number; options?: string[] };
  }[];
  prizeModes: PrizeMode[];
  mostUnits?: number;
}

/** A draw, as a vendor's program says it. Times in milliseconds since 1970. */
export interface ToldDraw {
  id: string;
  opensAt: number;
  closesAt: number;
  endsAt: number;
  about: { kind: string; numero: string };
  promise?: string;
  seed?: string;
  outcome?: { numbers: string[] };
}

const text = (most: number) => ({ type: "string", minLength: 1, maxLength: most });
const kind = { type: "string", pattern: "^[A-Za-z0-9_-]{1,16}$" };
const count = { type: "integer", minimum: 0, maximum: 1_000_000_000 };
/** Until the end of the year 9999: what a date can say. */
const moment = { type: "integer", minimum: 0, maximum: 253_402_300_799_999 };
const listOf = (items: object, maxItems: number) => ({ type: "array", maxItems, items });
const objectOf = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: "object",
  required,
  properties,
});

const menu = objectOf(
  {
    kind,
    gameCode: text(64),
    everyMs: { ...count, minimum: 1 },
    closesMs: count,
    playTypes: listOf(
      objectOf({
        code: text(32),
        shape: objectOf({ kind: text(16), places: count, count, most: count, options: listOf(text(32), 1_000) }, [
          "kind",
        ]),
      }),
      200,
    ),
    prizeModes: listOf({ type: "string", enum: prizeModes }, prizeModes.length),
    mostUnits: { ...count, minimum: 1 },
  },
  ["kind", "everyMs", "closesMs", "playTypes", "prizeModes"],
);
const chips = {
  type: "object",
  maxProperties: 400,
  propertyNames: { pattern: "^([A-Z]{3}|[*])$" },
  additionalProperties: { ...count, minimum: 1 },
};

const draw = objectOf(
  {
    id: text(64),
    opensAt: moment,
    closesAt: moment,
    endsAt: moment,
    about: objectOf({ kind, numero: text(40) }),
    promise: text(200),
    seed: text(200),
    outcome: objectOf({ numbers: listOf(text(20), 100) }),
  },
  ["id", "opensAt", "closesAt", "endsAt", "about"],
);
const drawn = { ...draw, required: [...draw.required, "outcome"] };

/** Whether an answer of a vendor's program is one: what it draws, draws to come, draws that are over, the last one of each kind. */
export const vendorAnswers = {
  isMenus: answerCheck<ToldMenus>(objectOf({ now: moment, gameMenus: listOf(menu, 100), chips }, ["now", "gameMenus"])),
  isNumeros: answerCheck<{ now: number; numeros: ToldDraw[] }>(objectOf({ now: moment, numeros: listOf(draw, 100) })),
  isOpened: answerCheck<{ now: number; opened: ToldDraw[] }>(objectOf({ now: moment, opened: listOf(drawn, 100) })),
  isRecent: answerCheck<{ now: number; recent: ToldDraw[] }>(objectOf({ now: moment, recent: listOf(drawn, 100) })),
};
