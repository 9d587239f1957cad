import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { registerCenterAnswers } from "#tests/support/registerCenterAnswers.ts";
import { refusal } from "#tests/support/fakeSession.ts";
import { openPlayerPage } from "#tests/support/openPlayerPage.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { fieldOf, fill, listOf, press, user } from "#tests/support/user.ts";

const linkId = registerCenterAnswers.addPromotionLink.id;

describe("the pages of the agent centre", () => {
  const bundled = readBundledSite("ink");
  const menu = compileSite(bundled, bundled).menus["agentCentre"]?.items ?? [];
  /** Opens each page, and says which of them show all that the platform answered, and what can be done with it. */
  const shown = async (pages: Readonly<Record<string, readonly [answers: object, ...texts: (string | RegExp)[]]>>) => {
    const found: string[] = [];
    for (const [page, [given, ...texts]] of Object.entries(pages)) {
      if (!menu.some((item) => item.page === page)) continue;
      await drawPlayerPage(`/agent-centre/${page}`, { answers: given as typeof registerCenterAnswers });
      for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
      found.push(page);
      cleanup();
    }
    return found;
  };
  const rows = (row: object) => ({ rows: [{ id: linkId, currency: "USD", ...row }], page: 1, pageSize: 15, total: 1 });

  it("[AC-02] show announcements, the overview of the team and the register account centre", async () => {
    const notice = { id: "1", title: "Maintenance tonight", content: "<p>At two</p>", time: "2026-03-01T00:00:00Z" };
    const pages = {
      agentAnnouncement: [{ listAnnouncements: { player: [notice] } }, "Maintenance tonight"],
      agentTeamOverview: [
        {
          getAgentTeamOverview: { members: 4321, bet: 65_400, currency: "USD", series: [], contracts: [] },
          listTeamMembers: rows({ account: "player07" }),
        },
        "4,321",
        /654\.00/,
        "player07",
      ],
      registerCenter: [registerCenterAnswers, "Telegram", "New link", "Add a member"],
    } as const;
    expect(await shown(pages)).toEqual(Object.keys(pages));
  });

  it("[AC-03] show the downline, its bets, its profit and loss, the agent's income and what the downline moved", async () => {
    const of = "player07";
    const income = { getAgentIncome: { sum: 98_700, currency: "USD", series: [] } };
    const pages = {
      downlineManagement: [
        { listDownline: rows({ account: of, downlines: 0, bet: 11_100 }) },
        of,
        /111\.00/,
        "Transfer",
      ],
      teamBets: [{ listTeamBets: rows({ account: of, game: "Naga", stake: 12_300 }) }, of, "Naga", /123\.00/],
      userProfit: [{ listDownline: rows({ account: of, profit: 45_600 }) }, of, /456\.00/],
      agentIncome: [
        { ...income, listAgentIncome: rows({ source: "salary", detail: "Naga pays", amount: 78_900 }) },
        "Naga pays",
        /789\.00/,
        /987\.00/,
      ],
      downlineTransactions: [
        { listTeamTransactions: rows({ account: of, type: "bet", amount: 32_100 }) },
        of,
        /321\.00/,
      ],
    } as const;
    expect(await shown(pages)).toEqual(Object.keys(pages));
  });

  it.each([
    ["dividendRecord", "ENABLECT3", "dividend"],
    ["dailyWages", "SALARY3", "daily"],
    ["hourSalary", "HOURSALARY3", "hourly"],
    ["realtimeSalary", "RTSALARY3", "realtime"],
  ])(
    "[AC-04] show nothing of %s, by its address either, while %s is off, and its own bills while it is on",
    async (page, flag, kind) => {
      const { asked } = await drawPlayerPage(`/agent-centre/${page}`, { flags: ["AGENTPOLICY3"] });
      expect([asked, screen.queryByRole("button", { name: "Contracts" })]).toEqual([[], null]);
      // Who comes by the address is told, and led on.
      expect(await screen.findByText("This is not offered at the moment")).toBeTruthy();
      expect(screen.getByRole("button", { name: "To the team overview" })).toBeTruthy();
      cleanup();
      // A bill of every kind is there; the page shows that of its own.
      const bills = {
        listAgentBills: ({ kind: of }: { kind?: string }) => rows({ account: `bill-${of}`, payable: 45_600 }),
      };
      await drawPlayerPage(`/agent-centre/${page}`, {
        flags: ["AGENTPOLICY3", flag],
        answers: bills as object as typeof registerCenterAnswers,
      });
      expect(await screen.findByRole("button", { name: "Contracts" })).toBeTruthy();
      expect(await screen.findAllByText(`bill-${kind}`)).not.toEqual([]);
      expect(screen.queryAllByText(/^bill-/).filter(({ textContent }) => textContent !== `bill-${kind}`)).toEqual([]);
      expect(screen.getAllByText(/456\.00/)).not.toEqual([]);
      expect(screen.queryByText("This is not offered at the moment")).toBeNull();
    },
  );
});

describe("bills that wait for an upline", () => {
  it.each([
    ["another", 2, /Other bills wait by now than were shown/],
    ["nothing more", 0, /No bill waits any more/],
  ])("are paid all at once by the sum that was shown, and it is said where it is %s by now", async (_, left, words) => {
    const totals = { payable: 60_000, paid: 14_400, waiting: 3, toPay: 45_600, currency: "USD" };
    let waiting = totals;
    const { answer, sent, stores } = await drawPlayerPage("/agent-centre/dividendRecord", {
      flags: ["AGENTPOLICY3", "ENABLECT3"],
      answers: { listAgentBills: () => ({ ...listOf([]), totals: waiting }) },
    });
    answer.mockImplementation(() => {
      waiting = { ...totals, waiting: left, toPay: left * 100 };
      return refusal("bills_changed");
    });
    expect(await screen.findByText(/that wait for you: 3, \$456\.00 in all/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Pay all" }));
    const { open: question } = await waitFor(() => {
      if (!stores.ui.questions.open) throw new Error("Nothing is asked");
      return stores.ui.questions;
    });
    // What questions write of a number is the runtime's own.
    expect(question?.body).toContain("45600");
    await act(async () => question?.answer(true));
    const params = { action: "payAll", kind: "dividend", sum: 45_600 };
    await waitFor(() => expect(sent).toEqual([{ call: "changeAgentBill", params }]));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(left > 0 ? /No bill waits any more/ : /Other bills wait by now/)).toBeNull();
  });
});

describe("what came of paying all bills", () => {
  const waiting = { waiting: 3, toPay: 45_600, currency: "USD" };

  it.each([
    ["nothing", 45_600, 40_000, /Nothing was paid.*400\.00/, true],
    ["a part", 25_600, 20_000, /A part of them is paid.*200\.00/, true],
    ["everything", 0, 0, /Everything is paid/, false],
    ["what more follows", 25_600, 0, /The rest is paid within minutes/, false],
  ])("is said, and what to do: %s", async (_, left, missing, words, canPayIn) => {
    const { stores } = await drawPlayerPage("/agent-centre/dividendRecord", {
      flags: ["AGENTPOLICY3", "ENABLECT3"],
      answers: {
        listAgentBills: { ...listOf([]), totals: { payable: 60_000, paid: 14_400, ...waiting } },
        changeAgentBill: { affected: 3, paid: 0, bill: null, left, missing },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Pay all" }));
    const { open: question } = await waitFor(() => {
      if (!stores.ui.questions.open) throw new Error("Nothing is asked");
      return stores.ui.questions;
    });
    await act(async () => question?.answer(true));
    const notice = await screen.findByText(words);
    const button = within(notice.closest<HTMLElement>(".notice")!).queryByRole("button", { name: "Pay in" });
    expect(button !== null).toBe(canPayIn);
  });
});

describe("a transfer to a downline", () => {
  const terms = {
    isAllowed: true,
    member: linkId,
    account: "player07",
    currency: "USD",
    balance: 90_000,
    least: 100,
    most: 50_000,
    daily: 80_000,
    sentToday: 0,
    left: 50_000,
  };
  const password = "Quiet-Otter-77-lamp";
  const params = { member: linkId, amount: 1_250, paymentPassword: password };

  type Form = ReturnType<typeof within>;

  /** As far as a sum that was looked over, and the password. */
  const lookOver = async (form: Form) => {
    await fill(form, /Amount/, "500.01");
    await press(/Next|Go on/, form);
    expect(fieldOf(form, /Amount/).getAttribute("aria-invalid")).toBe("true");
    await fill(form, /Amount/, "12.50");
    await press(/Next|Go on/, form);
    expect(await form.findByText("$887.50")).toBeTruthy();
    await fill(form, /password/i, password);
  };
  const theForm = async () => within(await screen.findByRole("form", { name: "Transfer" }));

  it("is sent from its row, once its sum and the password were looked over", async () => {
    const { sent } = await drawPlayerPage("/agent-centre/downlineManagement", {
      answers: {
        listDownline: listOf([{ id: linkId, account: "player07", currency: "USD", downlines: 0 }]),
        getDownlineTerms: terms,
        transferDownline: { account: "player07", amount: 1_250, currency: "USD" },
      },
    });
    await user.click((await screen.findAllByRole("button", { name: "Transfer" }))[0]!);
    const form = await theForm();
    await lookOver(form);
    await press("Send", form);
    await waitFor(() => expect(sent).toEqual([{ call: "transferDownline", params }]));
  });

  /** Sends what is refused; by then the terms are others. */
  const refuse = async (answered: ReturnType<typeof refusal>, now: object = terms) => {
    let shown: object = terms;
    const { of } = await openPlayerPage("/index", {
      document: "dialog/transferDownline",
      isReal: true,
      isWritten: true,
      calls: {
        getDownlineTerms: () => shown,
        transferDownline: () => {
          shown = now;
          return answered;
        },
      },
    });
    const form = await theForm();
    expect(left()).toBe("$500.00");
    await lookOver(form);
    await press("Send", form);
    await waitFor(() => expect(of("transferDownline")).toEqual([params]));
    return form;
  };
  const left = () => screen.getByText("Can be sent now").nextElementSibling?.textContent;

  it("that is refused by limits that changed meanwhile says so at the amount, with what can be sent now", async () => {
    const fieldErrors = { amount: { key: "error.transfer_balance" } };
    const refused = refusal("form_invalid", { details: { isOutdated: true, fieldErrors } });
    const form = await refuse(refused, { ...terms, balance: 900, left: 900 });
    await waitFor(() => expect(left()).toBe("$9.00"));
    const amount = await waitFor(() => fieldOf(form, /Amount/) as HTMLInputElement);
    expect([amount.getAttribute("aria-invalid"), amount.value]).toEqual(["true", "12.50"]);
    expect(form.getByText("There is not so much in this wallet.")).toBeTruthy();
  });

  it("to a member whom the platform does not know any more says so", async () => {
    await openPlayerPage("/index", {
      document: "dialog/transferDownline",
      isReal: true,
      calls: { getDownlineTerms: () => refusal("not_found", { kind: "gone", status: 404 }) },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("This is not there any more.");
    expect(screen.queryByRole("form")).toBeNull();
  });

  it("that is refused for another reason says why in its own form, above the buttons, and keeps what was typed", async () => {
    const form = await refuse(refusal("downline_not_allowed"));
    const notice = await form.findByRole("alert");
    expect(notice.textContent).toContain("Nothing can be sent to this account");
    const send = form.getByRole("button", { name: "Send" });
    expect(notice.compareDocumentPosition(send) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect([left(), (fieldOf(form, /password/i) as HTMLInputElement).value]).toEqual(["$500.00", password]);
  });
});

describe("a registration by an invitation", () => {
  it("says before anything is typed whether the invitation is good", async () => {
    await drawPlayerPage("/register?affiliateCode=ABCD2345", {
      loggedIn: false,
      flags: ["DIRECTREG3"],
      answers: { checkAffiliate: ({ code }) => ({ code: String(code), valid: true }) },
    });
    expect(await screen.findByText(/You come by an invitation/)).toBeTruthy();
  });

  it("is called over only where the platform says so, and asked about again where it could not be asked", async () => {
    const told = [refusal("rate_limited"), refusal("invitation_code_error")];
    const look = { query: { affiliateCode: "ABCD2345" }, flags: ["DIRECTREG3"] };
    await openPlayerPage("/register", { ...look, calls: { checkAffiliate: () => told.shift() } });
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByText(/not good any more/)).toBeNull();
    await user.click(again);
    expect(await screen.findByText(/not good any more/)).toBeTruthy();
  });

  it("asks for no invitation where none was brought", async () => {
    const { asked } = await drawPlayerPage("/register", { loggedIn: false, flags: ["DIRECTREG3"] });
    expect(asked.map(({ call }) => call)).not.toContain("checkAffiliate");
    expect(screen.queryByText(/You come by an invitation/)).toBeNull();
  });
});
