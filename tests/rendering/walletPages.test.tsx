import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { UplineTerms, Wallets } from "#contracts/api.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import cases from "#tests/fixtures/wallets/moves.json" with { type: "json" };
import { entriesOf, factsOf, fieldOf, fill, press, user } from "#tests/support/user.ts";

describe("the page of the wallet", () => {
  const wallet = (code: string, name: string, balance: number) => ({
    code,
    name,
    balance,
    isOpen: true,
    currency: "USD",
  });
  const vendors = [wallet("NAGA", "Naga Spin", 4_000), wallet("KICK", "Kick Off", 1_000)];
  const apart: Wallets = {
    isSingle: false,
    currency: "USD",
    total: 15_000,
    elsewhere: 5_000,
    least: 500,
    wallets: [wallet("", "", 10_000), ...vendors],
    vendors,
  };
  const single: Wallets = {
    ...apart,
    isSingle: true,
    total: 10_000,
    elsewhere: 0,
    wallets: [wallet("", "", 10_000)],
    vendors: [],
  };
  const open = (wallets: Wallets) =>
    drawPlayerPage("/personal-centre/transferFund", {
      answers: { listWallets: wallets, transferWallet: wallets, collectWallets: wallets },
    });

  it("[PC-04] shows one wallet where it is for all vendors, and nothing to move", async () => {
    await open(single);
    expect(entriesOf("Wallets")).toEqual(["Main wallet$100.00"]);
    expect(screen.getByText("One wallet for all games")).toBeTruthy();
    expect([screen.queryByRole("form"), screen.queryByRole("table")]).toEqual([null, null]);
    expect(screen.queryByRole("button", { name: /Move/ })).toBeNull();
  });

  it("[PC-04] shows a wallet for each vendor where they are apart, and moves money there, back, and all of it", async () => {
    const { sent } = await open(apart);
    expect(entriesOf("Wallets")).toEqual(["Main wallet$100.00", "With vendors$50.00", "All wallets$150.00"]);
    expect(screen.queryByText("One wallet for all games")).toBeNull();
    const table = within(screen.getByRole("table", { name: "Wallets" }));
    for (const [name, balance] of [
      ["Naga Spin", "$40.00"],
      ["Kick Off", "$10.00"],
    ] as const)
      expect(table.getByText(name).closest("tr")?.textContent).toContain(balance);
    const form = within(screen.getByRole("form", { name: "Move money" }));
    const move = async (way: string, vendor: string, amount: string) => {
      await user.click(form.getByRole("radio", { name: way }));
      await user.selectOptions(form.getByRole("combobox", { name: /Vendor/ }), vendor);
      await fill(form, /Amount/, amount);
      await press("Move", form);
    };
    await move("From the main wallet to a vendor", "Naga Spin", "4.99");
    expect(fieldOf(form, /Amount/).getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
    await move("From the main wallet to a vendor", "Naga Spin", "10");
    await waitFor(() => expect(sent).toHaveLength(1));
    await move("From a vendor to the main wallet", "Kick Off", "5");
    await waitFor(() => expect(sent).toHaveLength(2));
    await press("Move all back to the main wallet");
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toMatchObject([
      { call: "transferWallet", params: { from: "", to: "NAGA", amount: 1_000 } },
      { call: "transferWallet", params: { from: "KICK", to: "", amount: 500 } },
      { call: "collectWallets" },
    ]);
  });
});

describe("the page of the wallets of vendors", () => {
  const wallet = (code: string, balance: number) => ({
    code,
    name: "Naga Spin",
    balance,
    isOpen: true,
    currency: "USD",
  });

  it.each(cases)("[PC-04] sends or refuses as the platform does: $note", async ({ balance, least, amount, fault }) => {
    const vendors = [wallet("NAGA", balance)];
    const wallets = [wallet("", 900), ...vendors];
    const told: Wallets = {
      isSingle: false,
      currency: "USD",
      total: 900 + balance,
      elsewhere: balance,
      least,
      wallets,
      vendors,
    };
    const { sent } = await drawPlayerPage("/personal-centre/transferFund", {
      answers: { listWallets: told, transferWallet: told },
    });
    const form = within(screen.getByRole("form", { name: "Move money" }));
    await user.click(form.getByRole("radio", { name: "From a vendor to the main wallet" }));
    await user.selectOptions(form.getByRole("combobox", { name: /Vendor/ }), "Naga Spin");
    await fill(form, /Amount/, (amount / 100).toFixed(2));
    await press("Move", form);
    await waitFor(() =>
      expect([fieldOf(form, /Amount/).getAttribute("aria-invalid") === "true", sent.length]).toEqual(
        fault === undefined ? [false, 1] : [true, 0],
      ),
    );
  });
});

describe("the page of transfers to the upline", () => {
  const terms: UplineTerms = {
    isAllowed: true,
    upline: "ag•••03",
    currency: "USD",
    balance: 20_000,
    least: 500,
    most: 5_000,
    daily: 8_000,
    sentToday: 3_000,
    left: 5_000,
  };
  const open = (told: UplineTerms) =>
    drawPlayerPage("/personal-centre/transferUpline", {
      answers: { getUplineTerms: told, transferUpline: { id: "t1" } },
    });

  it("[PC-07] says to whom and how much, shows what is left before it is sent, and sends it with the payment password", async () => {
    const { sent } = await open(terms);
    expect(factsOf("Limits")).toEqual({
      To: "ag•••03",
      "In your wallet": "$200.00",
      "Least at once": "$5.00",
      "Most at once": "$50.00",
      "Sent today, of $80.00": "$30.00",
      "Can be sent now": "$50.00",
    });
    for (const wrong of ["4.99", "50.01"]) {
      await fill(screen, /Amount/, wrong);
      await press("Next");
      expect([wrong, fieldOf(screen, /Amount/).getAttribute("aria-invalid")]).toEqual([wrong, "true"]);
    }
    await fill(screen, /Amount/, "40");
    await press("Next");
    await screen.findByRole("button", { name: "Send" });
    expect(screen.getByText("Left in your wallet").nextElementSibling?.textContent).toBe("$160.00");
    await press("Send");
    expect(sent).toEqual([]);
    await fill(screen, /Payment password/, "246810");
    await press("Send");
    await waitFor(() =>
      expect(sent).toMatchObject([{ call: "transferUpline", params: { amount: 4_000, paymentPassword: "246810" } }]),
    );
  });

  it("[PC-07] has no form where there is no upline, or it is not let", async () => {
    await open({ ...terms, isAllowed: false, upline: "", left: 0 });
    expect(screen.getByText("Nothing can be sent from this account")).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
  });
});
