import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { checkField, checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import type { Outcome } from "#engine/index.ts";
import { draftOf } from "#forms/draftOf.ts";
import { FormModel } from "#forms/FormModel.ts";
import type { FormModelOptions } from "#forms/FormModelOptions.ts";
import { aForm } from "#tests/support/aForm.ts";

const checks = { checkField, checkForm, cleanValues };
const credentials = aForm([
  { name: "username", required: true, rule: { minLength: 3, maxLength: 8, patternId: 1 } },
  { name: "password", widget: "password", required: true, rule: { minLength: 4, maxLength: 20 } },
  { name: "again", widget: "password", required: true, rule: { equals: "password" } },
]);

function aModel(options: Partial<FormModelOptions> = {}): FormModel {
  return new FormModel({ descriptor: credentials, checks, ...options });
}

function fill(form: FormModel, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) form.field(name).change(value);
}

const accepted = { username: "player", password: "secret1", again: "secret1" };
const ok = async (): Promise<Outcome> => ({ ok: true });

describe("a form", () => {
  it("judges nothing before it is submitted", () => {
    const form = aModel();
    form.field("username").change("!");
    form.field("username").blur();
    expect(form.field("username").error).toBeNull();
    expect(form.field("username").isTouched).toBe(true);
  });

  it("judges at every key where the form says so, but no repetition that was not begun", () => {
    const form = aModel({ checksTyping: true });
    form.field("username").change("!");
    expect(form.field("username").error).toMatchObject({ reason: "minLength" });
    form.field("password").change("secret1");
    expect(form.field("again").error).toBeNull();
    form.field("again").change("secret1");
    form.field("password").change("secret2");
    expect(form.field("again").error).toMatchObject({ reason: "mismatch" });
  });

  it("judges everything on submit and sends nothing then", async () => {
    const form = aModel();
    let sent = 0;
    const outcome = await form.submit(async () => ((sent += 1), { ok: true }));
    expect(outcome).toEqual({ ok: false, code: "invalid", silent: true });
    expect(sent).toBe(0);
    expect(form.invalid.map(({ name }) => name)).toEqual(["username", "password", "again"]);
    expect([form.status, form.refusals]).toEqual(["failed", 1]);
  });

  it("judges a field in error again with every change", async () => {
    const form = aModel();
    await form.submit(ok);
    form.field("username").change("ab");
    expect(form.field("username").error).toMatchObject({ reason: "minLength" });
    form.field("username").change("abc");
    expect(form.field("username").error).toBeNull();
    expect(form.invalid.map(({ name }) => name)).toEqual(["password", "again"]);
  });

  it("judges a repeated entry again when the first one changes", async () => {
    const form = aModel();
    fill(form, { ...accepted, again: "secret2" });
    await form.submit(ok);
    expect(form.field("again").error).toMatchObject({ reason: "mismatch" });
    form.field("password").change("secret2");
    expect(form.field("again").error).toBeNull();
  });

  it("sends clean values once, however often it is submitted", async () => {
    const form = aModel();
    fill(form, { ...accepted, username: "  player " });
    const sent: unknown[] = [];
    let release = () => {};
    const send = async (values: unknown): Promise<Outcome> => {
      sent.push(values);
      await new Promise<void>((resolve) => (release = resolve));
      return { ok: true };
    };
    const first = form.submit(send);
    expect(form.status).toBe("sending");
    expect(await form.submit(send)).toEqual({ ok: false, silent: true });
    release();
    expect(await first).toEqual({ ok: true });
    expect(sent).toEqual([accepted]);
    expect(form.status).toBe("done");
  });

  it("keeps every value when the platform refuses, and puts its words to the fields", async () => {
    const form = aModel();
    fill(form, accepted);
    await form.submit(async () => ({
      ok: false,
      code: "taken",
      fieldErrors: { username: "error.taken", nobody: "x" },
    }));
    expect(form.values).toEqual(accepted);
    expect(form.field("username").error).toEqual({ reason: "refused", message: "error.taken" });
    expect(form.failure).toBeNull();
    form.field("username").change("player2");
    expect(form.field("username").error).toBeNull();
  });

  it("puts what is said of a part of a value to its field: of the first day to the period", async () => {
    const form = new FormModel({ checks, descriptor: aForm([{ name: "period", widget: "dateRange" }]) });
    const period = { from: "2026-03-12", to: "2026-03-11" };
    form.field("period").change(period);
    await form.submit(async () => ({ ok: false, fieldErrors: { "/period/from": "error.period_backwards" } }));
    expect(form.field("period").error).toEqual({ reason: "refused", message: "error.period_backwards" });
    expect([form.failure, form.values]).toEqual([null, { period }]);
  });

  it("keeps a refusal of the whole form until something is typed", async () => {
    const form = aModel();
    fill(form, accepted);
    await form.submit(async () => ({ ok: false, code: "closed", message: "Closed" }));
    expect(form.failure).toMatchObject({ code: "closed" });
    expect(form.status).toBe("failed");
    form.field("username").change("player2");
    expect(form.status).toBe("editing");
  });

  it("takes a thrown error for a failure", async () => {
    const form = aModel();
    fill(form, accepted);
    expect(await form.submit(() => Promise.reject(new Error("x")))).toEqual({ ok: false });
    expect(form.status).toBe("failed");
  });

  it("keeps what was typed when the rules change, and judges faults by the new ones", async () => {
    const form = aModel();
    fill(form, { ...accepted, username: "ab" });
    await form.submit(ok);
    const username = form.field("username");
    form.adopt(aForm([{ name: "email" }, { name: "username", required: true, rule: { minLength: 2, maxLength: 8 } }]));
    expect(form.field("username")).toBe(username);
    expect([username.value, username.error]).toEqual(["ab", null]);
    expect(form.shownFields.map(({ name }) => name)).toEqual(["email", "username"]);
  });

  it("begins anew with other values where nothing was typed, and only there", () => {
    const form = aModel();
    form.field("password").change("secret1");
    form.adopt(aForm([{ name: "username" }, { name: "password", widget: "password" }]), {
      username: "invited",
      password: "given",
    });
    expect(form.values).toEqual({ username: "invited", password: "secret1" });
    form.reset();
    expect(form.values).toEqual({ username: "invited", password: "given" });
  });

  it("gives a field that was switched off and on again what was typed", () => {
    const form = aModel();
    form.field("password").change("secret1");
    form.adopt(aForm([{ name: "username" }]));
    expect(form.cleanValues).toEqual({});
    form.adopt(credentials);
    expect(form.field("password").value).toBe("secret1");
  });

  it("keeps or drops the value of a hidden field by the field's word", () => {
    const descriptor = aForm([
      { name: "kept", when: { flag: "X" }, whenHidden: "keep" },
      { name: "dropped", when: { flag: "X" } },
      { name: "shown" },
    ]);
    const form = aModel({ descriptor, isShown: () => false });
    fill(form, { kept: "1", dropped: "2", shown: "3" });
    expect(form.cleanValues).toEqual({ kept: "1", shown: "3" });
    expect(form.shownFields.map(({ name }) => name)).toEqual(["shown"]);
  });

  it("wakes who reads one field, and nobody else", () => {
    const form = aModel();
    let username = 0;
    let password = 0;
    const stops = [
      autorun(() => void (form.field("username").value, (username += 1))),
      autorun(() => void (form.live["password"], (password += 1))),
    ];
    form.field("username").change("a");
    expect([username, password]).toEqual([2, 1]);
    stops.forEach((stop) => stop());
  });

  it("keeps a draft without secrets, and none once it was sent", async () => {
    const form = aModel();
    fill(form, accepted);
    expect(draftOf(form)).toEqual({ username: "player" });
    const again = aModel({ draft: { username: "player" } });
    expect(again.field("username").value).toBe("player");
    await form.submit(ok);
    expect(draftOf(form)).toBeUndefined();
  });

  it("goes back to the values of the beginning", async () => {
    const form = aModel({ initial: { username: "first" } });
    fill(form, { username: "x", password: "y" });
    await form.submit(ok);
    form.reset();
    expect([form.field("username").value, form.field("password").value, form.invalid]).toEqual([
      "first",
      undefined,
      [],
    ]);
  });

  it("that was emptied can be taken back: what was typed, and nothing that was not", () => {
    const form = aModel({ initial: { username: "first" } });
    form.field("password").setValue("put by nobody");
    fill(form, { username: "x" });
    form.startOver();
    expect([form.values["username"], form.values["password"], form.isEmptied]).toEqual(["first", undefined, true]);
    form.takeBack();
    expect([form.values["username"], form.values["password"], form.isEmptied]).toEqual(["x", undefined, false]);
    form.startOver();
    form.startOver();
    form.takeBack();
    expect(form.values["username"]).toBe("x");
  });

  it("offers nothing to take back after it was sent, nor once something is typed again", async () => {
    const form = aModel();
    fill(form, accepted);
    await form.submit(ok);
    form.reset();
    expect(form.isEmptied).toBe(false);
    fill(form, { username: "x" });
    form.startOver();
    fill(form, { username: "y" });
    expect(form.isEmptied).toBe(false);
  });
});
