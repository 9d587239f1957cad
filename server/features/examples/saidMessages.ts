import type { ExampleMessage } from "#contracts/api.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";

interface Said {
  kind: ExampleMessage["kind"];
  title: TextsByLanguage;
  body: TextsByLanguage;
}

/** Messages of an inbox, and milliseconds between two of them. */
const count = 60;
const apartMs = 2 * 86_400_000 + 3_600_000;

/** Numbers are those of the message. */
const said: readonly Said[] = [
  {
    kind: "offer",
    title: { EN: "Bonus {{n}} is waiting", KM: "ប្រាក់រង្វាន់ {{n}} កំពុងរង់ចាំ", AR: "المكافأة {{n}} بانتظارك" },
    body: {
      EN: "Pay in this week and get more to play with. The terms stand under Promotions.",
      KM: "ដាក់ប្រាក់សប្តាហ៍នេះ ហើយទទួលបានបន្ថែមសម្រាប់លេង។ លក្ខខណ្ឌនៅក្រោមកម្មវិធីពិសេស។",
      AR: "أودع هذا الأسبوع واحصل على المزيد للعب. الشروط مذكورة في صفحة العروض.",
    },
  },
  {
    kind: "payment",
    title: { EN: "Payment {{n}} has arrived", KM: "ការទូទាត់ {{n}} បានមកដល់", AR: "وصلت الدفعة {{n}}" },
    body: {
      EN: "The amount is in your balance. You find it in your account record.",
      KM: "ចំនួនទឹកប្រាក់ស្ថិតក្នុងសមតុល្យរបស់អ្នក។ អ្នករកឃើញវាក្នុងកំណត់ត្រាគណនី។",
      AR: "أُضيف المبلغ إلى رصيدك. تجده في سجل حسابك.",
    },
  },
  {
    kind: "news",
    title: { EN: "New games, list {{n}}", KM: "ហ្គេមថ្មី បញ្ជី {{n}}", AR: "ألعاب جديدة، القائمة {{n}}" },
    body: {
      EN: "Twelve games came in. Try them with play money first.",
      KM: "ហ្គេមដប់ពីរបានមកដល់។ សាកល្បងដោយប្រាក់លេងជាមុនសិន។",
      AR: "وصلت اثنتا عشرة لعبة. جرّبها أولًا بأموال تجريبية.",
    },
  },
  {
    kind: "offer",
    title: { EN: "Free rounds, code F{{n}}", KM: "ជុំឥតគិតថ្លៃ កូដ F{{n}}", AR: "جولات مجانية، الرمز F{{n}}" },
    body: {
      EN: "Ten rounds are yours until Sunday. They start by themselves in the game.",
      KM: "ដប់ជុំជារបស់អ្នករហូតដល់ថ្ងៃអាទិត្យ។ ពួកវាចាប់ផ្តើមដោយខ្លួនឯងក្នុងហ្គេម។",
      AR: "لك عشر جولات حتى يوم الأحد، وتبدأ تلقائيًا داخل اللعبة.",
    },
  },
  {
    kind: "security",
    title: { EN: "New device, check {{n}}", KM: "ឧបករណ៍ថ្មី ការពិនិត្យ {{n}}", AR: "جهاز جديد، الفحص {{n}}" },
    body: {
      EN: "Somebody logged in on a device that we did not know. If that was not you, change your password.",
      KM: "មាននរណាម្នាក់បានចូលតាមឧបករណ៍ដែលយើងមិនស្គាល់។ ប្រសិនបើមិនមែនអ្នក សូមប្តូរពាក្យសម្ងាត់។",
      AR: "سجّل أحدهم الدخول من جهاز لا نعرفه. إن لم تكن أنت، فغيّر كلمة المرور.",
    },
  },
  {
    kind: "payment",
    title: { EN: "Payout {{n}} is on its way", KM: "ការដកប្រាក់ {{n}} កំពុងធ្វើដំណើរ", AR: "السحب {{n}} في الطريق" },
    body: {
      EN: "Your bank shows it within a day.",
      KM: "ធនាគាររបស់អ្នកនឹងបង្ហាញវាក្នុងរយៈពេលមួយថ្ងៃ។",
      AR: "سيظهر في مصرفك خلال يوم.",
    },
  },
];

/** A message as it came, in a player's language; whether it was read is known elsewhere. */
export type SaidMessage = Omit<ExampleMessage, "read">;

/** The messages of an inbox that was first opened at this moment, the newest first. */
export function saidMessages(language: string, openedAt: Date): SaidMessage[] {
  return Array.from({ length: count }, (_, place) => {
    const { kind, title, body } = said[place % said.length] as Said;
    const number = String(count - place);
    const write = (texts: TextsByLanguage) => pickText(texts, language).replace("{{n}}", number);
    return {
      id: `m${number}`,
      kind,
      title: write(title),
      body: write(body),
      sentAt: new Date(openedAt.getTime() - place * apartMs).toISOString(),
    };
  });
}
