import type { Random } from "../Game.ts";
import type { Match, Play, Score, Sport } from "./Sport.ts";

/** Matches of a day. */
export const matchesADay = 5;

const matchdays = new Map<string, readonly Match[]>();
const kept = 200;

/** The matches of a day of a sport: the same whoever asks, and known before anybody bets. */
export function matchesOf(sport: Sport, day: number): readonly Match[] {
  const key = `${sport.name}-${day}`;
  const known = matchdays.get(key) ?? makeMatches(sport, key);
  if (matchdays.size > kept) matchdays.clear();
  matchdays.set(key, known);
  return known;
}

function makeMatches({ sides, strength: [strong, weak] }: Sport, key: string): Match[] {
  const order = sides
    .map((side, place) => ({ side, place, turn: hashOf(`${key}.${place}`) }))
    .toSorted((a, b) => a.turn - b.turn);
  const chance = (side: string) => weak + (hashOf(`strength.${side}.${key}`) % (strong - weak + 1));
  return Array.from({ length: Math.min(matchesADay, Math.floor(sides.length / 2)) }, (_, at) => {
    const [home, away] = [order[at * 2]?.side ?? "", order[at * 2 + 1]?.side ?? ""];
    return { home, away, chances: [chance(home), chance(away)] };
  });
}

/** Plays a match. */
export function playMatch(random: Random, play: Play, [home, away]: Match["chances"]): Score {
  if (play.by === "sets") {
    const wins: [number, number] = [0, 0];
    while (Math.max(...wins) < play.wins) {
      if (random.below(home + away) < home) wins[0] += 1;
      else wins[1] += 1;
    }
    return wins;
  }
  const goals = (chance: number) => {
    let count = 0;
    for (let at = 0; at < play.chances; at += 1) if (random.below(1000) < chance) count += play.worth;
    return count;
  };
  const score: [number, number] = [goals(home), goals(away)];
  // A match that has to be decided is, by one more.
  if (play.isDecided && score[0] === score[1]) {
    if (random.below(2) === 0) score[0] += play.worth;
    else score[1] += play.worth;
  }
  return score;
}

/** How likely each score of a match is. Sums and products alone, so that every browser finds the same. */
export function likelihoods(play: Play, [home, away]: Match["chances"]): { score: Score; chance: number }[] {
  if (play.by === "sets") return likelySets(play.wins, home / (home + away));
  const [homes, aways] = [spreadOf(play.chances, home / 1000), spreadOf(play.chances, away / 1000)];
  const { worth } = play;
  return homes.flatMap((a, ofHome) =>
    aways.flatMap((b, ofAway) => {
      const chance = a * b;
      if (!play.isDecided || ofHome !== ofAway) return [{ score: [ofHome * worth, ofAway * worth] as const, chance }];
      const [more, same] = [(ofHome + 1) * worth, ofHome * worth];
      return [
        { score: [more, same] as const, chance: chance / 2 },
        { score: [same, more] as const, chance: chance / 2 },
      ];
    }),
  );
}

/** The chances of 0, 1, 2 … goals. */
function spreadOf(times: number, chance: number): number[] {
  let spread = [1];
  for (let at = 0; at < times; at += 1)
    spread = Array.from(
      { length: spread.length + 1 },
      (_, count) => (spread[count] ?? 0) * (1 - chance) + (spread[count - 1] ?? 0) * chance,
    );
  return spread;
}

function likelySets(wins: number, chance: number): { score: Score; chance: number }[] {
  const scores: { score: Score; chance: number }[] = [];
  for (let lost = 0; lost < wins; lost += 1) {
    // The last set is the winner's; the others come in any order.
    let ways = 1;
    for (let at = 0; at < lost; at += 1) ways = (ways * (wins - 1 + lost - at)) / (at + 1);
    const [own, other] = [power(chance, wins) * power(1 - chance, lost), power(1 - chance, wins) * power(chance, lost)];
    scores.push({ score: [wins, lost], chance: ways * own }, { score: [lost, wins], chance: ways * other });
  }
  return scores;
}

const power = (base: number, times: number): number =>
  Array.from({ length: times }).reduce<number>((product) => product * base, 1);

/** A number from a text, as good as thrown (FNV-1a, mixed). */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
