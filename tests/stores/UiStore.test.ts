import { describe, expect, it } from "vitest";
import { UiStore } from "#stores/UiStore.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";

const names = (dialogs: readonly { name: string }[]) => dialogs.map(({ name }) => name);

describe("dialogs", () => {
  it("beside the page stay when it is left, and are none that the way back closes", () => {
    const ui = new UiStore(fakeStorage());
    let isWide = true;
    ui.tellBeside((name) => isWide && name === "chat");
    ui.openDialog("notice");
    ui.openDialog("chat");
    expect([ui.dialog?.name, names(ui.overPage)]).toEqual(["notice", ["notice"]]);
    ui.closeDialog();
    expect([names(ui.dialogs), ui.dialog]).toEqual([["chat"], null]);
    ui.closeDialog();
    ui.closeAllDialogs();
    expect(names(ui.dialogs)).toEqual(["chat"]);
    ui.closeDialog("chat");
    expect(ui.dialogs).toEqual([]);
    isWide = false;
    ui.openDialog("chat");
    expect(ui.dialog?.name).toBe("chat");
    ui.closeAllDialogs();
    expect(ui.dialogs).toEqual([]);
  });
});
