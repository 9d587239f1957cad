import { speak, type Words } from "./words.ts";

/** What kind of game the program calls by a name of its own. */
const kinds: Record<string, Words> = {
  slot: { EN: "Slot", KM: "ស្លុត", AR: "سلوت" },
  fish: { EN: "Fishing", KM: "បាញ់ត្រី", AR: "صيد السمك" },
  roulette: { EN: "Roulette", KM: "រ៉ូឡែត", AR: "روليت" },
  cards: { EN: "Card table", KM: "តុបៀ", AR: "طاولة الورق" },
  sports: { EN: "Sports", KM: "កីឡា", AR: "الرياضة" },
  esports: { EN: "Esports", KM: "អ៊ីស្ព័រ", AR: "الرياضات الإلكترونية" },
  cockfight: { EN: "Cockfight", KM: "ជល់មាន់", AR: "مصارعة الديوك" },
  lottery: { EN: "Lottery", KM: "ឆ្នោត", AR: "اليانصيب" },
  elottery: { EN: "Quick draws", KM: "ឆ្នោតរហ័ស", AR: "سحوبات سريعة" },
};

/** A game as a player knows it: its name, which its code is made of, and what kind of game it is. */
export function nameOfGame({ game, gameCode }: { game: string; gameCode: string }, language: string): string {
  const kind = speak(kinds, language)[game] ?? game;
  const name = gameCode
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  return name === "" ? kind : `${name} (${kind})`;
}
