/** A pattern id of the specification (access, section 5) and what stands behind it. */
export interface Pattern {
  /** 0 to 22: the number in the text key `reg_pattern_<id>`. */
  id: number;
  /** The usual pattern of the id, for a platform that sends none; `*` is any. Meant for the `u` flag. */
  pattern: string;
  /** Fewest and most characters that the pattern itself can match. */
  shortest: number;
  longest: number;
}

const vietnamese = "a-zA-ZÀ-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíò-õùúýĂăĐđĨĩŨũƠơƯưẠ-ỹ\\u0300-\\u0303\\u0306\\u0309\\u031b\\u0323";
const day = "(0[1-9]|[12][0-9]|3[01])";
const month = "(0[1-9]|1[0-2])";

/** Any number of the characters of a class, and nothing else. */
const only = (characters: string) => `^[${characters}]*$`;

const rows: readonly [pattern: string, shortest?: number, longest?: number][] = [
  ["*"],
  ["^[a-zA-Z][a-zA-Z0-9]*$", 1],
  [only("\\p{Script=Han}0-9")],
  ["^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$", 5],
  [only("a-zA-Z0-9")],
  ["^(?=[0-9]*[a-zA-Z])(?=[a-zA-Z]*[0-9])[a-zA-Z0-9]*$", 2],
  [only("0-9")],
  ["^(?=[a-z0-9]*[A-Z])[a-zA-Z0-9]*$", 1],
  [only("a-zA-Z ")],
  ["^\\S*$"],
  [`^[0-9]{4}-${month}-${day}$`, 10, 10],
  [`^${month}-${day}-[0-9]{4}$`, 10, 10],
  [only("\\p{Script=Hangul}")],
  [only("\\p{Script=Thai}")],
  ["^\\S+( \\S+)+$", 3],
  [only("\\u3000-\\u30ff\\u31f0-\\u31ff\\uff01-\\uff60\\p{Script=Han}")],
  [only("\\p{Script=Han}")],
  [only(`${vietnamese} `)],
  [only("\\p{Script=Khmer}\\u200b-\\u200d")],
  [only("a-zA-Z0-9_")],
  ["^(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])(?=[^0-9]*[0-9])(?=[a-zA-Z0-9\\s]*[^a-zA-Z0-9\\s])[^]*$", 4],
  ["^[0-9]+$", 1],
  [only("\\p{L}\\p{M} ")],
];

/** The 23 patterns by id (decisions on the contract, "Pattern ids"). */
export const patterns: readonly Pattern[] = rows.map(([pattern, shortest = 0, longest = Infinity], id) => ({
  id,
  pattern,
  shortest,
  longest,
}));

const ownPatterns = new Map(patterns.map((row) => [row.pattern, row]));

/** The row whose usual pattern is exactly this text: such a pattern is known to be safe, and so are its lengths. */
export function knownPattern(pattern: string): Pattern | undefined {
  return ownPatterns.get(pattern);
}
