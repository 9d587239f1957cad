/** What a member is told once a forgotten password was replaced, in one language. */
interface NoteWords {
  subject(brand: string): string;
  body(brand: string, account: string): string;
}

const words: Record<string, NoteWords> = {
  EN: {
    subject: (brand) => `${brand}: your password was changed`,
    body: (brand, account) =>
      `${brand}: the password of your account ${account} was changed just now, and every device was logged out. If that was not you, contact customer service at once.`,
  },
  KM: {
    subject: (brand) => `${brand}៖ ពាក្យសម្ងាត់របស់អ្នកត្រូវបានប្តូរ`,
    body: (brand, account) =>
      `${brand}៖ ពាក្យសម្ងាត់នៃគណនី ${account} របស់អ្នកទើបតែត្រូវបានប្តូរ ហើយឧបករណ៍ទាំងអស់ត្រូវបានចេញពីគណនី។ បើមិនមែនជាអ្នកទេ សូមទាក់ទងសេវាបម្រើអតិថិជនភ្លាមៗ។`,
  },
  AR: {
    subject: (brand) => `${brand}: تم تغيير كلمة مرورك`,
    body: (brand, account) =>
      `${brand}: تم تغيير كلمة مرور حسابك ${account} للتو وتم تسجيل الخروج من كل الأجهزة. إن لم تكن أنت من فعل ذلك فاتصل بخدمة العملاء فورًا.`,
  },
  CN: {
    subject: (brand) => `${brand}：您的密码已更改`,
    body: (brand, account) =>
      `${brand}：您的账号 ${account} 的密码刚刚被更改，所有设备均已退出登录。如非本人操作，请立即联系客服。`,
  },
  VI: {
    subject: (brand) => `${brand}: mật khẩu của bạn đã được thay đổi`,
    body: (brand, account) =>
      `${brand}: mật khẩu của tài khoản ${account} vừa được thay đổi và mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.`,
  },
};

/** The message that a password was replaced, in the reader's language or in English. */
export function passwordNote(language: string, brand: string, account: string) {
  const { subject, body } =
    (Object.hasOwn(words, language) ? words[language] : undefined) ?? (words["EN"] as NoteWords);
  return { subject: subject(brand), body: body(brand, account) };
}
