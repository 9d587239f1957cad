const words: Record<string, (code: string, minutes: number) => string> = {
  EN: (code, minutes) => `Your code is ${code}. It is valid for ${minutes} minutes. Do not give it to anybody.`,
  KM: (code, minutes) => `លេខកូដរបស់អ្នកគឺ ${code}។ មានសុពលភាព ${minutes} នាទី។ កុំប្រាប់លេខកូដនេះដល់អ្នកណាម្នាក់។`,
  AR: (code, minutes) => `رمزك هو ${code}. يبقى صالحًا لمدة ${minutes} دقائق. لا تعطِه لأي شخص.`,
  CN: (code, minutes) => `您的验证码是 ${code}，${minutes} 分钟内有效，请勿告诉他人。`,
  VI: (code, minutes) => `Mã của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút. Không đưa mã cho bất kỳ ai.`,
};

/** The text message that carries a code, in the visitor's language or in English. */
export function codeMessage(language: string, code: string, minutes: number): string {
  const write = Object.hasOwn(words, language) ? words[language] : undefined;
  return (write ?? words["EN"])?.(code, minutes) ?? code;
}
