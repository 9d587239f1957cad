import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Activity } from "#contracts/api.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { cardOf, fieldOf, fill, listOf, user } from "#tests/support/user.ts";

const names = {
  inProcess: "In process",
  comingSoon: "Coming soon",
  applying: "Applying",
  joined: "Joined",
  issued: "Issued: claim it",
  claimed: "Claimed",
  rejected: "Rejected",
  closed: "Closed",
};
const states = Object.keys(names) as Activity["state"][];
const activity = (state: Activity["state"], over: Partial<Activity> = {}): Activity => ({
  id: state,
  kind: "application",
  title: `Activity ${state}`,
  note: "",
  art: "",
  state,
  startsAt: "2026-03-01T00:00:00Z",
  endsAt: "2126-03-01T00:00:00Z",
  pictures: 1,
  currency: "USD",
  amount: 0,
  canApply: state === "inProcess",
  canClaim: state === "issued",
  remark: "",
  reason: "",
  number: null,
  code: null,
  tickets: 0,
  prizes: [],
  seedHash: null,
  drawnAt: null,
  ...over,
});
const open = (rows: readonly Activity[]) =>
  drawPlayerPage("/activities", {
    answers: {
      listActivities: listOf(rows),
      applyForActivity: activity("applying", { number: 7 }),
      claimRaffle: { id: "issued", amount: 900, currency: "USD" },
    },
  });
const head = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  webp: [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
};
function picture(kind: keyof typeof head, size = 100): File {
  const bytes = new Uint8Array(size);
  bytes.set(head[kind]);
  return new File([bytes], `${kind}.png`, { type: "image/png" });
}
const mostBytes = 5 * 1024 * 1024;

describe("the page of activities", () => {
  it("[ACT-01] tells each of the eight states, and shows those of one alone", async () => {
    const { lastOf } = await open(states.map((state) => activity(state)));
    for (const state of states) expect(cardOf(`Activity ${state}`).getByText(names[state])).toBeTruthy();
    const filter = within(screen.getByRole("radiogroup", { name: "State" }));
    expect(filter.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
      "All",
      ...Object.values(names),
    ]);
    for (const state of states) {
      await user.click(filter.getByRole("radio", { name: names[state] }));
      await waitFor(() => expect(lastOf("listActivities")).toMatchObject({ state }), { timeout: 3_000 });
    }
  }, 30_000);

  it("[ACT-01] takes an application with a remark of at most 140 characters and one to three pictures, png or jpg, of at most 5 MB", async () => {
    const { sent } = await open([activity("inProcess")]);
    await user.click(cardOf("Activity inProcess").getByRole("button", { name: "Apply" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Activity inProcess" }));
    const remark = fieldOf(dialog, /Remark/);
    const send = () => user.click(dialog.getByRole("button", { name: "Send the application" }));
    const pictures = () => dialog.getByRole("group", { name: "Pictures" });
    const chooser = () => pictures().querySelector("input") as HTMLInputElement;
    const there = () => pictures().querySelectorAll("[data-state=there]").length;
    await fill(dialog, /Remark/, "x".repeat(141));
    await send();
    expect([remark.getAttribute("aria-invalid"), pictures().getAttribute("data-invalid")]).toEqual(["true", "true"]);
    await fill(dialog, /Remark/, "x".repeat(140));
    for (const wrong of [picture("webp"), picture("gif"), picture("png", mostBytes + 1)]) {
      await user.upload(chooser(), wrong);
      await waitFor(() => expect(pictures().querySelector("[role=alert]")?.textContent).toContain(wrong.name));
      expect(there()).toBe(0);
    }
    await user.upload(chooser(), [picture("png", mostBytes), picture("jpg"), picture("png")]);
    await waitFor(() => expect(there()).toBe(3), { timeout: 5_000 });
    expect(chooser().disabled).toBe(true);
    expect(sent).toEqual([]);
    await send();
    const id = expect.any(String);
    const params = { id: "inProcess", remark: "x".repeat(140), pictures: [id, id, id] };
    await waitFor(() => expect(sent).toMatchObject([{ call: "applyForActivity", params }]));
  }, 30_000);

  it("[ACT-01] takes a ticket of a raffle, and claims what was won", async () => {
    const { sent } = await open([
      activity("inProcess", { kind: "raffle", pictures: 0, tickets: 3 }),
      activity("issued", { kind: "raffle", pictures: 0, amount: 900, number: 7 }),
    ]);
    expect(cardOf("Activity issued").getByText("$9.00")).toBeTruthy();
    await user.click(cardOf("Activity inProcess").getByRole("button", { name: "Take a ticket" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(cardOf("Activity issued").getByRole("button", { name: "Claim" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { call: "applyForActivity", params: { id: "inProcess" } },
      { call: "claimRaffle", params: { activity: "issued" } },
    ]);
    expect(cardOf("Activity inProcess").queryByRole("button", { name: "Claim" })).toBeNull();
  });
});
