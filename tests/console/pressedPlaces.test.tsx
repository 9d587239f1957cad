import { describe, expect, it } from "vitest";
import type { EngineNode } from "#engine/index.ts";
import { pressedPlaces } from "#console/preview/pressedPlaces.ts";

const menus = {
  header: {
    items: [
      { id: "a", label: "menu.news" },
      { id: "b", label: "menu.more", items: [{ id: "c", label: { text: "menu.login" } }] },
    ],
  },
};

describe("what was pressed in a preview", () => {
  const translate = (key: string) => (key === "menu.login" ? "Log in" : key);
  const press = (
    html: string,
    node: Record<string, unknown>,
    selector: string,
    forms: unknown = { "login.sms": {} },
  ) => {
    document.body.innerHTML = html;
    const element = document.body.querySelector(selector) as Element;
    const draft = { menus, rules: { register: {} }, forms };
    return pressedPlaces({ element, node: node as EngineNode, place: "/layouts/page~1x/root", site: draft, translate });
  };
  const field = '<div class="field"><label>E-mail</label><input name="email"></div>';

  it.each([
    [
      "the rule of a field of the registration",
      { kind: "form", form: "registration.username" },
      ["/rules/register/email"],
    ],
    [
      "a field that the form has itself",
      { kind: "form", fields: [{ name: "a" }, { name: "email" }] },
      ["/layouts/page~1x/root/fields/1"],
    ],
    ["the form of the site", { kind: "form", form: "login.sms" }, ["/forms/login.sms"]],
    ["a form that came with the program", { kind: "form", form: "login.username" }, ["/forms/login.username"]],
    ["nothing of a form that nobody wrote", { kind: "form", form: "constructor" }, []],
  ])("leads to %s", (_, node, places) => expect(press(field, node, "label")).toEqual(places));

  it("leads to the field of a form document", () => {
    const phone = '<div class="field"><label>Phone</label><input name="mobileNum"></div>';
    const places = ["/forms/login.sms/fields/1"];
    expect(press(phone, { kind: "form", form: "login.sms" }, "label", {})).toEqual(places);
  });

  it("leads to the entry of a menu, else to the menu", () => {
    const menu = { kind: "menu", menu: "header" };
    expect(press("<button><span>Log in</span></button>", menu, "span")).toEqual(["/menus/header/items/1/items/0"]);
    expect(press("<button><span>Else</span></button>", menu, "span")).toEqual(["/menus/header"]);
  });
});
