import { createBook } from "./createBook.ts";
import { sportList } from "./sportList.ts";

/** Slips on matches that are played within minutes. */
export const sportsRules = createBook({ name: "sports", family: "SPORTS", mostUnits: 1_000, sports: sportList });
