import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { QuestionDialog } from "#app/hosts/QuestionDialog.tsx";
import type { ScreenStores } from "#app/ScreenStores.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { type Question } from "#stores/Questions.ts";
import { UiStore } from "#stores/UiStore.ts";
import { aLogin } from "../support/aMember.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good } from "../support/fakeSession.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

enforceActions();

const question: Question = { title: "Leave?", body: "Really?", submit: "Leave", cancel: "Stay", danger: false };

/** The looks of the buttons of a question, in their order. */
function looksOf(ui: UiStore): [string, string][] {
  render(<QuestionDialog stores={{ ui } as unknown as ScreenStores} />);
  return screen
    .getAllByRole("button")
    .map((button) => [button.textContent, /button--(\w+)/.exec(button.className)?.[1] ?? ""]);
}

function asked(of: Partial<Question>): [string, string][] {
  const ui = new UiStore(fakeStorage());
  void ui.questions.ask({ ...question, ...of });
  return looksOf(ui);
}

describe("a question", () => {
  it("leads with its submit", () => {
    expect(asked({})).toEqual([
      ["Stay", "secondary"],
      ["Leave", "primary"],
    ]);
  });

  it("leads with its submit in red where that destroys something", () => {
    expect(asked({ danger: true }).at(-1)).toEqual(["Leave", "danger"]);
  });

  it("leads with the other answer where it says so, and the submit is quiet", () => {
    expect(asked({ leads: "cancel" })).toEqual([
      ["Leave", "ghost"],
      ["Stay", "primary"],
    ]);
  });

  it("over a change of password that is forced leads to the new password; logging out is quiet", async () => {
    const { dispatch, formScope, scope, stores, port } = await fakePlayer();
    port.login.mockResolvedValueOnce(good(aLogin({ firstTimeLogin: true })));
    await dispatch({ do: "login" }, formScope({ username: "player01", password: "Secret#12" }));
    void dispatch({ do: "closeDialog" }, scope);
    expect(looksOf(stores.ui)).toEqual([
      ["Log out", "ghost"],
      ["Choose a password", "primary"],
    ]);
  });
});
