import type { ExampleCard } from "#contracts/api.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";

/** A card of the example, with a note in every language. */
type Card = Omit<ExampleCard, "note"> & { note: TextsByLanguage };

/** What everybody of the example has. */
const cards: readonly Card[] = [
  {
    id: "otter",
    bank: "Otter Bank",
    number: "4421",
    state: "default",
    note: { EN: "Your usual card", KM: "កាតធម្មតារបស់អ្នក", AR: "بطاقتك المعتادة" },
  },
  {
    id: "heron",
    bank: "Heron Bank",
    number: "9077",
    state: "usual",
    note: { EN: "Arrives on working days", KM: "ទៅដល់នៅថ្ងៃធ្វើការ", AR: "يصل في أيام العمل" },
  },
  {
    id: "crane",
    bank: "Crane Bank",
    number: "1358",
    state: "blocked",
    note: { EN: "Takes no money at the moment", KM: "មិនទទួលប្រាក់នៅពេលនេះ", AR: "لا تستقبل أموالًا الآن" },
  },
];

/** The cards with their notes in a language; in English where there is none of it. */
export function saidCards(language: string): ExampleCard[] {
  return cards.map((card) => ({ ...card, note: pickText(card.note, language) }));
}
