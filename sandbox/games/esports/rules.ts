import { createBook } from "../sports/createBook.ts";
import { titleList } from "./titleList.ts";

/** Slips on matches of esports. */
export const esportsRules = createBook({ name: "esports", family: "ESPORTS", mostUnits: 1_000, sports: titleList });
