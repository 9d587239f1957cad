import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { createScope } from "#engine/index.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { useRecent } from "#renderers/blocks/search/useRecent.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import { StateStore } from "#stores/StateStore.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";

const declared = { document: "dialog/search", state: { searches: "" }, keep: { searches: "device" as const } };

/** What a search keeps of what was searched; `isKept` says whether it was told to. */
function draw(isKept = true) {
  const states = new StateStore({ session: fakeStorage(), device: fakeStorage(), route: new RouteStore() });
  const context = aRenderingContext({ states });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RenderingProvider context={context}>{children}</RenderingProvider>
  );
  const at = { scope: createScope({ $document: () => declared }, () => false) };
  const recent = isKept ? { state: "/state/searches", label: "Before", clear: "Forget" } : undefined;
  const { result, rerender } = renderHook(() => useRecent({ recent, at } as unknown as BlockProps<"search">), {
    wrapper,
  });
  const add = (search: string) => {
    act(() => result.current.add(search));
    rerender();
    return result.current.searches;
  };
  return { states, result, rerender, add };
}

it("keeps the last five searches, each once, the newest first, and forgets them", () => {
  const { add, result, rerender } = draw();
  for (const search of ["one", "two", "  two \n halves ", "three", "one"]) add(search);
  expect(result.current.searches).toEqual(["one", "three", "two halves", "two"]);
  add("four");
  expect(add("five")).toEqual(["five", "four", "one", "three", "two halves"]);
  act(() => result.current.clear());
  rerender();
  expect(result.current.searches).toEqual([]);
});

it("keeps neither nothing nor more than 60 characters, and does not show what is too much in a storage", () => {
  const { add, states, result, rerender } = draw();
  expect([add("  "), add("x".repeat(61)), add("y".repeat(60))]).toEqual([[], [], ["y".repeat(60)]]);
  act(() => states.write(declared, "searches", ["", "z".repeat(61), "a", "b", "c", "d", "e", "f"].join("\n")));
  rerender();
  expect(result.current.searches).toEqual(["a", "b", "c", "d", "e"]);
});

it("keeps nothing where it was not told to", () => {
  expect(draw(false).add("one")).toEqual([]);
});
