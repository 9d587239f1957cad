/**
 * The texts to judge a pattern by, for a judge that knows neither names of groups nor looking behind. Names become numbers. Looking
 * behind at a fixed piece of text costs the same everywhere; it is left out in one text, so that what stands around it is judged as
 * neighbours, and stands as a character that nobody types in the other, so that what stands before it is judged as something
 * that can fail. Undefined where it looks behind at a text of any length, which is read again for every character.
 */
export function forJudging(source: string): string[] | undefined {
  const plain = withoutNames(source);
  const looks = lookbehinds(plain);
  if (looks.length === 0) return [plain];
  if (looks.some(({ content }) => !isFixed(content))) return undefined;
  return ["", "\\u0001"].map((instead) =>
    looks.toReversed().reduce((text, { from, to }) => text.slice(0, from) + instead + text.slice(to), plain),
  );
}

/** Groups by number: `(?<a>x)\k<a>` is `(x)\1`. */
function withoutNames(source: string): string {
  const numbers = new Map<string, number>();
  let count = 0;
  const numbered = mapOutside(source, (rest) => {
    const named = /^\(\?<(\w+)>/.exec(rest);
    if (named || /^\((?!\?)/.test(rest)) count += 1;
    if (!named) return undefined;
    numbers.set(named[1] ?? "", count);
    return { text: "(", length: named[0].length };
  });
  return mapOutside(numbered, (rest) => {
    const back = /^\\k<(\w+)>/.exec(rest);
    // In brackets, so that a digit after it stays a digit.
    return back ? { text: `(?:\\${numbers.get(back[1] ?? "") ?? 0})`, length: back[0].length } : undefined;
  });
}

interface Lookbehind {
  from: number;
  to: number;
  content: string;
}

function lookbehinds(source: string): Lookbehind[] {
  const found: Lookbehind[] = [];
  const open: { from: number; isBehind: boolean }[] = [];
  let at = 0;
  mapOutside(source, (rest) => {
    at = source.length - rest.length;
    if (rest.startsWith("(")) open.push({ from: at, isBehind: /^\(\?<[=!]/.test(rest) });
    if (!rest.startsWith(")")) return undefined;
    const group = open.pop();
    if (group?.isBehind) found.push({ from: group.from, to: at + 1, content: source.slice(group.from + 4, at) });
    return undefined;
  });
  return found;
}

/** Whether a piece of a pattern matches texts of one length in one way: characters, classes and alternatives. */
function isFixed(content: string): boolean {
  let isFixedSoFar = true;
  mapOutside(content, (rest) => {
    if (/^[*+?{(]/.test(rest)) isFixedSoFar = false;
    return undefined;
  });
  return isFixedSoFar;
}

/** Rewrites a pattern outside of its classes; escapes are passed over as one, unless `change` takes them. */
function mapOutside(source: string, change: (rest: string) => { text: string; length: number } | undefined): string {
  let result = "";
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at);
    const changed = change(rest);
    const whole = /^(?:\[(?:\\[^]|[^\]\\])*\]|\\[^]|[^])/.exec(rest)?.[0] ?? "";
    result += changed?.text ?? whole;
    at += changed?.length ?? whole.length;
  }
  return result;
}
