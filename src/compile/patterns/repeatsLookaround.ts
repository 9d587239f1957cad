/**
 * Does the pattern repeat a group that holds a look-around, as in `(?:(?=a*b)a)*`? Each round reads ahead again, so the
 * time grows with the square of the text although every text matches in one way only.
 */
export function repeatsLookaround(pattern: string): boolean {
  const open: { looks: boolean; isLook: boolean }[] = [];
  let inClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === "\\") at += 1;
    else if (inClass) inClass = character !== "]";
    else if (character === "[") inClass = true;
    else if (character === "(") {
      const isLook = /^\(\?<?[=!]/.test(pattern.slice(at, at + 4));
      open.push({ looks: isLook, isLook });
    } else if (character === ")") {
      const group = open.pop();
      if (!group?.looks) continue;
      if (/^[*+{]/.test(pattern.slice(at + 1, at + 2))) return true;
      const around = open.at(-1);
      if (around) around.looks = true;
    }
  }
  return false;
}
