import type { BlockProps } from "#rendering/BlockProps.ts";
import { useStateMember } from "#rendering/hooks/useStateMember.ts";

/** So many searches are kept. */
const most = 5;
/** A longer one is not kept. */
const mostCharacters = 60;

/** The last searches, the newest first, as a member of a document's state keeps them. */
export interface RecentSearches {
  searches: readonly string[];
  add(search: string): void;
  clear(): void;
}

/** The last searches of a search that keeps them; none where it does not. */
export function useRecent({ recent, at }: BlockProps<"search">): RecentSearches {
  const member = useStateMember(recent?.state, at);
  const kept = typeof member?.value === "string" ? member.value : "";
  const searches = kept
    .split("\n")
    .filter((one) => one !== "" && one.length <= mostCharacters)
    .slice(0, most);
  return {
    searches,
    add(search) {
      const added = search.replaceAll(/\s+/g, " ").trim();
      if (added === "" || added.length > mostCharacters) return;
      member?.write([added, ...searches.filter((one) => one !== added)].slice(0, most).join("\n"));
    },
    clear: () => member?.write(""),
  };
}
