import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { RuleDesk } from "#console/rules/RuleDesk.tsx";
import { patternTools } from "#console/rules/patternTools.ts";
import { readFileSync } from "node:fs";
import { readPointer } from "#json/pointer.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { observing } from "#rendering/observing.ts";
import { drawInConsole, inConsole } from "#tests/support/aConsoleTools.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { press, user } from "#tests/support/user.ts";

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** As a block is drawn: anew whenever what it read changes. */
const Desk = observing(RuleDesk);
const bundled = readBundledSite("ink") as unknown as Record<string, unknown>;
const bundledTexts = async (language: string) => ({
  ...(readJson(`locales/${language}/fields.json`) as Record<string, string>),
  ...(readJson(`locales/${language}/patterns.json`) as Record<string, string>),
});
const desk = (
  <Desk
    label="Registration"
    path="/rules/register"
    schema="rules.schema.json#/$defs/rule"
    document="page/register"
    at={{} as NodePlace}
  />
);
const draw = async (role?: "viewer") => {
  const site = { ...bundled, texts: {} };
  const drawn = await drawInConsole(desk, { site, bundledTexts, ...(role && { role }) });
  await patternTools.load();
  const live = await screen.findByRole("region", { name: "The form as players see it" });
  return {
    ...drawn,
    live: within(live),
    rule: (pointer: string) => readPointer(drawn.site(), `/rules/register${pointer}`),
  };
};
const fields = () => within(screen.getByRole("list", { name: "Fields in their order" })).getAllByRole("listitem");
const panel = (name: string) => within(screen.getByRole("region", { name: `Rule of ${name}` }));
const order = () => fields().map((entry) => entry.querySelector("[data-handle]")?.getAttribute("data-handle"));

describe("the desk of the registration", () => {
  beforeEach(() => {
    Object.defineProperty(document, "adoptedStyleSheets", { value: [], writable: true, configurable: true });
  });

  it("puts a field onto the live form by one press, and takes it away by one step", async () => {
    const { live, rule, tools } = await draw();
    expect(live.queryByRole("textbox", { name: "LINE ID" })).toBeNull();
    await user.click(screen.getByRole("switch", { name: "LINE ID: on the form" }));
    expect(await live.findByRole("textbox", { name: "LINE ID" })).toBeTruthy();
    await user.click(screen.getByRole("switch", { name: "LINE ID: required" }));
    expect(rule("/line")).toMatchObject({ enabled: true, required: true });
    await user.click(screen.getByRole("switch", { name: "LINE ID: on the form" }));
    expect(rule("/line")).toMatchObject({ enabled: false, required: false });
    tools.draft.undo();
    expect(rule("/line")).toMatchObject({ enabled: true, required: true });
  });

  it("lets nobody hide what a registration cannot do without, nor require what is hidden", async () => {
    await draw();
    expect(screen.getByRole("switch", { name: "Username: on the form" }).hasAttribute("disabled")).toBe(true);
    expect(screen.getByRole("switch", { name: "WeChat ID: required" }).hasAttribute("disabled")).toBe(true);
  });

  it("moves a field by keys, keeps the focus and says its place", async () => {
    const { rule, tools } = await draw();
    screen.getByRole("button", { name: "Move E-mail" }).focus();
    await user.keyboard("{ArrowUp}");
    expect(order().slice(0, 6)).toEqual([
      "username",
      "password",
      "countryDialingCode",
      "mobileNum",
      "email",
      "payeeName",
    ]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move E-mail" }));
    expect(screen.getByText("E-mail: place 5 of 9")).toBeTruthy();
    await user.keyboard("{Home}");
    expect(order()[0]).toBe("email");
    tools.draft.undo();
    expect(rule("/email/order")).toBeUndefined();
  });

  it("moves a field by a pointer to where it is left", async () => {
    await draw();
    for (const [index, entry] of fields().entries())
      entry.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 50);
    const handle = screen.getByRole("button", { name: "Move E-mail" });
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 275 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: 20 });
    expect(fields()[0]?.dataset["drop"]).toBe("before");
    fireEvent.pointerUp(handle, { pointerId: 1, clientY: 20 });
    expect(order()[0]).toBe("email");
  });

  it("refuses lengths that cannot be while they are typed, with the cause", async () => {
    const { live, rule } = await draw();
    await user.click(screen.getByRole("button", { name: "Rule of E-mail (email)" }));
    const fewest = panel("E-mail").getByLabelText("Fewest characters");
    await user.clear(fewest);
    await user.type(fewest, "70");
    expect(panel("E-mail").getByRole("alert").textContent).toContain("The most, 64, is below the fewest, 70.");
    expect(screen.getByText("Cannot be")).toBeTruthy();
    expect(live.getByRole("textbox", { name: /^E-mail/ })).toBeTruthy();
    await user.clear(fewest);
    await user.type(fewest, "abc");
    expect(panel("E-mail").getByText("Please write a number.")).toBeTruthy();
    await user.clear(fewest);
    await user.type(fewest, "7");
    expect(rule("/email/minLength")).toBe(7);
    expect(screen.queryByText("Cannot be")).toBeNull();
  });

  it("has patterns by their words, explains own ones, and judges values as players' are", async () => {
    const { rule } = await draw();
    await user.click(screen.getByRole("button", { name: "Rule of Username (username)" }));
    const box = panel("Username").getByLabelText("Try a value");
    await user.type(box, "1abcdef");
    expect(panel("Username").getByRole("status").textContent).toBe(
      "6 - 12 letters and digits, beginning with a letter",
    );
    await user.clear(box);
    await user.type(box, "abcdef1");
    expect(panel("Username").getByRole("status").textContent).toBe("Accepted. Characters: 7");
    const choice = panel("Username").getByLabelText("What is accepted");
    await user.selectOptions(choice, "6");
    expect(rule("/username")).toMatchObject({ acceptedPattern: "", patternId: 6 });
    await user.selectOptions(choice, "own");
    const own = panel("Username").getByLabelText("Own pattern (regular expression)");
    await user.clear(own);
    await user.type(own, "^[[A-Z][[a-z]+$");
    expect(
      await panel("Username").findByText("Begins with: capital letters. May hold: small letters, capital letters."),
    ).toBeTruthy();
    await user.clear(own);
    await user.type(own, "^(a+)+$");
    expect(panel("Username").getByRole("alert").textContent).toContain("busy for ever");
  });

  it("writes what a field says in all languages at once, a help with its key", async () => {
    const { rule, site, tools } = await draw();
    await user.click(screen.getByRole("button", { name: "Rule of E-mail (email)" }));
    await user.type(panel("E-mail").getByLabelText(/^Help below the field, .*ខ្មែរ/), "ក");
    expect(rule("/email/help")).toBe("field.email.help");
    expect(readPointer(site(), "/texts/KM/field.email.help")).toBe("ក");
    tools.draft.undo();
    expect(rule("/email/help")).toBeUndefined();
    expect(readPointer(site(), "/texts/KM")).toBeUndefined();
  });

  it("adds a field of the brand's own, and refuses names that are none or are there", async () => {
    const { rule } = await draw();
    const box = screen.getByLabelText("Name of a field of your own");
    await user.type(box, "email");
    expect(screen.getByRole("alert").textContent).toBe("There is a field with this name.");
    await user.type(box, " x");
    expect(screen.getByRole("alert").textContent).toMatch(/^A name begins with/);
    await user.clear(box);
    await user.type(box, "team{Enter}");
    expect(rule("/team")).toMatchObject({ enabled: false, required: false, label: "field.team" });
  });

  it("shows a field without words by its name, and says that its label is missing, until somebody writes one", async () => {
    const { live } = await draw();
    await user.type(screen.getByLabelText("Name of a field of your own"), "favouriteTeam{Enter}");
    await user.click(screen.getByRole("switch", { name: "favouriteTeam: on the form" }));
    expect(await live.findByRole("textbox", { name: "Favourite team (label missing)" })).toBeTruthy();
    expect(live.queryByText(/field\.favouriteTeam/)).toBeNull();
    await user.type(panel("favouriteTeam").getByLabelText(/^Label.*English/), "Club");
    expect(await live.findByRole("textbox", { name: "Club" })).toBeTruthy();
    expect(live.queryByText(/label missing/)).toBeNull();
  });

  it("shows another way to register, and how it is for whom an agent's link brings", async () => {
    const { live } = await draw();
    expect(live.getByRole("textbox", { name: "Invitation code" })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("The visitor comes"), "agent");
    expect(live.queryByRole("textbox", { name: "Invitation code" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "By mobile number" }));
    expect(screen.queryByRole("switch", { name: "Username: on the form" })).toBeNull();
    expect(await live.findByRole("button", { name: /code/i })).toBeTruthy();
  });

  it("goes to the place that somebody wants to see, whether they come from elsewhere or are here", async () => {
    const { tools, rerender } = await draw();
    tools.place.want("/rules/register/wechat/maxLength");
    await waitFor(() => expect(document.activeElement?.id).toBe("rule-wechat-maxLength"));
    rerender(<p />);
    tools.place.want("/rules/register/line/minLength");
    rerender(inConsole(desk, tools));
    await waitFor(() => expect(document.activeElement?.id).toBe("rule-line-minLength"));
  });

  it("lets a viewer look and change nothing", async () => {
    await draw("viewer");
    expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
    expect(screen.getByRole("switch", { name: "E-mail: on the form" }).hasAttribute("disabled")).toBe(true);
    await press("Rule of E-mail (email)");
    expect(panel("E-mail").getByLabelText("Most characters").hasAttribute("readonly")).toBe(true);
  });
});
