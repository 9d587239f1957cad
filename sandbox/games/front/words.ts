/** Words in the three languages of the sandbox; the platform's other languages read English. */
export interface Words {
  EN: string;
  KM: string;
  AR: string;
}

/** Words by name, as one language has them. */
export type Spoken<Names extends string> = Record<Names, string>;

/** What every game says. */
export const commonWords = {
  balance: { EN: "Balance", KM: "សមតុល្យ", AR: "الرصيد" },
  stake: { EN: "Stake", KM: "ប្រាក់ភ្នាល់", AR: "الرهان" },
  less: { EN: "Lower the stake", KM: "បន្ថយប្រាក់ភ្នាល់", AR: "خفض الرهان" },
  more: { EN: "Raise the stake", KM: "បង្កើនប្រាក់ភ្នាល់", AR: "رفع الرهان" },
  won: { EN: "Won", KM: "ឈ្នះ", AR: "ربحت" },
  demo: { EN: "Demo: no real money", KM: "សាកល្បង៖ គ្មានប្រាក់ពិត", AR: "تجريبي: بلا مال حقيقي" },
  loading: { EN: "Opening the game …", KM: "កំពុងបើកល្បែង …", AR: "جارٍ فتح اللعبة …" },
  returned: {
    EN: "The stake could not be confirmed. If it was taken, it comes back by itself; the betting record shows it.",
    KM: "មិនអាចបញ្ជាក់ប្រាក់ភ្នាល់បានទេ។ បើបានកាត់ វានឹងត្រឡប់មកវិញដោយស្វ័យប្រវត្តិ។ កំណត់ត្រាភ្នាល់បង្ហាញវា។",
    AR: "تعذّر تأكيد الرهان. إن خُصم فسيعود تلقائيًا، ويظهر ذلك في سجل الرهانات.",
  },
  stake_unclear: {
    EN: "No answer came. If the stake was taken, it is settled or comes back by itself; the betting record shows which.",
    KM: "គ្មានចម្លើយទេ។ បើបានកាត់ប្រាក់ភ្នាល់ វានឹងមានលទ្ធផល ឬត្រឡប់មកវិញដោយស្វ័យប្រវត្តិ។ កំណត់ត្រាភ្នាល់បង្ហាញវា។",
    AR: "لم يصل أي رد. إن خُصم الرهان فستتم تسويته أو يعود تلقائيًا، ويظهر ذلك في سجل الرهانات.",
  },
  paying: {
    EN: "The result stands; the payment is on its way.",
    KM: "លទ្ធផលមិនប្រែប្រួលទេ ការទូទាត់កំពុងដំណើរការ។",
    AR: "النتيجة نهائية، والدفع في الطريق.",
  },
  off: {
    EN: "This round was called off; the stake is back.",
    KM: "ជុំនេះត្រូវបានលុប ប្រាក់ភ្នាល់ត្រឡប់មកវិញហើយ។",
    AR: "أُلغيت هذه الجولة وعاد الرهان.",
  },
  not_enough_money: {
    EN: "The balance is too small for this stake.",
    KM: "សមតុល្យមិនគ្រប់សម្រាប់ប្រាក់ភ្នាល់នេះទេ។",
    AR: "الرصيد لا يكفي لهذا الرهان.",
  },
  deposit: { EN: "Deposit", KM: "ដាក់ប្រាក់", AR: "إيداع" },
  loss_limit: {
    EN: "This stake is more than your loss limit allows.",
    KM: "ប្រាក់ភ្នាល់នេះលើសពីដែនកំណត់នៃការខាតរបស់អ្នក។",
    AR: "هذا الرهان يتجاوز حد الخسارة الخاص بك.",
  },
  time_limit: {
    EN: "Your time for playing today is used up.",
    KM: "ពេលវេលាលេងថ្ងៃនេះរបស់អ្នកអស់ហើយ។",
    AR: "انتهى وقت اللعب المتاح لك اليوم.",
  },
  time_out: {
    EN: "You are taking a break from playing.",
    KM: "អ្នកកំពុងសម្រាកពីការលេង។",
    AR: "أنت في فترة راحة من اللعب.",
  },
  self_excluded: {
    EN: "You have excluded yourself from playing.",
    KM: "អ្នកបានដកខ្លួនពីការលេង។",
    AR: "لقد استبعدت نفسك من اللعب.",
  },
  reality_check: {
    EN: "It is time to look at how long you have played.",
    KM: "ដល់ពេលពិនិត្យរយៈពេលដែលអ្នកបានលេងហើយ។",
    AR: "حان وقت مراجعة مدة لعبك.",
  },
  session_over: {
    EN: "Your login has ended. Please log in again.",
    KM: "ការចូលរបស់អ្នកបានបញ្ចប់។ សូមចូលម្តងទៀត។",
    AR: "انتهت جلستك. يُرجى تسجيل الدخول من جديد.",
  },
  play_ended: {
    EN: "This game has to be opened again.",
    KM: "ត្រូវបើកល្បែងនេះម្តងទៀត។",
    AR: "يجب فتح هذه اللعبة من جديد.",
  },
  again: { EN: "Open again", KM: "បើកម្តងទៀត", AR: "فتح من جديد" },
  leave: { EN: "Leave the game", KM: "ចាកចេញពីល្បែង", AR: "مغادرة اللعبة" },
  game_maintenance: {
    EN: "This game is under maintenance. Please try other games.",
    KM: "ល្បែងនេះកំពុងថែទាំ។ សូមសាកល្បែងផ្សេង។",
    AR: "هذه اللعبة قيد الصيانة. جرّب ألعابًا أخرى.",
  },
  game_closed: {
    EN: "This game is not offered any more.",
    KM: "ល្បែងនេះលែងមានទៀតហើយ។",
    AR: "لم تعد هذه اللعبة متاحة.",
  },
  wrong_stake: {
    EN: "This stake is not possible here.",
    KM: "ប្រាក់ភ្នាល់នេះមិនអាចប្រើនៅទីនេះទេ។",
    AR: "هذا الرهان غير ممكن هنا.",
  },
  wrong_choice: { EN: "This bet is not possible.", KM: "ការភ្នាល់នេះមិនអាចធ្វើបានទេ។", AR: "هذا الرهان غير ممكن." },
  draw_closed: {
    EN: "Bets for this round are closed. Please take the next one.",
    KM: "ការភ្នាល់សម្រាប់ជុំនេះបានបិទ។ សូមរង់ចាំជុំបន្ទាប់។",
    AR: "أُغلقت رهانات هذه الجولة. انتظر الجولة التالية.",
  },
  too_fast: { EN: "Too fast. One moment, please.", KM: "លឿនពេក។ សូមរង់ចាំបន្តិច។", AR: "سريع جدًا. لحظة من فضلك." },
  fault: {
    EN: "Something went wrong. Please try again.",
    KM: "មានបញ្ហាអ្វីមួយ។ សូមព្យាយាមម្តងទៀត។",
    AR: "حدث خطأ ما. يُرجى المحاولة مرة أخرى.",
  },
} satisfies Record<string, Words>;

/** The words of a language; the first that there is of the code, its main part and English. */
export function speak<Names extends string>(words: Record<Names, Words>, language: string): Spoken<Names> {
  const code = language === "KM" || language === "AR" ? language : "EN";
  return Object.fromEntries(Object.entries<Words>(words).map(([name, said]) => [name, said[code]])) as Spoken<Names>;
}
