import type { Words } from "../front/words.ts";

/** What the slot says. */
export const slotWords = {
  line: { EN: "Line", KM: "បន្ទាត់", AR: "الخط" },
  naga: { EN: "naga", KM: "នាគ", AR: "ناغا" },
  seven: { EN: "seven", KM: "ប្រាំពីរ", AR: "سبعة" },
  lotus: { EN: "lotus", KM: "ផ្កាឈូក", AR: "لوتس" },
  bell: { EN: "bell", KM: "កណ្តឹង", AR: "جرس" },
  gem: { EN: "gem", KM: "ត្បូង", AR: "جوهرة" },
  leaf: { EN: "leaf", KM: "ស្លឹក", AR: "ورقة" },
  plum: { EN: "plum", KM: "ផ្លែព្រូន", AR: "برقوق" },
  ring: { EN: "ring", KM: "ចិញ្ចៀន", AR: "خاتم" },
  spin: { EN: "Spin", KM: "បង្វិល", AR: "أدِر" },
  reels: { EN: "Reels", KM: "កង់", AR: "البكرات" },
  lines: { EN: "10 lines", KM: "១០ បន្ទាត់", AR: "10 خطوط" },
  pays: { EN: "What pays", KM: "តារាងរង្វាន់", AR: "جدول الأرباح" },
  nothing: { EN: "No win this time", KM: "មិនឈ្នះទេលើកនេះ", AR: "لا ربح هذه المرة" },
  wild: { EN: "stands for any other", KM: "ជំនួសរូបផ្សេងទៀត", AR: "يحل محل أي رمز" },
} satisfies Record<string, Words>;
