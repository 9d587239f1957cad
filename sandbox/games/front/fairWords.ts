import type { Words } from "./words.ts";

/** What is said of how outcomes can be checked, in a game and on the page that does it. */
export const fairWords = {
  fair: { EN: "Check fairness", KM: "ពិនិត្យភាពយុត្តិធម៌", AR: "التحقق من النزاهة" },
  fairText: {
    EN: "Before you bet we commit to a secret seed. When it is shown, your browser can work out each outcome again.",
    KM: "មុនពេលអ្នកភ្នាល់ យើងកំណត់គ្រាប់ពូជសម្ងាត់ជាមុន។ ពេលបង្ហាញវា កម្មវិធីរុករករបស់អ្នកអាចគណនាលទ្ធផលនីមួយៗឡើងវិញ។",
    AR: "قبل أن تراهن نلتزم ببذرة سرية. وعند كشفها يستطيع متصفحك حساب كل نتيجة من جديد.",
  },
  game: { EN: "Game", KM: "ល្បែង", AR: "اللعبة" },
  promise: { EN: "Commitment (SHA-256)", KM: "ការសន្យា (SHA-256)", AR: "الالتزام (SHA-256)" },
  client: { EN: "Your seed", KM: "គ្រាប់ពូជរបស់អ្នក", AR: "بذرتك" },
  common: { EN: "Round in common", KM: "ជុំរួម", AR: "الجولة المشتركة" },
  nonce: { EN: "Bet number", KM: "លេខភ្នាល់", AR: "رقم الرهان" },
  seed: { EN: "Our seed", KM: "គ្រាប់ពូជរបស់យើង", AR: "بذرتنا" },
  turnSeed: { EN: "Show our seed and take a new one", KM: "បង្ហាញគ្រាប់ពូជ ហើយយកថ្មី", AR: "اكشف البذرة وخذ أخرى جديدة" },
  turned: {
    EN: "Our seed was shown. Bets before this can be checked now.",
    KM: "គ្រាប់ពូជរបស់យើងត្រូវបានបង្ហាញ។ អាចពិនិត្យការភ្នាល់មុននេះបានហើយ។",
    AR: "كُشفت بذرتنا. يمكن الآن التحقق من الرهانات السابقة.",
  },
  wrongSeed: {
    EN: "1 to 40 letters (a to z), digits or hyphens.",
    KM: "អក្សរ (a ដល់ z) លេខ ឬសហសញ្ញា ពី 1 ដល់ 40។",
    AR: "من 1 إلى 40 حرفًا (a إلى z) أو رقمًا أو شرطة.",
  },
  secret: {
    EN: "Still secret. Show it in the game, or wait for the end of the draw.",
    KM: "នៅសម្ងាត់។ បង្ហាញវានៅក្នុងល្បែង ឬរង់ចាំចប់ការផ្សង។",
    AR: "ما زالت سرية. اكشفها في اللعبة أو انتظر نهاية السحب.",
  },
  noRounds: { EN: "No bets yet.", KM: "មិនទាន់មានការភ្នាល់ទេ។", AR: "لا رهانات بعد." },
  check: { EN: "Check", KM: "ពិនិត្យ", AR: "تحقق" },
  verify: { EN: "Check a round", KM: "ពិនិត្យជុំមួយ", AR: "التحقق من جولة" },
  round: { EN: "Number of the round", KM: "លេខជុំ", AR: "رقم الجولة" },
  unknown: { EN: "There is no such round.", KM: "គ្មានជុំបែបនេះទេ។", AR: "لا توجد جولة كهذه." },
  away: {
    EN: "The round could not be loaded. Please try again.",
    KM: "មិនអាចផ្ទុកជុំបានទេ។ សូមព្យាយាមម្តងទៀត។",
    AR: "تعذّر تحميل الجولة. يُرجى المحاولة مرة أخرى.",
  },
  kept: {
    EN: "The seed is the one we committed to.",
    KM: "គ្រាប់ពូជគឺជាគ្រាប់ដែលយើងបានសន្យា។",
    AR: "البذرة هي التي التزمنا بها.",
  },
  broken: {
    EN: "The seed is not the one we committed to.",
    KM: "គ្រាប់ពូជមិនមែនជាគ្រាប់ដែលយើងបានសន្យាទេ។",
    AR: "البذرة ليست التي التزمنا بها.",
  },
  same: {
    EN: "The outcome follows from the seeds.",
    KM: "លទ្ធផលត្រូវតាមគ្រាប់ពូជ។",
    AR: "النتيجة تتبع من البذور.",
  },
  other: {
    EN: "The outcome does not follow from the seeds.",
    KM: "លទ្ធផលមិនត្រូវតាមគ្រាប់ពូជទេ។",
    AR: "النتيجة لا تتبع من البذور.",
  },
  paid: {
    EN: "The payout follows from the rules.",
    KM: "ប្រាក់ដែលបង់ត្រូវតាមក្បួន។",
    AR: "المبلغ المدفوع يتبع من القواعد.",
  },
  otherPaid: {
    EN: "The payout does not follow from the rules.",
    KM: "ប្រាក់ដែលបង់មិនត្រូវតាមក្បួនទេ។",
    AR: "المبلغ المدفوع لا يتبع من القواعد.",
  },
  bet: { EN: "The bet and what was drawn", KM: "ការភ្នាល់ និងអ្វីដែលបានចាប់", AR: "الرهان وما سُحب" },
  payout: { EN: "Paid", KM: "បានបង់", AR: "المدفوع" },
  data: { EN: "As data", KM: "ជាទិន្នន័យ", AR: "كبيانات" },
  priceTaken: {
    EN: "Worked out with the price that the bet was taken at. What was on offer then does not follow from a seed.",
    KM: "គណនាតាមតម្លៃដែលការភ្នាល់បានទទួល។ តម្លៃដែលមាននៅពេលនោះមិនកើតចេញពីគ្រាប់ពូជទេ។",
    AR: "حُسب بالسعر الذي قُبل به الرهان. أما ما كان معروضًا حينها فلا ينتج عن بذرة.",
  },
} satisfies Record<string, Words>;

/** Where a round is checked, in the language of the game. */
export const verifyLink = (round: string, language: string): string =>
  `/verify?${new URLSearchParams({ round, language }).toString()}`;
