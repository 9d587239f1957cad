import { observable, runInAction } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkField, checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { draftOf } from "#forms/draftOf.ts";
import { followForm } from "#forms/followForm.ts";
import { FormModel } from "#forms/FormModel.ts";
import type { FormModelOptions } from "#forms/FormModelOptions.ts";
import { warmChecks } from "#forms/warmChecks.ts";
import { watchValues } from "#forms/watchValues.ts";
import { aForm } from "#tests/support/aForm.ts";

const checks = { checkField, checkForm, cleanValues };
const descriptor = aForm([
  { name: "phone", required: true, rule: { minLength: 3, maxLength: 8 } },
  { name: "code", rule: { minLength: 4, maxLength: 4 } },
]);
const aModel = (options: Partial<FormModelOptions> = {}) => new FormModel({ descriptor, checks, ...options });

describe("the values of a form as they are typed", () => {
  it("have the form's names and no others", () => {
    const { live } = aModel();
    expect([Object.keys(live), live["nothing"]]).toEqual([["phone", "code"], undefined]);
  });

  it("can be sent as a whole", () => {
    const form = aModel();
    form.field("phone").change("123");
    expect({ ...form.live }).toEqual({ phone: "123", code: undefined });
    expect((form.live as Record<symbol, unknown>)[Symbol.iterator]).toBeUndefined();
  });
});

describe("whoever watches the values of a form", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is told of the last of quick changes, once it is quiet, until it stops", () => {
    const form = aModel();
    const listener = vi.fn();
    const stop = watchValues(form, 300, listener);
    form.field("phone").change("1");
    vi.advanceTimersByTime(200);
    form.field("phone").change("12");
    vi.advanceTimersByTime(200);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(listener.mock.calls).toEqual([[{ phone: "12" }]]);
    form.field("phone").change("12 ");
    vi.advanceTimersByTime(500);
    expect(listener).toHaveBeenCalledTimes(1);
    form.field("phone").change("123");
    stop();
    form.field("phone").change("1234");
    vi.advanceTimersByTime(500);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("a form that follows the site", () => {
  it("takes its rules and beginnings as they change, until it stops, and keeps what was typed", () => {
    const now = observable.box({ descriptor, initial: { phone: "111" } }, { deep: false });
    const form = aModel();
    const stop = followForm(form, () => now.get());
    expect(form.field("phone").value).toBe("111");
    form.field("code").change("1234");
    runInAction(() => now.set({ descriptor: aForm([{ name: "phone" }, { name: "code" }]), initial: { phone: "222" } }));
    expect(form.values).toEqual({ phone: "222", code: "1234" });
    stop();
    runInAction(() => now.set({ descriptor, initial: { phone: "333" } }));
    expect(form.field("phone").value).toBe("222");
  });

  it("stays as it is while the site says the same", () => {
    const now = observable.box({ descriptor, initial: {} }, { deep: false });
    const form = aModel();
    const stop = followForm(form, () => now.get());
    const before = form.descriptor;
    runInAction(() => now.set({ descriptor: structuredClone(descriptor), initial: {} }));
    expect(form.descriptor).toBe(before);
    stop();
  });
});

describe("a draft of a form", () => {
  it("is nothing where nothing was filled in, and holds neither secrets nor what is for one use", () => {
    const secret = ["password", "captcha", "code", "pin", "upload"] as const;
    const form = new FormModel({
      descriptor: aForm([{ name: "name" }, ...secret.map((widget) => ({ name: widget, widget }))] as never),
      checks,
    });
    for (const widget of secret) form.field(widget).change("1234");
    expect(draftOf(form)).toBeUndefined();
    form.field("name").change("");
    expect(draftOf(form)).toBeUndefined();
    form.field("name").change("Dara");
    expect(draftOf(form)).toEqual({ name: "Dara" });
  });

  it("counts as typed when it is put back", () => {
    const form = aModel({ draft: { phone: "123" } });
    expect(form.field("phone").isTouched).toBe(true);
    form.adopt(aForm([{ name: "phone" }]), { phone: "given" });
    expect(form.field("phone").value).toBe("123");
  });
});

it("makes the checks of each kind of rule ready once", () => {
  const ready = vi.fn(() => null);
  const rule = { minLength: 100, maxLength: 200 };
  const { fields } = aForm([
    { name: "a", rule },
    { name: "b", rule },
    { name: "c", rule: { minLength: 0, maxLength: 5, patternId: 1 } },
  ]);
  warmChecks({ ...checks, checkField: ready }, { ...descriptor, fields });
  expect(ready.mock.calls.map(([, value]: unknown[]) => value)).toEqual(["0".repeat(64), "0"]);
});
