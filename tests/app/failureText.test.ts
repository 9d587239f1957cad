import { describe, expect, it } from "vitest";
import { readAnswer } from "#api/readAnswer.ts";
import { failureText } from "#app/failureText.ts";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import type { DataStore } from "#stores/DataStore.ts";
import type { TextStore } from "#stores/TextStore.ts";
import { aTranslate } from "../support/aTranslate.ts";

const translate = aTranslate();
const texts = { texts: { translate, has: (key: string) => translate(key) !== key } } as unknown as TextStore;

/** What a visitor reads when a platform answers so. */
function wordsFor(status: number, body: unknown): string {
  const answer = readAnswer({ status, text: JSON.stringify(body), header: () => undefined });
  if (answer.ok) throw new Error("a good answer");
  return failureText(answer.failure, texts);
}

const refusal = (rest: object) => ({ success: false, value: null, message: null, ...rest });

describe("the words for a failure", () => {
  it.each([
    ["the text of the code", 200, refusal({ code: "account_taken", message: "taken!" }), "This account name is taken."],
    ["the platform's sentence where the code has no text", 200, refusal({ code: "E17", message: "No." }), "No."],
    ["the platform's sentence without a code", 200, refusal({ message: "Sai mật khẩu" }), "Sai mật khẩu"],
    ["also beside an empty code", 200, refusal({ code: "", message: "Sai mật khẩu" }), "Sai mật khẩu"],
    ["also beside a code that is a number", 200, refusal({ code: 1001, message: "Sai mật khẩu" }), "Sai mật khẩu"],
    ["also with another status", 409, refusal({ message: "Đã tồn tại" }), "Đã tồn tại"],
    ["a general word without either", 200, refusal({}), "This was refused. Please check your entries."],
    [
      "a general word for a server's own page of errors",
      500,
      { timestamp: 1, status: 500, message: "NullPointerException at a.b.C" },
      "The service cannot answer right now. Please try again in a moment.",
    ],
    [
      "no sentence that ends in a number that nobody knows",
      500,
      refusal({ code: "internal_error", message: "x" }),
      "The service cannot answer right now. Please try again in a moment.",
    ],
  ])("are %s", (_, status, body, words) => {
    expect(wordsFor(status, body)).toBe(words);
  });

  it("say without a value what cannot be said with it, where the value did not come", () => {
    expect(wordsFor(200, refusal({ code: "loss_limit", value: { left: "$10.00" } }))).toMatch(/leaves .*\$10\.00/);
    for (const code of ["loss_limit", "deposit_limit", "time_out", "self_excluded"]) {
      const words = wordsFor(200, refusal({ code, message: "As the platform says it." }));
      expect(words).not.toContain("{{");
      expect(words.length).toBeGreaterThan(10);
    }
  });

  it("name the number to tell customer service where there is one", () => {
    expect(wordsFor(500, refusal({ code: "internal_error", correlationId: "c-17" }))).toMatch(/number: c-17$/);
  });

  it("are none for a call that a platform does not have: what it would show stays empty", () => {
    const state = (status: number, value?: unknown) => {
      const answer = readAnswer({ status, text: "<html>", header: () => undefined });
      if (answer.ok) throw new Error("a good answer");
      return { status: "failed", failure: answer.failure, ...(value === undefined ? {} : { value }) };
    };
    const read = (given: unknown) =>
      createDataPort({ read: () => given } as unknown as DataStore, texts).read("page/index", "notices");
    expect(read(state(404))).toEqual({ status: "ready", value: null });
    expect(read(state(404, { list: [] }))).toMatchObject({ status: "failed", value: { list: [] } });
    expect(read(state(500))).toMatchObject({ status: "failed" });
  });

  it("reach a form as they are, and not as a code to be put into words again", async () => {
    const failed = readAnswer({
      status: 500,
      text: JSON.stringify(refusal({ code: "internal_error" })),
      header: () => undefined,
    });
    const data = createDataPort({ load: async () => failed } as unknown as DataStore, texts);
    expect(await data.load("sendLoginCode", {})).toEqual({
      ok: false,
      message: "The service cannot answer right now. Please try again in a moment.",
    });
  });
});
