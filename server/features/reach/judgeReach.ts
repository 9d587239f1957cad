/** How a revision went so far. All are counts of networks but the last two. */
export interface ReachFigures {
  /** Whose browsers drew it (a sample of the pages that were open). */
  drawn: number;
  /** Whose browsers could not read it and show the one before. */
  refused: number;
  /** Whose browsers met problems since it is live. */
  problems: number;
  /** Whose browsers met problems in the hour before. */
  problemsBefore: number;
  /** For so long it has been live. */
  minutes: number;
}

/** Why a revision goes back by itself, and for how many networks that holds. */
export interface TakeBack {
  why: "refused" | "problems";
  networks: number;
}

/** One person with a broken browser, or a few, take nothing back. */
const least = { refused: 5, problems: 10 };
/** One in so many of those who drew it must have refused it. */
const refusedShare = 5;
/** Problems must be so many times as many as in the hour before. */
const times = 5;

/** Whether a revision has to go back: browsers refuse it, or it multiplies the problems that they report (record 146). */
export function judgeReach({ drawn, refused, problems, problemsBefore, minutes }: ReachFigures): TakeBack | null {
  if (refused >= Math.max(least.refused, drawn / refusedShare)) return { why: "refused", networks: refused };
  const usual = (problemsBefore / 60) * Math.max(1, minutes);
  return problems >= Math.max(least.problems, usual * times) ? { why: "problems", networks: problems } : null;
}
