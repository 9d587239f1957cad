import { betWords } from "../front/createBets.ts";
import type { Words } from "../front/words.ts";

/** What the arenas say. */
export const cockfightWords = {
  ...betWords,
  arenas: { EN: "Arenas", KM: "សង្វៀន", AR: "الحلبات" },
  arena: { EN: "Arena", KM: "សង្វៀន", AR: "الحلبة" },
  meron: { EN: "Meron", KM: "មេរ៉ុន", AR: "ميرون" },
  wala: { EN: "Wala", KM: "វ៉ាឡា", AR: "والا" },
  draw: { EN: "Draw", KM: "ស្មើ", AR: "تعادل" },
  side: { EN: "Side", KM: "ខាង", AR: "الجانب" },
  winner: { EN: "Winner", KM: "អ្នកឈ្នះ", AR: "الفائز" },
  closes: { EN: "Bets close in", KM: "បិទភ្នាល់ក្នុង", AR: "يُغلق الرهان خلال" },
  fighting: { EN: "Fight ends in", KM: "ប្រយុទ្ធចប់ក្នុង", AR: "ينتهي النزال خلال" },
  fight: { EN: "Fight", KM: "ជុំ", AR: "النزال" },
  wins: { EN: "wins", KM: "ឈ្នះ", AR: "يفوز" },
  road: { EN: "Results road", KM: "ផ្លូវលទ្ធផល", AR: "سجل النتائج" },
  back_at_draw: {
    EN: "At a draw, stakes on Meron and Wala come back.",
    KM: "បើស្មើ ប្រាក់ភ្នាល់លើមេរ៉ុន និងវ៉ាឡាត្រូវបានសងវិញ។",
    AR: "عند التعادل تُعاد رهانات ميرون ووالا.",
  },
  placed: { EN: "The bet is placed.", KM: "បានដាក់ភ្នាល់ហើយ។", AR: "تم وضع الرهان." },
  price_changed: {
    EN: "The price has changed. Look at it and bet again.",
    KM: "តម្លៃបានប្រែប្រួល។ សូមពិនិត្យ ហើយភ្នាល់ម្តងទៀត។",
    AR: "تغيّر السعر. راجعه ثم راهن من جديد.",
  },
} satisfies Record<string, Words>;
