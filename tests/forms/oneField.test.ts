import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { checkField, checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { FormModel } from "#forms/FormModel.ts";
import type { FormModelOptions } from "#forms/FormModelOptions.ts";
import { aForm } from "#tests/support/aForm.ts";

const checks = { checkField, checkForm, cleanValues };
const descriptor = aForm([
  { name: "phone", required: true, rule: { minLength: 3, maxLength: 8 } },
  { name: "code", rule: { minLength: 4, maxLength: 4 } },
]);
const aModel = (options: Partial<FormModelOptions> = {}) => new FormModel({ descriptor, checks, ...options });
const tooShort = { reason: "minLength" };

describe("a field", () => {
  it("tells its listeners of each change, and of what is none nobody", () => {
    const phone = aModel().field("phone");
    const listener = vi.fn();
    const stop = phone.listen(listener);
    phone.change("1");
    phone.change("1");
    phone.blur();
    phone.blur();
    phone.setError({ reason: "refused", message: "a" });
    phone.setError(null);
    phone.setError(null);
    expect([listener.mock.calls.length, phone.version]).toEqual([4, 4]);
    stop();
    phone.change("2");
    expect([listener.mock.calls.length, phone.version]).toEqual([4, 5]);
  });

  it("tells the others on when one stops to listen", () => {
    const phone = aModel().field("phone");
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = phone.listen(first);
    phone.listen(second);
    stop();
    phone.change("1");
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it("is observed: its value, its error, and whether it was visited", () => {
    const phone = aModel().field("phone");
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([phone.value, phone.error?.reason, phone.isTouched]));
    phone.change("1");
    phone.blur();
    phone.setError({ reason: "refused", message: "a" });
    stop();
    expect(seen).toEqual([
      [undefined, undefined, false],
      ["1", undefined, false],
      ["1", undefined, true],
      ["1", "refused", true],
    ]);
  });

  it("takes a value that nobody typed without the error of the one before", () => {
    const form = aModel();
    const phone = form.field("phone");
    phone.change("1");
    form.check();
    phone.setValue("12");
    expect([phone.value, phone.error, phone.isTouched, form.invalid]).toEqual(["12", null, false, []]);
    const { version } = phone;
    phone.setValue("12");
    expect(phone.version).toBe(version);
    phone.setValue("12", true);
    expect([phone.isTouched, phone.version]).toEqual([true, version + 1]);
  });

  it("is emptied, with what was wrong about it still said", () => {
    const form = aModel();
    const phone = form.field("phone");
    phone.empty();
    expect(phone.version).toBe(0);
    phone.change("1");
    form.check();
    phone.empty();
    expect([phone.value, phone.error]).toMatchObject(["", tooShort]);
    const { version } = phone;
    phone.empty();
    expect(phone.version).toBe(version);
  });

  it("says a refusal again that is in the same words, and an error of a check once", () => {
    const phone = aModel().field("phone");
    const errorOf = (min: number) => ({ reason: "minLength", key: "form.minLength", min, max: 8 }) as never;
    const stepsOf = (...errors: never[]) => {
      const before = phone.version;
      for (const error of errors) phone.setError(error);
      return phone.version - before;
    };
    expect(stepsOf(errorOf(3), errorOf(3), errorOf(4))).toBe(2);
    const refused = { reason: "refused", message: "a" } as never;
    expect(stepsOf(refused, refused)).toBe(2);
    const rule = (limit: number) => ({ reason: "schema", rule: "maxLength", limit }) as never;
    expect(stepsOf(rule(5), rule(5), rule(6))).toBe(2);
  });
});

describe("some fields of a form", () => {
  it("are checked for a step, the others not yet", () => {
    const form = aModel();
    form.field("code").change("1");
    expect(form.checkSome(["code"])).toBe(false);
    expect([form.invalid.map(({ name }) => name), form.status, form.refusals]).toEqual([["code"], "failed", 1]);
    form.field("code").change("1234");
    expect([form.checkSome(["code"]), form.status, form.refusals]).toEqual([true, "editing", 1]);
    expect(form.field("phone").error).toBeNull();
  });

  it("are checked one at a time, for what it does by itself", () => {
    const form = aModel();
    expect([form.checkOne("phone"), form.checkOne("code"), form.checkOne("nothing")]).toEqual([false, true, true]);
    expect(form.field("phone").error).toMatchObject({ reason: "required" });
  });

  it("show why what they asked for was refused", () => {
    const form = aModel();
    const messageAt = (name: string) => form.field(name).error;
    form.showRefusal("code", { ok: false, code: "tooSoon" });
    expect(messageAt("code")).toEqual({ reason: "refused", message: "error.tooSoon" });
    form.showRefusal("code", { ok: false, code: "tooSoon", message: "Wait a minute" });
    expect(messageAt("code")).toEqual({ reason: "refused", message: "Wait a minute" });
    form.showRefusal("code", { ok: false });
    expect(messageAt("code")).toEqual({ reason: "refused", message: "fieldUi.failed" });
    form.reset();
    form.showRefusal("code", { ok: false, silent: true });
    expect(messageAt("code")).toBeNull();
    form.showRefusal("code", { ok: false, fieldErrors: { phone: "error.taken" } });
    expect([messageAt("phone"), messageAt("code")]).toEqual([{ reason: "refused", message: "error.taken" }, null]);
  });

  it("are judged by the form's own judge, where it has one", () => {
    const judge = vi.fn(() => ({ reason: "schema", rule: "enum" }) as const);
    const form = aModel({ judge, checksTyping: true });
    form.field("phone").change("12345");
    expect(form.field("phone").error).toEqual({ reason: "schema", rule: "enum" });
    expect(judge).toHaveBeenCalledTimes(1);
  });

  it("begin anew when they become another kind of field", () => {
    const form = aModel();
    form.field("phone").change("12345");
    form.adopt(aForm([{ name: "phone", widget: "textarea" }]), { phone: "given" });
    expect(form.field("phone").value).toBe("given");
  });

  it("are judged anew by another rule, where they were filled in and left", () => {
    const form = aModel();
    form.field("phone").change("123");
    form.field("phone").blur();
    form.field("code").change("12");
    form.adopt(
      aForm([
        { name: "phone", rule: { minLength: 6, maxLength: 8 } },
        { name: "code", rule: { minLength: 3, maxLength: 4 } },
      ]),
    );
    expect([form.field("phone").error, form.field("code").error]).toMatchObject([tooShort, null]);
  });

  it("may be called what every object inherits", () => {
    const form = new FormModel({ descriptor: aForm([{ name: "constructor" }]), checks });
    expect(form.field("constructor").value).toBeUndefined();
    form.field("constructor").change("x");
    expect(form.cleanValues).toEqual({ constructor: "x" });
  });

  it("may be typed into while the form is sent, which stays sent", async () => {
    const form = aModel();
    form.field("phone").change("12345");
    let release = () => {};
    const sent = form.submit(() => new Promise((resolve) => (release = () => resolve({ ok: false, silent: true }))));
    form.field("code").change("1234");
    expect(form.status).toBe("sending");
    release();
    await sent;
    expect([form.status, form.failure]).toEqual(["failed", null]);
    form.field("code").change("1235");
    expect(form.status).toBe("editing");
  });
});
