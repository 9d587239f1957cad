import type { Words } from "../front/words.ts";

/** What the fishing says; `{…}` is filled in. */
export const fishWords = {
  sea: {
    EN: "The sea. Press a fish to shoot at it.",
    KM: "សមុទ្រ។ ចុចលើត្រីដើម្បីបាញ់។",
    AR: "البحر. اضغط على سمكة لتطلق عليها.",
  },
  fire: { EN: "Shoot", KM: "បាញ់", AR: "أطلق" },
  auto: { EN: "Automatic", KM: "ស្វ័យប្រវត្តិ", AR: "تلقائي" },
  left: { EN: "{count} shots left", KM: "នៅសល់ {count} គ្រាប់", AR: "بقي {count} طلقة" },
  aim: { EN: "Aim at", KM: "តម្រង់ទៅ", AR: "صوّب نحو" },
  caught: { EN: "{fish} caught: {sum}", KM: "ចាប់បាន {fish}៖ {sum}", AR: "{fish}: تم الصيد، {sum}" },
  away: { EN: "{fish} got away.", KM: "{fish} រត់រួច។", AR: "أفلت: {fish}" },
  rules: {
    EN: "A shot costs the stake. Whether it hits depends on the kind of fish alone; 96 % of all stakes come back over time.",
    KM: "មួយគ្រាប់ស្មើប្រាក់ភ្នាល់មួយ។ ការត្រូវឬអត់អាស្រ័យតែលើប្រភេទត្រី។ ក្នុងរយៈពេលវែង 96 % នៃប្រាក់ភ្នាល់ត្រឡប់មកវិញ។",
    AR: "تكلف الطلقة قيمة الرهان. وتعتمد الإصابة على نوع السمكة فقط، ويعود 96 % من الرهانات على المدى الطويل.",
  },
  fish: { EN: "Fish", KM: "ត្រី", AR: "السمكة" },
  hit: { EN: "Caught", KM: "ចាប់បាន", AR: "تم الصيد" },
  no: { EN: "no", KM: "ទេ", AR: "لا" },
  about: { EN: "Rules and chances", KM: "ក្បួន និងឱកាស", AR: "القواعد والفرص" },
  chance: {
    EN: "{fish}: pays ×{times}, hits {chance}",
    KM: "{fish}៖ សង ×{times} ត្រូវ {chance}",
    AR: "{fish}: يدفع ×{times}، يصيب {chance}",
  },
  sprat: { EN: "Sprat", KM: "ត្រីតូច", AR: "سمكة صغيرة" },
  clown: { EN: "Clownfish", KM: "ត្រីត្លុក", AR: "سمكة المهرج" },
  angel: { EN: "Angelfish", KM: "ត្រីទេវតា", AR: "سمكة الملاك" },
  puffer: { EN: "Pufferfish", KM: "ត្រីក្រពុល", AR: "سمكة منتفخة" },
  turtle: { EN: "Turtle", KM: "អណ្តើក", AR: "سلحفاة" },
  ray: { EN: "Ray", KM: "បបែល", AR: "سمكة الراي" },
  shark: { EN: "Shark", KM: "ត្រីឆ្លាម", AR: "قرش" },
  chest: { EN: "Treasure", KM: "កំណប់", AR: "كنز" },
  whale: { EN: "Whale", KM: "ត្រីបាឡែន", AR: "حوت" },
  dragon: { EN: "Sea dragon", KM: "នាគសមុទ្រ", AR: "تنين البحر" },
} satisfies Record<string, Words>;
