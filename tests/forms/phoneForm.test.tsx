import type { Country } from "#contracts/api.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { compileFlags } from "#compile/flags.ts";
import { compileForm } from "#compile/forms/forms.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import { openDocument } from "#engine/openDocument.ts";
import { type Outcome } from "#engine/index.ts";
import type { TypedPlace } from "#rendering/ports/FormsPort.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RenderNode } from "#rendering/RenderNode.tsx";
import { observableValue } from "#stores/observableValue.ts";
import { aRenderingContext, type ContextParts } from "#tests/support/aRenderingContext.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const all: readonly Country[] = [
  { countryCode: "CA", countryDialingCode: "1" },
  { countryCode: "KH", countryDialingCode: "855" },
  { countryCode: "TH", countryDialingCode: "66" },
  { countryCode: "US", countryDialingCode: "1" },
];

function registration(tab: "username" | "mobile", rules = readBundledSite("ink").rules.register): FormDescriptor {
  const flags = compileFlags(readBundledSite("ink").flags);
  const made = compileRegistration({ rules, flags, tab });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.form;
}

const node = {
  kind: "form",
  form: "asked",
  label: "Form",
  submit: { label: "Send", action: { do: "register" } },
  reset: { label: "Start over" },
  keepOnSuccess: true,
};

/** Draws a form over countries that may come later; everything that is sent through it is kept. */
function draw(form: FormDescriptor, parts: ContextParts["forms"] = {}) {
  const sent: { action: unknown; form: unknown }[] = [];
  const context = aRenderingContext({
    dispatch: async (action, scope): Promise<Outcome> => {
      sent.push({ action, form: scope.read("/form") });
      return { ok: true };
    },
    forms: { descriptors: { asked: form }, countries: () => all, ...parts },
  });
  return { sent, context, ...renderNode(node, context) };
}

const press = (name: string) => user.click(screen.getByRole("button", { name }));
const number = () => screen.getByLabelText<HTMLInputElement>("Mobile number");
const country = () => screen.getByRole<HTMLInputElement>("combobox", { name: /^Country code/ });

describe("registering by mobile", () => {
  it("asks for a code with the number alone: the brand's country is there", async () => {
    const { sent } = draw(registration("mobile"));
    await user.type(number(), "12 345 678");
    await press("Get code");
    expect(sent).toEqual([
      {
        action: expect.objectContaining({ call: "sendRegisterCode" }) as unknown,
        form: { mobileNum: "12345678", countryDialingCode: "855" },
      },
    ]);
  });

  it.each(["", "12", "12 34 5x 78"])(
    "says at the number what is wrong with %j before anything is asked for",
    async (typed) => {
      const { sent } = draw(registration("mobile"));
      if (typed !== "") await user.type(number(), typed);
      await press("Get code");
      expect([sent, number().getAttribute("aria-invalid"), document.activeElement]).toEqual([[], "true", number()]);
      expect(screen.getByLabelText("Code from the message").getAttribute("aria-invalid")).toBeNull();
    },
  );

  it("keeps a press until the country is there, and asks once", async () => {
    const countries = observableValue<readonly Country[]>([]);
    const wantCountries = vi.fn();
    const { sent } = draw(registration("mobile"), { countries: () => countries.get(), wantCountries });
    expect(wantCountries).toHaveBeenCalled();
    // What is wrong with the number is said at once.
    await press("Get code");
    expect(number().getAttribute("aria-invalid")).toBe("true");
    await user.type(number(), "12345678");
    await press("Get code");
    await press("Get code");
    expect([sent, country().getAttribute("aria-invalid")]).toEqual([[], null]);
    expect(screen.getByRole("button", { name: "Get code" }).getAttribute("aria-busy")).toBe("true");
    act(() => countries.set(all));
    await vi.waitFor(() =>
      expect(sent.map(({ form }) => form)).toEqual([{ mobileNum: "12345678", countryDialingCode: "855" }]),
    );
    expect([country().value, country().getAttribute("aria-invalid")]).toEqual(["+855", null]);
  });

  it("says at the country that there is none, once it did not come", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { sent } = draw(registration("mobile"), { countries: () => [] });
      fireEvent.change(number(), { target: { value: "12345678" } });
      fireEvent.click(screen.getByRole("button", { name: "Get code" }));
      await act(async () => void (await vi.advanceTimersByTimeAsync(8_100)));
      expect([sent, country().getAttribute("aria-invalid"), document.activeElement]).toEqual([[], "true", country()]);
      expect(screen.getByRole("button", { name: "Get code" }).getAttribute("aria-busy")).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("sends the country of a number that was pasted whole", async () => {
    const { sent } = draw(registration("mobile"));
    await user.click(number());
    await user.paste("+66 81 234 5678");
    await press("Get code");
    expect(sent[0]?.form).toEqual({ mobileNum: "812345678", countryDialingCode: "66" });
  });

  it.each([
    [["TH", "KH"], "+66"],
    [["CA", "US"], "+1"],
    [["VN", "TH"], "+66"],
    [[], ""],
  ])("begins with the first likely country that the platform serves: %j is %j", (likely, shown) => {
    draw(registration("mobile"), { likelyCountries: () => likely });
    expect(country().value).toBe(shown);
  });

  it("lists the likely countries before the alphabet", async () => {
    draw(registration("mobile"), { likelyCountries: () => ["US", "TH"] });
    await user.click(country());
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent?.replace(/[^a-z]/gi, ""))).toEqual([
      "UnitedStates",
      "Thailand",
      "Cambodia",
      "Canada",
    ]);
  });

  it("is named once in the list of what is wrong, with a way to the number", async () => {
    draw(registration("mobile"));
    await press("Send");
    const summary = document.querySelector(".form__summary");
    expect(summary?.textContent).toContain("Mobile number: Please fill in this field.");
    expect(summary?.textContent).not.toContain("Country code");
  });
});

describe("a number that may be left out", () => {
  it("takes its country along only when it is there", async () => {
    const { sent } = draw(registration("username"));
    expect(country().value).toBe("+855");
    const password = "Quiet-Otter-77";
    const filled = { Username: "newcomer", Password: password, "Password again": password, "Full name": "A B" };
    for (const [label, value] of Object.entries(filled))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await user.click(screen.getByRole("checkbox"));
    await press("Send");
    expect(sent[0]?.form).not.toHaveProperty("countryDialingCode");
    await user.type(number(), "12345678");
    await press("Send");
    expect(sent[1]?.form).toMatchObject({ mobileNum: "12345678", countryDialingCode: "855" });
  });
});

describe("a document form with a country and a number of its own", () => {
  const fields = [
    { name: "land", widget: "countryCode", label: "Country code", required: true },
    {
      name: "tel",
      widget: "text",
      label: "Mobile number",
      required: true,
      rule: { minLength: 6, maxLength: 12, patternId: 21 },
    },
    {
      name: "code",
      widget: "code",
      label: "Code",
      send: {
        do: "call",
        call: "sendLoginCode",
        params: { mobileNum: { bind: "/form/tel" }, countryDialingCode: { bind: "/form/land" } },
      },
      sendNeeds: "tel",
    },
  ];
  const made = (list: readonly object[]) => {
    const result = compileForm({ id: "asked", fields: list }, { rules: {} });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.form;
  };

  it("keeps its two fields, begins with the brand's country, and checks both before it sends", async () => {
    const { sent } = draw(made(fields));
    expect([country().value, document.querySelector(".phone")]).toEqual(["Cambodia +855", null]);
    await user.type(number(), "12345678");
    await press("Get code");
    expect(sent[0]?.form).toEqual({ land: "855", tel: "12345678" });
    cleanup();
    const without = draw(made(fields), { likelyCountries: () => [] });
    await user.type(number(), "12345678");
    await press("Get code");
    expect([without.sent, country().getAttribute("aria-invalid")]).toEqual([[], "true"]);
  });

  it("joins them where the number says so, and refuses a country that is no such field", () => {
    draw(made(fields.map((field) => (field.name === "tel" ? { ...field, widget: "phone", country: "land" } : field))));
    expect([country().value, document.querySelectorAll(".phone")]).toEqual([
      "+855",
      expect.objectContaining({ length: 1 }),
    ]);
    const wrong = compileForm(
      { id: "asked", fields: [{ name: "tel", widget: "phone", label: "x", country: "lnad" }, fields[0]] },
      { rules: {} },
    );
    expect(wrong.ok ? [] : wrong.problems).toMatchObject([{ pointer: "/fields/0/country", nearest: "land" }]);
  });
});

describe("starting over", () => {
  it("can be taken back, until something is typed again", async () => {
    draw(registration("mobile"));
    await user.type(number(), "12345678");
    await user.click(country());
    await user.click(screen.getByRole("option", { name: /Thailand/ }));
    await press("Start over");
    expect([number().value, country().value]).toEqual(["", "+855"]);
    expect(screen.getByText("The form is empty now.").getAttribute("role")).toBe("status");
    await press("Bring back what I typed");
    expect([number().value, country().value]).toEqual(["12345678", "+66"]);
    expect(document.activeElement?.textContent).toBe("Start over");
    await press("Start over");
    await user.type(number(), "9");
    expect(screen.queryByRole("button", { name: "Bring back what I typed" })).toBeNull();
  });

  it("offers nothing to take back where nothing was typed", async () => {
    draw(registration("mobile"));
    await press("Start over");
    expect(screen.queryByRole("button", { name: "Bring back what I typed" })).toBeNull();
  });
});

describe("what was typed before the program or the countries were there", () => {
  it.each([
    ["12 345 678", { mobileNum: "12345678", countryDialingCode: "855" }],
    ["+66 81 234 5678", { mobileNum: "812345678", countryDialingCode: "66" }],
  ])("is read once they are: %s", async (typed, form) => {
    const countries = observableValue<readonly Country[]>([]);
    const typedBefore = ({ name }: TypedPlace) => (name === "mobileNum" ? typed : undefined);
    const { sent } = draw(registration("mobile"), { countries: () => countries.get(), typedBefore });
    act(() => countries.set(all));
    await press("Get code");
    expect(sent[0]?.form).toEqual(form);
  });

  it("does not make a country of what somebody began to search for", () => {
    const form = registration("mobile");
    const drafts = new Map([["registration.mobile", { countryDialingCode: "camb", mobileNum: "12345678" }]]);
    draw(form, { drafts });
    expect([country().value, number().value]).toEqual(["+855", "12345678"]);
  });
});

describe("a page that was drawn ahead", () => {
  it("is taken over without a difference, whatever the browser knows already", async () => {
    const form = registration("mobile");
    const element = (countries: readonly Country[]) => {
      const context = aRenderingContext({ forms: { descriptors: { asked: form }, countries: () => countries } });
      const { root } = openDocument({ root: node }, "test");
      return (
        <RenderingProvider context={context}>
          <RenderNode node={root} document="test" pointer="/root" scope={context.scope} />
        </RenderingProvider>
      );
    };
    const place = document.createElement("div");
    document.body.append(place);
    place.innerHTML = renderToString(element([]));
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(place, element(all), { onRecoverableError: (error) => errors.push(error) }),
    );
    expect([errors, country().value]).toEqual([[], "+855"]);
    act(() => root.unmount());
    place.remove();
  });
});
