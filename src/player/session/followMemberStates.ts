import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { declaredState } from "#rendering/documentScope.ts";
import type { DeclaredState } from "#stores/StateStore.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** Keeps for members what documents ask for, from the moment that the first of them is open: most visitors never open one. */
export function followMemberStates(
  { states, session }: PlayerStores,
  { documents }: Pick<RenderingContext, "documents">,
): void {
  const declared = () =>
    states.documents.flatMap((name): DeclaredState[] => {
      const { state, keep = {} } = documents.open(name) ?? {};
      return Object.values(keep).includes("member") ? [declaredState(name, { state, keep })] : [];
    });
  let isAsked = false;
  const follow = () => {
    if (isAsked || declared().length === 0) return;
    isAsked = true;
    void import("./keepMemberStates.ts").then(
      (part) => part.keepMemberStates({ states, declared, account: () => session.member?.account ?? null }),
      // Without a network it is kept with the next document that asks for it.
      () => (isAsked = false),
    );
  };
  watchValue(() => declared().length, follow);
  follow();
}
