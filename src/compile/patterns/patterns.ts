/** A pattern id of the specification (access, section 5) and what stands behind it. */
export interface Pattern {
  /** 0 to 22: the number in the text key `reg_pattern_<id>`. */
  id: number;
  /** What a valid value looks like, for people who write rules. */
  name: string;
  /** The usual pattern of the id, for a platform that sends none; `*` is any. Meant for the `u` flag. */
  pattern: string;
  /** Fewest and most characters that the pattern itself can match. */
  shortest: number;
  longest: number;
  /** A value that matches, as people write it. */
  example: string;
}

const vietnamese = "a-zA-ZÀ-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíò-õùúýĂăĐđĨĩŨũƠơƯưẠ-ỹ\\u0300-\\u0303\\u0306\\u0309\\u031b\\u0323";
const day = "(0[1-9]|[12][0-9]|3[01])";
const month = "(0[1-9]|1[0-2])";

/** Any number of the characters of a class, and nothing else. */
const only = (characters: string) => `^[${characters}]*$`;

const rows: readonly [name: string, pattern: string, example: string, shortest?: number, longest?: number][] = [
  ["any characters", "*", "anything at all"],
  ["letter first, then letters and digits", "^[a-zA-Z][a-zA-Z0-9]*$", "player01", 1],
  ["Chinese characters and digits", only("\\p{Script=Han}0-9"), "玩家88"],
  ["e-mail", "^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$", "player@mail.example", 5],
  ["letters or digits", only("a-zA-Z0-9"), "abc123"],
  ["letters and digits, at least one of each", "^(?=[0-9]*[a-zA-Z])(?=[a-zA-Z]*[0-9])[a-zA-Z0-9]*$", "abc123", 2],
  ["digits", only("0-9"), "123456"],
  ["letters and digits with at least one uppercase letter", "^(?=[a-z0-9]*[A-Z])[a-zA-Z0-9]*$", "Abc123", 1],
  ["English letters and spaces", only("a-zA-Z "), "Sok Dara"],
  ["no spaces", "^\\S*$", "no-spaces"],
  ["date yyyy-MM-dd", `^[0-9]{4}-${month}-${day}$`, "1998-04-17", 10, 10],
  ["date MM-dd-yyyy", `^${month}-${day}-[0-9]{4}$`, "04-17-1998", 10, 10],
  ["Korean", only("\\p{Script=Hangul}"), "홍길동"],
  ["Thai", only("\\p{Script=Thai}"), "สมชาย"],
  ["full name, first and last name with a space", "^\\S+( \\S+)+$", "Sok Dara", 3],
  ["full-width Japanese", only("\\u3000-\\u30ff\\u31f0-\\u31ff\\uff01-\\uff60\\p{Script=Han}"), "山田タロウ"],
  ["Chinese characters", only("\\p{Script=Han}"), "王小明"],
  ["Vietnamese letters and spaces", only(`${vietnamese} `), "Nguyễn Văn An"],
  ["Khmer", only("\\p{Script=Khmer}\\u200b-\\u200d"), "សុខដារ៉ា"],
  ["letters, digits and underscore", only("a-zA-Z0-9_"), "player_01"],
  [
    "at least one uppercase letter, one lowercase letter, one digit and one symbol",
    "^(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])(?=[^0-9]*[0-9])(?=[a-zA-Z0-9\\s]*[^a-zA-Z0-9\\s])[^]*$",
    "Abc-12345",
    4,
  ],
  ["international phone number, digits", "^[0-9]+$", "12345678", 1],
  ["any script's letters and spaces", only("\\p{L}\\p{M} "), "សុខ ដារ៉ា"],
];

/** The 23 patterns by id (decisions on the contract, "Pattern ids"). */
export const patterns: readonly Pattern[] = rows.map(
  ([name, pattern, example, shortest = 0, longest = Infinity], id) => ({
    id,
    name,
    pattern,
    shortest,
    longest,
    example,
  }),
);

const ownPatterns = new Map(patterns.map((row) => [row.pattern, row]));

/** The row whose usual pattern is exactly this text: such a pattern is known to be safe, and so are its lengths. */
export function knownPattern(pattern: string): Pattern | undefined {
  return ownPatterns.get(pattern);
}
