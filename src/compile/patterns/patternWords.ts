interface Words {
  /** What a valid value looks like, for people who write rules. */
  name: string;
  /** A value that matches, as people write it. */
  example: string;
}

/**
 * What people are told of the 23 patterns, by id. It stands beside `patterns.ts` and not in it, since players' pages judge by patterns
 * and say none of this; a list of plain objects is left out of a program that does not read it.
 */
export const patternWords: readonly Words[] = [
  { name: "any characters", example: "anything at all" },
  { name: "letter first, then letters and digits", example: "player01" },
  { name: "Chinese characters and digits", example: "玩家88" },
  { name: "e-mail", example: "player@mail.example" },
  { name: "letters or digits", example: "abc123" },
  { name: "letters and digits, at least one of each", example: "abc123" },
  { name: "digits", example: "123456" },
  { name: "letters and digits with at least one uppercase letter", example: "Abc123" },
  { name: "English letters and spaces", example: "Sok Dara" },
  { name: "no spaces", example: "no-spaces" },
  { name: "date yyyy-MM-dd", example: "1998-04-17" },
  { name: "date MM-dd-yyyy", example: "04-17-1998" },
  { name: "Korean", example: "홍길동" },
  { name: "Thai", example: "สมชาย" },
  { name: "full name, first and last name with a space", example: "Sok Dara" },
  { name: "full-width Japanese", example: "山田タロウ" },
  { name: "Chinese characters", example: "王小明" },
  { name: "Vietnamese letters and spaces", example: "Nguyễn Văn An" },
  { name: "Khmer", example: "សុខដារ៉ា" },
  { name: "letters, digits and underscore", example: "player_01" },
  { name: "at least one uppercase letter, one lowercase letter, one digit and one symbol", example: "Abc-12345" },
  { name: "international phone number, digits", example: "12345678" },
  { name: "any script's letters and spaces", example: "សុខ ដារ៉ា" },
];
