import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { RegisterCenter } from "#contracts/api.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { registerCenterAnswers as answers } from "#tests/support/registerCenterAnswers.ts";
import { choose, fieldOf, fill, press, user } from "#tests/support/user.ts";

describe("the register account centre", () => {
  it("lists links with what became of them, and gives one to copy, to share and to scan", async () => {
    const { device } = await drawPlayerPage("/agent-centre/registerCenter", { answers });
    const row = within((await screen.findByText("Telegram")).closest("tr, li") as HTMLElement);
    expect([row.getByText("7"), row.getByText("3"), row.getByText("Good")]).toHaveLength(3);
    await user.click(screen.getByText("Telegram"));
    const dialog = within(await screen.findByRole("dialog", { name: "Telegram" }));
    expect(dialog.getByRole("img", { name: /Code of your link/ })).toBeTruthy();
    expect(dialog.getByText("1.25%")).toBeTruthy();
    await user.click(dialog.getAllByRole("button", { name: "Copy" })[0]!);
    await waitFor(() => expect(device.copy).toHaveBeenCalledWith(answers.addPromotionLink.address));
    await user.click(dialog.getByRole("button", { name: "Share" }));
    await waitFor(() =>
      expect(device.share).toHaveBeenCalledWith(expect.objectContaining({ url: answers.addPromotionLink.address })),
    );
  });

  it("refuses a rate above what one may give while it is typed, and asks only for kinds that one may give", async () => {
    const { sent } = await drawPlayerPage("/agent-centre/registerCenter", { answers });
    await press("New link");
    const form = within(await screen.findByRole("form", { name: "New link" }));
    expect(form.queryByLabelText("Hourly salary in %")).toBeNull();
    await fill(form, /Name of the link/, "Spring");
    await fill(form, "Dividend in %", "20.01");
    await user.click(form.getByRole("button", { name: "Make the link" }));
    expect(sent).toEqual([]);
    await waitFor(() => expect(fieldOf(form, "Dividend in %").getAttribute("aria-invalid")).toBe("true"));
    await fill(form, "Dividend in %", "20");
    await user.click(form.getByRole("button", { name: "Make the link" }));
    await waitFor(() => expect(sent).toEqual([{ call: "addPromotionLink", params: { name: "Spring", dividend: 20 } }]));
  });

  it("adds a member with a first password", async () => {
    const { sent } = await drawPlayerPage("/agent-centre/registerCenter", { answers });
    await choose("Add a member");
    const form = within(await screen.findByRole("form", { name: "Add a member" }));
    await fill(form, /Account of the member/, "added001");
    await fill(form, /First password/, "Quiet-Otter-77-lamp");
    await fill(form, "Daily wages in %", "0.1");
    await user.click(form.getByRole("button", { name: "Add a member" }));
    const added = { username: "added001", password: "Quiet-Otter-77-lamp", daily: 0.1 };
    await waitFor(() => expect(sent).toEqual([{ call: "addTeamMember", params: { ...added, extra: added } }]));
  });

  it("asks of whoever is added what the brand requires of whoever registers, and of nothing else", async () => {
    const asks: RegisterCenter["asks"] = ["payeeName", "email", "ageConfirmed"];
    const given = { ...answers, getRegisterCenter: { ...answers.getRegisterCenter, asks } };
    const { sent } = await drawPlayerPage("/agent-centre/registerCenter", { answers: given });
    await choose("Add a member");
    const form = within(await screen.findByRole("form", { name: "Add a member" }));
    for (const name of [/Mobile number/, /WeChat/, /LINE/]) expect(form.queryByLabelText(name)).toBeNull();
    await fill(form, /Account of the member/, "added001");
    await fill(form, /First password/, "Quiet-Otter-77-lamp");
    await user.click(form.getByRole("button", { name: "Add a member" }));
    for (const name of [/Full name/, /E-mail/, /18 years old or older/])
      await waitFor(() => expect(fieldOf(form, name).getAttribute("aria-invalid")).toBe("true"));
    expect(sent).toEqual([]);
    await fill(form, /Full name/, "Sok Dara");
    await fill(form, /E-mail/, "dara@example.com");
    await user.click(fieldOf(form, /18 years old or older/));
    await user.click(form.getByRole("button", { name: "Add a member" }));
    const added = {
      username: "added001",
      password: "Quiet-Otter-77-lamp",
      payeeName: "Sok Dara",
      email: "dara@example.com",
      ageConfirmed: true,
    };
    await waitFor(() => expect(sent).toEqual([{ call: "addTeamMember", params: { ...added, extra: added } }]));
  });

  it("asks for fields of the brand's own, in the words of the brand, and shows each fault beside its field", async () => {
    const rule = { minLength: 3, maxLength: 20, patternId: 0, pattern: "*" };
    const fields: RegisterCenter["fields"] = [
      { name: "own_nickname", widget: "text", label: { text: "field.wechat" }, required: true, rule },
      {
        name: "own_level",
        widget: "select",
        label: "Level of play",
        required: true,
        options: [{ value: "1", label: "Beginner" }],
      },
    ];
    const { sent } = await drawPlayerPage("/agent-centre/registerCenter", {
      answers: { ...answers, getRegisterCenter: { ...answers.getRegisterCenter, fields } },
    });
    await choose("Add a member");
    const form = within(await screen.findByRole("form", { name: "Add a member" }));
    await fill(form, /Account of the member/, "added001");
    await fill(form, /First password/, "Quiet-Otter-77-lamp");
    await fill(form, /WeChat/, "ab");
    await user.click(form.getByRole("button", { name: "Add a member" }));
    const level = form.getByRole("combobox", { name: /Level of play/ });
    for (const field of [fieldOf(form, /WeChat/), level])
      await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(sent).toEqual([]);
    await fill(form, /WeChat/, "abc");
    await user.selectOptions(level, "Beginner");
    await user.click(form.getByRole("button", { name: "Add a member" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.params).toMatchObject({ extra: { own_nickname: "abc", own_level: "1" } });
  });
});
