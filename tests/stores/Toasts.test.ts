import { autorun, observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { Toasts } from "#stores/Toasts.ts";

enforceActions();

describe("messages that go away by themselves", () => {
  it("are said anew in another language, and known again there", () => {
    const toasts = new Toasts();
    const texts = observable({ language: "EN" });
    const say = () => `saved ${texts.language}`;
    const id = toasts.add(say);
    const seen: string[] = [];
    const stop = autorun(() => seen.push(...toasts.list.map(({ text }) => text)));
    runInAction(() => (texts.language = "KM"));
    stop();
    expect(seen).toEqual(["saved EN", "saved KM"]);
    expect(toasts.add(say)).toBe(id);
  });
});
