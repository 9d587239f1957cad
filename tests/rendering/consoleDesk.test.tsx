import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openDocument } from "#engine/openDocument.ts";
import { drawConsolePage as draw, layouts } from "#tests/support/drawConsolePage.tsx";
import { choose, fill, listOf, press, user } from "#tests/support/user.ts";

describe("the console's documents", () => {
  it.each(Object.keys(layouts))("%s opens whole", (key) => {
    expect(openDocument(layouts[key], key).problems).toEqual([]);
  });
});

describe("the page of play limits", () => {
  const details = {
    account: "player01",
    currency: "USD",
    pause: { kind: "timeOut", startsAt: "2026-03-01T00:00:00Z", endsAt: "2026-03-08T00:00:00Z" },
    used: [
      { id: "deposit:day", kind: "deposit", period: "day", limit: 5_000, used: 1_200, source: "player" },
      { id: "time:day", kind: "time", period: "day", limit: 120, used: 45, source: "operator" },
    ],
    limits: [],
    changes: [{ id: "1", at: "2026-03-01T00:00:00Z", what: "set", reason: "By phone" }],
  };
  const answers = {
    listPlayDesk: listOf([
      { account: "player01", pause: "timeOut", until: "2026-03-08T00:00:00Z", limits: 2, waiting: 0, changedAt: null },
    ]),
    getPlayDetails: details,
  };
  const open = async (role?: string) => {
    const drawn = await draw("play", answers, role);
    await press("Look");
    return { ...drawn, dialog: within(await screen.findByRole("dialog", { name: "Limits of player01" })) };
  };

  it("shows what holds, money and minutes told apart, and what changed", async () => {
    const { dialog } = await open();
    expect(dialog.getByText("$50.00")).toBeTruthy();
    expect(dialog.getByText("120")).toBeTruthy();
    expect(dialog.getByText("By phone")).toBeTruthy();
    expect(dialog.getByText("A break runs: no bets and no deposits.")).toBeTruthy();
  });

  it("sets a limit in money, in minutes, or takes it away", async () => {
    const { dialog, sent } = await open();
    await user.click(dialog.getByText("Set a limit", { selector: "summary *, summary" }));
    const form = within(dialog.getByRole("form", { name: "Set a limit" }));
    await fill(form, /^Limit/, "75");
    await fill(form, /^Why/, "Asked by mail");
    await press("Set a limit", form);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const wish = { account: "player01", kind: "deposit", period: "day", reason: "Asked by mail" };
    expect(sent[0]).toMatchObject({ call: "setPlayDeskLimit", params: { ...wish, amount: 7_500 } });
    await user.selectOptions(form.getByRole("combobox", { name: /^What/ }), "Time of play");
    await fill(form, /minutes/, "90");
    await fill(form, /^Why/, "Asked by mail");
    await press("Set a limit", form);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ params: { ...wish, kind: "time", amount: 90 } });
    await user.click(form.getByLabelText("No limit by operators"));
    await fill(form, /^Why/, "Asked by mail");
    await press("Set a limit", form);
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({ params: { account: "player01", amount: null } });
  });

  it("lets publishers alone begin a break", async () => {
    const { dialog } = await open("editor");
    expect(dialog.queryByText("Begin a break")).toBeNull();
    expect(screen.queryByText("Not for viewers")).toBeNull();
  });
});

describe("the page of messages", () => {
  it("writes to a list in several languages, and shows before what members will read, cleaned", async () => {
    const { sent, stores } = await draw("messages", { listSentMessages: listOf([]), sendMessages: { sent: 2 } });
    await choose("Write");
    const form = within(screen.getByRole("form", { name: "Write" }));
    await user.click(form.getByRole("radio", { name: "A list" }));
    await fill(form, /^Accounts/, "player01 player02");
    await fill(form, /^Title/, "Hello");
    await fill(form, /^Message/, `<p>Good <b>day</b><img src=x onerror="alert(1)"></p><script>alert(2)</script>`);
    const preview = await form.findByRole("heading", { name: "Hello" });
    const card = preview.closest("article, section, .card") as HTMLElement;
    expect((await within(card).findByText("day")).tagName).toBe("B");
    expect(card.innerHTML).not.toMatch(/onerror|<script|alert/);
    await press("Send", form);
    await vi.waitFor(() => expect(stores.ui.questions.open).not.toBeNull());
    expect(sent).toEqual([]);
  });
});

describe("the mall's editors", () => {
  const words = [{ language: "EN", name: "Fan", note: "" }];
  const reward = {
    id: "r1",
    name: "Fan",
    currency: "USD",
    words,
    art: "fan",
    picture: "",
    points: 120,
    amount: 0,
    quantity: 30,
    available: 17,
    isOpen: true,
    place: 3,
  };
  const activity = {
    id: "a1",
    name: "Draw",
    kind: "raffle",
    currency: "USD",
    words,
    art: "",
    startsAt: "2026-03-01T10:00:00Z",
    endsAt: "2026-03-08T20:30:00Z",
    startsDay: "2026-03-01",
    startsTime: "10:00",
    endsDay: "2026-03-08",
    endsTime: "20:30",
    pictures: 0,
    amount: 0,
    prizes: [{ count: 2, amount: 5_000 }],
    isOpen: true,
    place: 1,
    entries: 0,
    state: "inProcess",
  };
  const mission = {
    id: "m1",
    name: "Play",
    kind: "playDays",
    period: "weekly",
    currency: "USD",
    words,
    target: 3,
    reward: 300,
    isOpen: true,
    place: 1,
    claims: 4,
  };
  const answers = {
    getMallFigures: { redeems: 0, applications: 0, oldestMinutes: 0, points: 0 },
    getMallSettings: { currency: "USD" },
    listRedeemDesk: listOf([]),
    listActivityEntries: listOf([]),
    listRewardDesk: listOf([reward]),
    listActivityDesk: listOf([activity]),
    listMissionDesk: listOf([mission]),
  };

  it("change a reward, and add one", async () => {
    const { sent } = await draw("mall", answers);
    await choose("Rewards");
    await press("Change");
    const dialog = within(await screen.findByRole("dialog", { name: "Reward Fan" }));
    await fill(dialog, /^Points/, "150");
    await press("Save", dialog);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const { id, name: _, available: __, ...terms } = reward;
    expect(sent[0]).toEqual({
      call: "changePointReward",
      params: { id, ...terms, words: [expect.objectContaining({ language: "EN", name: "Fan" })], points: 150 },
    });
    await press("Add a reward");
    const fresh = within(await screen.findByRole("dialog", { name: /^Reward/ }));
    await press("Save", fresh);
    expect(sent).toHaveLength(1);
    await user.selectOptions(fresh.getByRole("combobox", { name: /^Language/ }), "English");
    await fill(fresh, /^Name/, "Mug");
    await fill(fresh, /^Points/, "80");
    await press("Save", fresh);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      call: "addPointReward",
      params: { currency: "USD", points: 80, amount: 0, quantity: 1, words: [{ language: "EN", name: "Mug" }] },
    });
  });

  it("change an activity, with its times of the brand and its prizes", async () => {
    const { sent } = await draw("mall", answers);
    await choose("Activities");
    await press("Change");
    const dialog = within(await screen.findByRole("dialog", { name: "Activity Draw" }));
    await fill(dialog, "Ends at (time of the brand)", "21:15");
    await press("Save", dialog);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: "changeActivity",
      params: {
        id: "a1",
        kind: "raffle",
        startsDay: "2026-03-01",
        startsTime: "10:00",
        endsDay: "2026-03-08",
        endsTime: "21:15",
        prizes: [{ count: 2, amount: 5_000 }],
        amount: 0,
        pictures: 0,
      },
    });
  });

  it("change a mission, whose target is days or money", async () => {
    const { sent } = await draw("mall", answers);
    await choose("Missions");
    await press("Change");
    const dialog = within(await screen.findByRole("dialog", { name: "Mission Play" }));
    await fill(dialog, "Days to reach", "5");
    await press("Save", dialog);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: "changeMission", params: { kind: "playDays", target: 5, reward: 300 } });
    await press("Change");
    const again = within(await screen.findByRole("dialog", { name: "Mission Play" }));
    await user.selectOptions(again.getByRole("combobox", { name: /^Counts/ }), "Deposits");
    await fill(again, /^Amount to reach/, "40");
    await press("Save", again);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ params: { kind: "deposit", target: 4_000 } });
  });
});
