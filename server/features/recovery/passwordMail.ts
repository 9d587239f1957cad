/** What a mail says, in one language. */
interface MailWords {
  subject(brand: string): string;
  body(account: string, link: string, minutes: number): string;
}

const words: Record<string, MailWords> = {
  EN: {
    subject: (brand) => `${brand}: set a new password`,
    body: (account, link, minutes) =>
      `Somebody asked for a new password for your account ${account}. To set one, open this link within ${minutes} minutes:\n\n${link}\n\nIt works once. Do not give it to anybody. If it was not you who asked, you need do nothing: your password stays as it is.`,
  },
  KM: {
    subject: (brand) => `${brand}៖ កំណត់ពាក្យសម្ងាត់ថ្មី`,
    body: (account, link, minutes) =>
      `មានគេបានស្នើសុំពាក្យសម្ងាត់ថ្មីសម្រាប់គណនី ${account} របស់អ្នក។ ដើម្បីកំណត់ពាក្យសម្ងាត់ថ្មី សូមបើកតំណនេះក្នុងរយៈពេល ${minutes} នាទី៖\n\n${link}\n\nតំណនេះប្រើបានតែម្តង។ កុំប្រាប់តំណនេះដល់អ្នកណាម្នាក់។ បើមិនមែនអ្នកជាអ្នកស្នើទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ៖ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។`,
  },
  AR: {
    subject: (brand) => `${brand}: تعيين كلمة مرور جديدة`,
    body: (account, link, minutes) =>
      `طلب أحدهم كلمة مرور جديدة لحسابك ${account}. لتعيينها افتح هذا الرابط خلال ${minutes} دقيقة:\n\n${link}\n\nيعمل الرابط مرة واحدة فقط. لا تعطِه لأي شخص. إن لم تكن أنت من طلب ذلك فلا حاجة لفعل شيء: تبقى كلمة مرورك كما هي.`,
  },
  CN: {
    subject: (brand) => `${brand}：设置新密码`,
    body: (account, link, minutes) =>
      `有人为您的账号 ${account} 申请了新密码。请在 ${minutes} 分钟内打开以下链接进行设置：\n\n${link}\n\n链接只能使用一次，请勿告诉他人。如果不是您本人申请，无需任何操作，您的密码保持不变。`,
  },
  VI: {
    subject: (brand) => `${brand}: đặt mật khẩu mới`,
    body: (account, link, minutes) =>
      `Có người đã yêu cầu mật khẩu mới cho tài khoản ${account} của bạn. Để đặt mật khẩu, hãy mở liên kết này trong vòng ${minutes} phút:\n\n${link}\n\nLiên kết chỉ dùng được một lần. Không đưa liên kết cho bất kỳ ai. Nếu không phải bạn yêu cầu, bạn không cần làm gì: mật khẩu của bạn vẫn giữ nguyên.`,
  },
};

/** What the mail is about. */
export interface PasswordMail {
  brand: string;
  account: string;
  link: string;
  minutes: number;
}

/** The mail that brings a link to set a new password, in the reader's language or in English. */
export function passwordMail(language: string, { brand, account, link, minutes }: PasswordMail) {
  const { subject, body } =
    (Object.hasOwn(words, language) ? words[language] : undefined) ?? (words["EN"] as MailWords);
  return { subject: subject(brand), body: body(account, link, minutes) };
}
