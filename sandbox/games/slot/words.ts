import type { Words } from "../front/words.ts";

/** What the slot says. */
export const slotWords = {
  spin: { EN: "Spin", KM: "បង្វិល", AR: "أدِر" },
  reels: { EN: "Reels", KM: "កង់", AR: "البكرات" },
  lines: { EN: "10 lines", KM: "១០ បន្ទាត់", AR: "10 خطوط" },
  pays: { EN: "What pays", KM: "តារាងរង្វាន់", AR: "جدول الأرباح" },
  nothing: { EN: "No win this time", KM: "មិនឈ្នះទេលើកនេះ", AR: "لا ربح هذه المرة" },
  wild: { EN: "stands for any other", KM: "ជំនួសរូបផ្សេងទៀត", AR: "يحل محل أي رمز" },
} satisfies Record<string, Words>;
