import { afterEach, expect, it, vi } from "vitest";
import { createScope, type Outcome } from "#engine/index.ts";
import { openDocument } from "#engine/openDocument.ts";
import { watchKeys } from "#player/session/watchKeys.ts";

const button = (keys: string[], dialog: string, more: object = {}) => ({
  kind: "button",
  label: "lobby.find",
  keys,
  action: { do: "openDialog", dialog },
  ...more,
});
const children = [
  button(["/", "Control+K"], "search"),
  button(["S"], "login", { when: { loggedIn: false } }),
  button(["S"], "never"),
];
const shell = openDocument({ root: { kind: "stack", children } }, "shell");
const session = { loggedIn: false };
const actions: unknown[] = [];
watchKeys({
  documents: { open: (key) => (key === "shell" ? shell : undefined), current: () => "page/index" },
  scope: createScope({ session: () => session }, () => false),
  dispatch: async (action): Promise<Outcome> => {
    actions.push(action);
    return { ok: true };
  },
});
const search = { do: "openDialog", dialog: "search" };

/** Presses a key, and says whether the browser's own way was stopped. */
function press(key: string, more: KeyboardEventInit = {}, at: Element = document.body): boolean {
  return !at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

/** What was done since the last time. */
const done = () => actions.splice(0);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  session.loggedIn = false;
});

it("presses the button of the shell that has the key, in any letters and with either control key", () => {
  expect([press("/"), press("k", { ctrlKey: true }), press("K", { metaKey: true })]).toEqual([true, true, true]);
  expect(done()).toEqual([search, search, search]);
  expect([press("k"), press("/", { altKey: true }), press("/", { ctrlKey: true }), press("Enter")]).toEqual(
    Array(4).fill(false),
  );
  expect(done()).toEqual([]);
});

it("leaves a key alone that is typed, held, composed or already taken, and while a dialog is open", () => {
  expect([press("/", { repeat: true }), press("/", { isComposing: true })]).toEqual([false, false]);
  for (const name of ["input", "textarea", "select", "iframe", "dialog"]) {
    const element = document.body.appendChild(document.createElement(name));
    element.toggleAttribute("open", name === "dialog");
    expect([name, press("/", {}, name === "dialog" ? document.body : element)]).toEqual([name, false]);
    element.remove();
  }
  const taking = document.body.appendChild(document.createElement("div"));
  taking.addEventListener("keydown", (event) => event.preventDefault());
  press("/", {}, taking);
  expect(done()).toEqual([]);
});

it("takes the first button of a key, and only while that is there", () => {
  expect(press("s")).toBe(true);
  expect(done()).toEqual([{ do: "openDialog", dialog: "login" }]);
  session.loggedIn = true;
  expect(press("s")).toBe(false);
  expect(done()).toEqual([]);
});
