import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { compileRegistration } from "#compile/forms/registration.ts";
import { siteOfPermission } from "#compile/siteOfPermission.ts";
import type { Permission } from "#contracts/api.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

/** Names that every object inherits, of other scripts, with signs, and as long as they may be. */
const names = [
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "isPrototypeOf",
  "prototype",
  "__defineGetter__",
  "លេខសមាជិក",
  "home-town.name",
  `a${"b".repeat(63)}`,
];

const rule = { enabled: true, required: true, minLength: 1, maxLength: 20, acceptedPattern: "*", patternId: 0 };
const node = {
  kind: "form",
  form: "registration.username",
  label: "Register",
  submit: { label: "Send", action: { do: "register" } },
};

/** The registration form that a platform's own answer makes. */
function registrationOf(written: Record<string, unknown>) {
  const bundled = readBundledSite("ink");
  const permission = {
    info: {
      register: written,
      whitelabel: { modId: "ROOT", enabled: "1", childrenNodes: [{ modId: "DIRECTREG3", enabled: "1" }] },
      settings: { languages: ["EN"], merchantCode: "", loginedToHomePage: false, rememberMe: "off" },
      resources: [],
      customerService: [],
      analytics: {},
      imageCDNs: [],
      launchGameCDNs: [],
      location: { ip: "", country: "" },
    },
  } as unknown as Permission;
  const { site, problems } = siteOfPermission(permission, bundled);
  const flags = new Set(["DIRECTREG3"]);
  const compiled = compileRegistration({ rules: site.rules.register, flags, tab: "username" });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return { form: compiled.form, problems };
}

describe("a registration form with fields of a platform's own", () => {
  it("draws and judges each, whatever it is called, and sends what was typed", async () => {
    const written = Object.fromEntries(names.map((name) => [name, { ...rule, label: `the ${name}` }]));
    const { form } = registrationOf(written);
    const sent: unknown[] = [];
    const context = aRenderingContext({
      forms: { descriptors: { "registration.username": form } },
      dispatch: async (_, scope) => {
        sent.push(scope.read("/form"));
        return { ok: true };
      },
    });
    renderNode(node, context);
    const user = userEvent.setup();
    const fieldOf = (name: string) => screen.getByLabelText(`the ${name}`);
    for (const name of names) expect((fieldOf(name) as HTMLInputElement).value).toBe("");
    await user.click(screen.getByRole("button", { name: "Send" }));
    for (const name of names) expect(fieldOf(name).getAttribute("aria-invalid"), name).toBe("true");

    const values: Record<string, string> = { username: "walter1", password: "Quiet-Otter-77", confirmPassword: "" };
    await act(async () => {
      await user.type(screen.getByLabelText(/^Username/), "walter1");
      await user.type(screen.getByLabelText("Password", { exact: true }), "Quiet-Otter-77");
      await user.type(screen.getByLabelText("Password again", { exact: true }), "Quiet-Otter-77");
    });
    values["confirmPassword"] = "Quiet-Otter-77";
    for (const [place, name] of names.entries()) {
      await user.type(fieldOf(name), `value ${place}`);
      expect(fieldOf(name).getAttribute("aria-invalid"), name).not.toBe("true");
    }
    await user.click(screen.getByRole("button", { name: "Send" }));
    const own = names.map((name, place) => [name, `value ${place}`]);
    expect(sent).toEqual([{ ...values, ...Object.fromEntries(own) }]);
    expect(context.problems).toEqual([]);
  });

  it("leaves out names that could reach into the language, and says so", async () => {
    const written = JSON.parse(
      `{"__proto__": ${JSON.stringify(rule)}, "": ${JSON.stringify(rule)}, "a/b": {}}`,
    ) as object;
    const { form, problems } = registrationOf(written as Record<string, unknown>);
    expect(form.fields.map(({ name }) => name)).toEqual(["username", "password", "confirmPassword"]);
    expect(problems.map(({ pointer }) => pointer)).toEqual(["/register/__proto__", "/register/", "/register/a~1b"]);
  });
});
