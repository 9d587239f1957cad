import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { compileSite } from "#compile/site.ts";
import { createFormats } from "#i18n/createFormats.ts";
import { loadChunks } from "#rendering/createChunk.ts";
import { drawStatically } from "#rendering/drawStatically.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const { layouts, forms } = compileSite(bundled, bundled);
const jackpot = {
  amount: 100_000_000,
  currency: "USD",
  since: "2026-11-20T10:00:00Z",
  step: 165_11,
  everyMs: 3000,
  most: 9_999_999_900,
};

/** The home page, with these answers of the platform; `now` is its time. */
function homePage(language: string, answers: Record<string, object>, now: number) {
  const write = createFormats(language, "USD", { timeZone: "UTC" });
  const context = aRenderingContext({
    layouts,
    flags: ["JACKPOT3", "WINNERS3"],
    forms: { descriptors: forms },
    roots: { data: () => answers },
    now: () => now,
    format: (value, format = "text", currency) => write(value, format, currency),
    data: {
      watch: () => () => {},
      read: (_, id) => (id in answers ? { status: "ready", value: answers[id] } : { status: "idle" }),
      reload: async () => {},
      load: async () => ({ ok: true, value: {} }),
    },
  });
  return (
    <RenderingProvider context={context}>
      <RenderDocument name="page/index" />
    </RenderingProvider>
  );
}

const digits = () => (document.querySelector(".counter .only-read")?.textContent ?? "").replaceAll(/\D/g, "");

afterEach(() => void vi.restoreAllMocks());

it.each(["en", "km", "ar"])("takes over the page that was drawn ahead in %s without a mismatch", async (language) => {
  await loadChunks();
  const beginning = Date.parse(jackpot.since);
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = drawStatically(() => renderToString(homePage(language, {}, beginning)));
  expect(digits()).toBe("");

  const faults: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void faults.push(words));
  // The answer is there before the page is taken over, and days have passed since it was drawn.
  const page = homePage(language, { jackpot: { status: "ready", ...jackpot } }, beginning + 3_600_000);
  const taken = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (error) => void faults.push(error) }),
  );
  expect(faults).toEqual([]);
  expect(screen.getByRole("figure", { name: "Slots jackpot" })).toBe(root.querySelector(".counter"));
  expect(digits()).toBe(String(jackpot.amount + 1200 * jackpot.step));
  act(() => taken.unmount());
  root.remove();
});
