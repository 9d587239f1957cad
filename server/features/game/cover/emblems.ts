/** Shapes of covers in a box of 100 by 100, and the words of names that they belong to. */
export interface Emblem {
  name: string;
  /** Path of its outline. */
  path: string;
  /** Lines over it. */
  lines?: string;
  /** Words of a name that pick it. */
  words: readonly string[];
}

/** A regular star, for badges and suns. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const [radius, angle] = [index % 2 === 0 ? outer : inner, (Math.PI * index) / points - Math.PI / 2];
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Every emblem there is. */
export const emblems: readonly Emblem[] = [
  { name: "seven", path: "M20 14H82V30L56 88H36L60 34H36V44H20Z", words: ["seven", "lucky", "classic"] },
  {
    name: "gem",
    path: "M28 16H72L92 42L50 90L8 42Z",
    lines: "M8 42H92M28 16L38 42L50 90L62 42L72 16M38 42L50 16L62 42",
    words: ["gem", "gems", "jewel", "jewels", "diamond", "ruby", "emerald", "crystal", "jade", "sapphire"],
  },
  {
    name: "coin",
    path: circle(50, 50, 40),
    lines: `${circle(50, 50, 30)}M42 36H58V64H42Z`,
    words: ["coin", "coins", "gold", "golden", "fortune", "treasure", "riches", "cash", "bonanza"],
  },
  {
    name: "crown",
    path: "M10 30L30 52L50 16L70 52L90 30L82 82H18Z",
    lines: "M20 70H80",
    words: ["crown", "king", "queen", "royal", "emperor", "empress", "prince", "palace", "throne"],
  },
  { name: "star", path: star(5, 44, 19), words: ["star", "stars", "comet", "galaxy", "cosmic", "nova"] },
  {
    name: "sun",
    path: star(12, 44, 30),
    lines: circle(50, 50, 20),
    words: ["sun", "solar", "dawn", "desert", "summer"],
  },
  {
    name: "moon",
    path: "M62 10A42 42 0 1 0 88 66A34 34 0 0 1 62 10Z",
    words: ["moon", "midnight", "night", "lunar", "twilight", "shadow"],
  },
  {
    name: "flame",
    path: "M52 6C60 28 84 38 82 64A32 32 0 0 1 18 64C18 48 30 42 32 26C42 32 46 40 46 48C52 38 54 22 52 6Z",
    lines: "M50 92C36 84 38 70 50 60C62 70 64 84 50 92",
    words: ["fire", "flame", "dragon", "phoenix", "blaze", "inferno", "ember", "volcano", "hot"],
  },
  {
    name: "drop",
    path: "M50 8C64 32 82 46 82 64A32 32 0 0 1 18 64C18 46 36 32 50 8Z",
    lines: "M34 62A18 18 0 0 0 50 80",
    words: ["river", "rain", "monsoon", "ocean", "water", "tide", "mekong", "lagoon", "harbour"],
  },
  {
    name: "leaf",
    path: "M14 86C10 40 40 10 88 12C92 60 60 92 14 86Z",
    lines: "M14 86L66 34M34 66V46M50 50V30M42 58H62",
    words: ["forest", "jungle", "bamboo", "garden", "leaf", "wild", "spring", "orchard"],
  },
  {
    name: "lotus",
    path: "M50 14C66 32 66 54 50 74C34 54 34 32 50 14ZM18 34C38 36 50 52 50 80C26 78 14 60 18 34ZM82 34C62 36 50 52 50 80C74 78 86 60 82 34ZM14 78C38 72 62 72 86 78C66 92 34 92 14 78Z",
    words: ["lotus", "blossom", "flower", "orchid", "lily", "rose", "bloom"],
  },
  {
    name: "clover",
    path: `${circle(36, 36, 18)}${circle(64, 36, 18)}${circle(36, 62, 18)}${circle(64, 62, 18)}M46 60H54L60 94H48Z`,
    words: ["clover", "charm", "luck", "irish", "meadow"],
  },
  {
    name: "bell",
    path: "M50 10C72 10 76 34 78 54L88 72H12L22 54C24 34 28 10 50 10ZM40 78H60A10 10 0 0 1 40 78Z",
    lines: "M12 72H88",
    words: ["bell", "temple", "pagoda", "festival", "carnival", "party"],
  },
  {
    name: "cherry",
    path: `${circle(30, 70, 20)}${circle(70, 70, 20)}M28 52C36 30 52 18 74 10C66 26 68 40 70 52H64C60 38 58 32 56 26C46 34 38 42 34 52Z`,
    words: ["cherry", "fruit", "fruits", "mango", "juicy", "berry", "melon", "candy", "sweet"],
  },
  {
    name: "lantern",
    path: "M38 8H62V18H38ZM30 18H70C90 34 90 64 70 80H30C10 64 10 34 30 18ZM38 80H62V88H38Z",
    lines: "M50 18V80M34 20C24 38 24 60 34 78M66 20C76 38 76 60 66 78M50 88V96",
    words: ["lantern", "silk", "spring", "market", "street", "tea"],
  },
  {
    name: "fish",
    path: "M8 50C24 22 56 20 72 44L92 28V72L72 56C56 80 24 78 8 50Z",
    lines: `${circle(28, 46, 4)}M44 32C52 44 52 56 44 68`,
    words: ["fish", "koi", "reef", "shark", "crab", "hook", "pearl", "pearls", "mermaid", "coral", "whale", "lobster"],
  },
  {
    name: "anchor",
    path: `${circle(50, 18, 10)}M45 28H55V38H70V48H55V78C68 76 76 68 78 58L88 66C82 84 66 94 50 94C34 94 18 84 12 66L22 58C24 68 32 76 45 78V48H30V38H45Z`,
    words: ["pirate", "pirates", "captain", "sail", "voyage", "ship", "cannon", "wharf"],
  },
  {
    name: "sword",
    path: "M72 6L94 4L92 26L50 68L60 78L52 86L42 78L24 96L4 76L22 58L14 48L22 40L32 50Z",
    lines: "M32 50L50 68M84 14L42 58",
    words: ["sword", "warrior", "knight", "hero", "samurai", "battle", "gladiator", "viking", "squad", "round"],
  },
  {
    name: "shield",
    path: "M50 8L86 20V48C86 70 70 84 50 94C30 84 14 70 14 48V20Z",
    lines: "M50 8V94M14 44H86",
    words: ["shield", "fortress", "castle", "guardian", "arena", "legend", "legends"],
  },
  {
    name: "pyramid",
    path: "M50 10L94 86H6Z",
    lines: "M50 10L62 86M36 34H64M24 56H76",
    words: ["pyramid", "pharaoh", "mummy", "nile", "sphinx", "oasis", "ancient", "ruins", "angkor"],
  },
  {
    name: "mountain",
    path: "M4 84L34 26L50 54L62 36L96 84Z",
    lines: "M26 42L34 48L42 40M56 46L62 52L70 46",
    words: ["mountain", "peak", "canyon", "summit", "valley", "highland", "stone"],
  },
  {
    name: "bolt",
    path: "M58 4L18 56H44L36 96L82 40H54Z",
    words: ["thunder", "storm", "electric", "power", "lightning", "turbo", "flash", "zeus", "speed", "rapid"],
  },
  {
    name: "rocket",
    path: "M50 4C70 22 74 46 68 70H32C26 46 30 22 50 4ZM30 50L14 76L32 70ZM70 50L86 76L68 70ZM40 74H60L50 96Z",
    lines: circle(50, 38, 9),
    words: ["rocket", "space", "orbit", "astro", "planet", "meteor", "robot"],
  },
  {
    name: "book",
    path: "M6 22C22 14 38 16 50 26C62 16 78 14 94 22V84C78 76 62 78 50 88C38 78 22 76 6 84Z",
    lines: "M50 26V88M18 38C26 34 34 36 40 40M82 38C74 34 66 36 60 40",
    words: ["book", "secret", "secrets", "story", "tale", "tales", "magic", "wizard", "mystic", "spell"],
  },
  {
    name: "key",
    path: `${circle(30, 34, 22)}M44 46L54 36L94 76V90H80L74 84V74H64V64H62Z`,
    lines: circle(28, 32, 9),
    words: ["key", "vault", "lock", "heist", "mystery", "hidden", "lost"],
  },
  {
    name: "mask",
    path: "M6 26C30 16 70 16 94 26C94 60 76 88 50 88C24 88 6 60 6 26Z",
    lines: `${circle(32, 46, 9)}${circle(68, 46, 9)}M34 68C44 76 56 76 66 68`,
    words: [
      "mask",
      "joker",
      "circus",
      "clown",
      "opera",
      "theatre",
      "dance",
      "panda",
      "monkey",
      "tiger",
      "elephant",
      "lion",
      "fox",
      "buffalo",
      "bear",
      "wolf",
    ],
  },
  {
    name: "heart",
    path: "M50 90C14 62 4 42 14 24C26 8 44 14 50 30C56 14 74 8 86 24C96 42 86 62 50 90Z",
    words: ["heart", "love", "rummy", "tien", "valentine", "romance"],
  },
  {
    name: "spade",
    path: "M50 6C78 34 92 48 86 66C80 80 62 78 54 68L62 94H38L46 68C38 78 20 80 14 66C8 48 22 34 50 6Z",
    words: ["poker", "blackjack", "baccarat", "cards", "card", "deuces", "jacks", "catte", "deng", "holdem"],
  },
  {
    name: "die",
    path: "M50 6L92 28V72L50 94L8 72V28Z",
    lines: `M8 28L50 50L92 28M50 50V94${circle(50, 28, 5)}${circle(28, 52, 4)}${circle(30, 72, 4)}${circle(70, 50, 4)}${circle(74, 72, 4)}`,
    words: ["dice", "sic", "craps", "hilo", "tan", "fan", "pokdeng"],
  },
  {
    name: "wheel",
    path: circle(50, 50, 42),
    lines: `${circle(50, 50, 28)}${circle(50, 50, 8)}M50 8V92M8 50H92M20 20L80 80M80 20L20 80`,
    words: ["wheel", "roulette", "spin", "spins", "spinner", "reel", "reels", "racing", "derby"],
  },
  {
    name: "ball",
    path: circle(50, 50, 42),
    lines: "M50 30L68 44L62 66H38L32 44ZM50 8V30M92 46L68 44M76 82L62 66M24 82L38 66M8 46L32 44",
    words: ["football", "goal", "soccer", "basketball", "tennis", "volleyball", "badminton", "league", "cup", "match"],
  },
  {
    name: "number",
    path: circle(50, 50, 42),
    lines: `${circle(50, 50, 22)}M46 42L52 38V62M45 62H59`,
    words: ["bingo", "keno", "draw", "lotto", "balls", "numbers", "quick", "five", "pick"],
  },
  {
    name: "ticket",
    path: "M6 28H94V42A8 8 0 0 0 94 58V72H6V58A8 8 0 0 0 6 42Z",
    lines: "M34 28V72M46 40H82M46 50H82M46 60H70",
    words: ["scratch", "ticket", "card", "instant"],
  },
  {
    name: "trophy",
    path: "M28 8H72V16H92C92 40 82 50 68 52C64 60 58 64 56 66V78H70V92H30V78H44V66C42 64 36 60 32 52C18 50 8 40 8 16H28Z",
    words: ["trophy", "champion", "champions", "victory", "winner", "jackpot", "mega", "grand", "ultimate"],
  },
  {
    name: "horseshoe",
    path: "M14 18H34V52C34 78 66 78 66 52V18H86V54C86 106 14 106 14 54Z",
    lines: "M24 30V34M24 50V54M76 30V34M76 50V54M50 86V90",
    words: ["horse", "cowboy", "western", "ranch", "rodeo", "gallop"],
  },
  {
    name: "feather",
    path: "M90 8C50 10 22 30 20 66L8 92L18 94L28 78C64 76 86 50 90 8Z",
    lines: "M28 78L72 30M44 60V40M56 48H72M34 70H52",
    words: ["spur", "rooster", "cock", "eagle", "hawk", "peacock", "swan", "crane", "naga"],
  },
];
