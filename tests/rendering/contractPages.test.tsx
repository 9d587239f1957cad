import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { contractCycles } from "#compile/contracts/ContractTerms.ts";
import { rhythmOf } from "#compile/contracts/rhythmOf.ts";
import { writeTier } from "#compile/contracts/typedTiers.ts";
import type { AgentContract } from "#contracts/api.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { fill, listOf, press, user } from "#tests/support/user.ts";

const tiers = [aTier([0, 500_000, 0, 0, 100]), aTier([500_000, null, 20_000, 3, 250])];
const terms = { ...aContract({ payer: "upline" }), tiers };
const id = "00000000-0000-0000-0000-000000000001";
const other = "00000000-0000-0000-0000-000000000002";

const warning = "Accepting this ends contracts of your downlines";

/** An offer of agent01 to whoever reads it, but for the parts that are given. */
function aVersion(part: Partial<AgentContract> = {}): AgentContract {
  return {
    rhythm: rhythmOf(part.terms ?? terms),
    id,
    side: "own",
    account: "player01",
    upline: "agent01",
    currency: "USD",
    kind: "dividend",
    version: 1,
    state: "offered",
    rate: 250,
    terms,
    before: null,
    steps: tiers.map((now, place) => ({ number: place + 1, change: "none" as const, now, before: null })),
    changes: [],
    ending: [],
    endingIds: [],
    may: ["accept", "reject"],
    offeredAt: "2026-03-01T00:00:00Z",
    expiresAt: "2026-03-08T00:00:00Z",
    beganAt: null,
    endedAt: null,
    ...part,
  };
}

const kindWords = { dividend: "Dividend", daily: "Daily wages", hourly: "Hourly salary", realtime: "Real-time salary" };

/** Opens a version from the list that it stands in. */
async function open(version: AgentContract) {
  const { kind, measure, cycle, carriesOver } = version.terms;
  const rates = { dividend: 2_000, daily: 0, hourly: 0, realtime: 0 };
  const page = await drawPlayerPage("/agent-centre/agentContracts", {
    flags: ["AGENTPOLICY3"],
    answers: {
      listContracts: ({ side }) => listOf(side === version.side ? [version] : []),
      getContract: ({ id: wanted }) => (wanted === id ? version : {}),
      getContractForm: {
        currency: "USD",
        rates,
        kinds: [kind],
        account: version.account,
        version: 1,
        waits: false,
        measure,
        cycle,
        carriesOver,
        tiers: version.terms.tiers.map((tier) => writeTier(tier)),
      },
      changeContract: version,
    },
  });
  const list = version.side === "own" ? "My contracts" : "Contracts of my downlines";
  await user.click(within(await screen.findByRole("table", { name: list })).getByText(kindWords[version.kind]));
  return { ...page, dialog: within(await screen.findByRole("dialog", { name: "Contract" })) };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Says yes to what is asked, and tells what it was. */
async function agree({ stores }: Opened): Promise<string> {
  const asked = await waitFor(() => {
    const { open: question } = stores.ui.questions;
    if (!question) throw new Error("Nothing is asked");
    return question;
  });
  const { body } = asked;
  await act(async () => asked.answer(true));
  return body;
}

const rowsOf = ({ dialog }: Opened, table: string) =>
  [...dialog.getByRole("table", { name: table }).querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe("the page of contracts", () => {
  it("[AC-05] shows what each asks for and pays, and how often, offers one, answers offers and ends, and says before what an acceptance ends", async () => {
    const periods = { daily: "Daily", weekly: "Weekly", semimonthly: "Twice a month", monthly: "Monthly" };
    expect(Object.keys(periods)).toEqual(contractCycles);
    for (const cycle of contractCycles) {
      const shown = await open(aVersion({ terms: { ...terms, cycle } }));
      expect(shown.dialog.getByText("Paid").nextElementSibling?.textContent).toBe(periods[cycle]);
      expect(shown.dialog.getByText("Reckoned from").nextElementSibling?.textContent).toBe("Valid bets of the team");
      expect(shown.dialog.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
        "Tier",
        "From",
        "Up to",
        "Lost by the team, from",
        "Active members, from",
        "Rate",
      ]);
      expect(rowsOf(shown, "Tiers")).toEqual([
        ["1", "$0.00", "$5,000.00", "$0.00", "0", "1%"],
        ["2", "$5,000.00", "no end", "$200.00", "3", "2.5%"],
      ]);
      cleanup();
    }

    // A new one is asked for: the terms in force, of a higher rate.
    const given = aVersion({ side: "given", account: "agent03", state: "inForce", may: [] });
    const offering = await open({ ...given, terms: { ...terms, cycle: "semimonthly" } });
    await press("Amend", offering.dialog);
    const form = within(await screen.findByRole("form", { name: "Offer a contract" }));
    const last = within(await form.findByRole("group", { name: "Tier 2" }));
    await last.findByLabelText(/Rate in %/);
    await fill(last, /Rate in %/, "3");
    const choices = [...form.getByLabelText("Paid").querySelectorAll("option")].map(({ textContent }) => textContent);
    expect(choices).toEqual(expect.arrayContaining(Object.values(periods)));
    await press("Send the offer", form);
    expect(await agree(offering)).toContain("agent03");
    const typed = {
      kind: "dividend",
      measure: "validBet",
      cycle: "semimonthly",
      tiers: tiers.map((tier, place) => writeTier(place === 1 ? { ...tier, rate: 300 } : tier)),
    };
    await waitFor(() =>
      expect(offering.sent).toMatchObject([
        { call: "changeContract", params: { action: "offer", account: "agent03", typed } },
      ]),
    );
    cleanup();

    const asked = aVersion({ state: "endAskedByUpline", may: ["agreeEnd", "refuseEnd"] });
    const answers = [
      ["Accept", "accept", aVersion()],
      ["Reject", "reject", aVersion()],
      ["Ask to end it", "askEnd", aVersion({ state: "inForce", may: ["askEnd"] })],
      ["Agree to end it", "agreeEnd", asked],
      ["Do not end it", "refuseEnd", asked],
    ] as const;
    for (const [name, action, version] of answers) {
      const shown = await open(version);
      expect(shown.dialog.queryByText(warning)).toBeNull();
      await press(name, shown.dialog);
      await agree(shown);
      await waitFor(() => expect(shown.sent).toEqual([{ call: "changeContract", params: { action, id } }]));
      cleanup();
    }

    const ending = [{ id: other, account: "agent03", rate: 300 }];
    const lower = await open(aVersion({ ending, endingIds: [other] }));
    expect(lower.dialog.getByText(warning, { selector: "p" })).toBeTruthy();
    expect(rowsOf(lower, warning)).toEqual([["agent03", "3%"]]);
    expect(lower.dialog.queryByRole("button", { name: "Accept" })).toBeNull();
    await press("Accept and end them", lower.dialog);
    expect(await agree(lower)).toContain("end with the present period");
    await waitFor(() =>
      expect(lower.sent).toEqual([{ call: "changeContract", params: { action: "accept", id, ending: [other] } }]),
    );
    // It draws the page eleven times.
  }, 60_000);

  it.each([
    [["dividend"], ["Dividend"]],
    [
      ["daily", "realtime"],
      ["Daily wages", "Real-time salary"],
    ],
  ])("offers of the kinds of contract those that may be given: %j", async (kinds, words) => {
    await drawPlayerPage("/agent-centre/agentContracts", {
      flags: ["AGENTPOLICY3"],
      answers: {
        listContracts: listOf([]),
        getContractForm: {
          currency: "USD",
          rates: { dividend: 100, daily: 100, hourly: 0, realtime: 100 },
          kinds,
          waits: false,
          tiers: [],
        },
      },
    });
    await user.click((await screen.findAllByRole("button", { name: "Offer a contract" }))[0]!);
    const form = within(await screen.findByRole("form", { name: "Offer a contract" }));
    const options = [...form.getByLabelText("Contract").querySelectorAll("option")];
    expect(options.filter(({ value }) => value !== "").map(({ textContent }) => textContent)).toEqual(words);
  });

  it.each([
    ["daily", "Daily"],
    ["hourly", "Every hour"],
    ["realtime", "Every 5 minutes"],
  ] as const)(
    "says who offers it, also where that is the platform, and how often a salary is paid: %s",
    async (kind, paid) => {
      const salary = { ...terms, kind, cycle: "daily", payer: "platform" } as const;
      const { dialog } = await open(aVersion({ upline: null, kind, terms: salary }));
      expect(dialog.getByText("Offered by").nextElementSibling?.textContent).toBe("The platform");
      expect(dialog.getByText("Paid").nextElementSibling?.textContent).toBe(paid);
      const list = screen.getByRole("table", { name: "My contracts", hidden: true });
      expect(list.textContent).toContain("The platform");
      cleanup();
      const above = await open(aVersion());
      expect(above.dialog.getByText("Offered by").nextElementSibling?.textContent).toBe("agent01");
      expect(above.dialog.getAllByText("Offered by")).toHaveLength(1);
    },
  );
});
