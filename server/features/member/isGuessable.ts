/** The passwords that guessing begins with, in small letters and without what people add at the end. */
const common = new Set(
  `password passw0rd p@ssword p@ssw0rd pa55word qwerty qwertyuiop qwerty123 asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r
  1qaz2wsx qazwsx abc abcd abcdef abcdefg a1b2c3 a1b2c3d4 letmein welcome w3lcome admin administrator adm1n root toor master
  login test guest user changeme secret s3cret iloveyou loveyou monkey dragon sunshine princess football baseball basketball
  soccer hockey superman batman spiderman pokemon starwars shadow michael jordan jennifer jessica ashley daniel charlie thomas
  hunter killer trustno freedom whatever hello hell0 computer internet google facebook samsung iphone android cheese pepper
  flower summer winter spring autumn monday friday january money cash bitcoin crypto casino lucky jackpot poker slots bonus
  winner player gamer dealer croupier cambodia phnompenh angkor vietnam saigon thailand bangkok china beijing india delhi`
    .split(/\s+/)
    .filter(Boolean),
);
const decoration = /^[^a-z0-9@]+|[^a-z@]+$/g;
const fewestOwn = 4;

/**
 * Whether a password is among the first that anybody would guess: a common one with digits and signs around it, one
 * character or a plain row over and over, or little more than a word of its surroundings (S-31). Case does not help.
 */
export function isGuessable(password: string, surroundings: readonly string[]): boolean {
  const plain = password.toLowerCase();
  if (common.has(plain) || common.has(plain.replace(decoration, ""))) return true;
  if (/^(.{1,3})\1+$/.test(plain)) return true;
  if ("0123456789012345678909876543210987654321".includes(plain)) return true;
  const words = surroundings.map((word) => word.toLowerCase()).filter((word) => word.length >= fewestOwn);
  return words.some((word) => plain.includes(word) && plain.length - word.length < fewestOwn);
}
