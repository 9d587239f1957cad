import { act, cleanup, fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aSpec } from "../../bench/form/aSpec.ts";
import type { Peer } from "../../bench/form/Peer.ts";

const entries = {
  "hand-written React": () => import("../../bench/candidates/handWritten.tsx"),
  "the engine lane": () => import("../../bench/candidates/engine.tsx"),
};

/** What a person finds on the page: every control with its name, kind and state, and every error. */
function describePage(root: HTMLElement, errorSelector: string) {
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  return {
    controls: controls.map((control) => ({
      name: control.name,
      label: control.labels?.[0]?.textContent,
      type: control.type,
      isRequired: control.getAttribute("aria-required"),
      isInvalid: control.getAttribute("aria-invalid"),
      placeholder: control.getAttribute("placeholder"),
      describedBy: idsIn(control.getAttribute("aria-describedby")).map(
        (id) => document.getElementById(id)?.textContent,
      ),
    })),
    texts: [...root.querySelectorAll("p, legend")].map((text) => text.textContent),
    errors: [...root.querySelectorAll(errorSelector)].map((error) => error.textContent),
    buttons: within(root)
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label") ?? button.getAttribute("type")),
  };
}

function idsIn(attribute: string | null): string[] {
  return attribute?.split(" ") ?? [];
}

async function drawn(load: () => Promise<unknown>) {
  document.body.innerHTML = '<div id="title"></div><div id="root"></div>';
  await act(async () => void (await load()));
  const peer = (window as unknown as { __peer: Peer<unknown> }).__peer;
  const root = document.querySelector<HTMLElement>("#root")!;
  const prepared = peer.prepare(aSpec(20, "wrong"));
  let unmount = () => {};
  await act(async () => void (unmount = peer.mount(root, prepared, { live: false })));
  await waitFor(() => expect(root.querySelectorAll("input, select")).toHaveLength(20));
  return { peer, root, unmount };
}

describe("the candidates", () => {
  afterEach(cleanup);

  it("put the same form on the page, before and after it was refused", async () => {
    const pages = [];
    for (const load of Object.values(entries)) {
      const { peer, root, unmount } = await drawn(load);
      const before = describePage(root, peer.errorSelector);
      await act(async () => void fireEvent.click(root.querySelector(peer.submitSelector)!));
      await waitFor(() => expect(root.querySelectorAll(peer.errorSelector)).toHaveLength(20));
      pages.push({ before, after: describePage(root, peer.errorSelector) });
      await act(async () => unmount());
      expect(root.childElementCount).toBe(0);
    }
    expect(pages[1]).toEqual(pages[0]);
  });
});
