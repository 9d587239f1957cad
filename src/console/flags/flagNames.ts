import type { useFixedText } from "#rendering/hooks/useFixedText.ts";

/** As many names as one reads in a sentence; of more the number is told. */
const told = 12;

/** Names of features for a sentence. */
export function flagNames(names: readonly string[], translate: ReturnType<typeof useFixedText>): string {
  const kept = names.slice(0, told);
  const more = names.length - kept.length;
  return [...kept, ...(more > 0 ? [translate("console.changes.more", { count: more })] : [])].join(", ");
}
