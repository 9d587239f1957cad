import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { createStorage } from "#api/storage/createStorage.ts";
import { storageKeys } from "#stores/storageKeys.ts";
import { watchTyped } from "#player/ahead/watchTyped.ts";

describe("what is typed before the program is there", () => {
  let root: HTMLElement;
  const named = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const type = (name: string, value: string) => fireEvent.input(named(name), { target: { value } });
  const place = (name: string) => ({ id: `drawn-anew-${name}`, form: "registration.username", name });

  beforeEach(() => {
    document.body.innerHTML = `<div id="root"><input name="outside"><div data-form="registration.username">
      <input name="username"><input name="password" type="password"><textarea name="words"></textarea>
      <input name="country" role="combobox"><select name="list"><option>a<option>b</select></div></div>`;
    root = document.getElementById("root") as HTMLElement;
    sessionStorage.clear();
  });

  it("is told by form and field, once, also where the control is another one by now", () => {
    named("words").value = "before anybody listened";
    const typing = watchTyped(root);
    type("username", "walter");
    fireEvent.input(named("list"), { target: { value: "b" } });
    type("password", "twice");
    type("password", "");
    root.replaceChildren();
    expect(["username", "words", "list", "password"].map((name) => typing.take(place(name)))).toEqual([
      "walter",
      "before anybody listened",
      "b",
      undefined,
    ]);
    expect(typing.take(place("username"))).toBeUndefined();
    expect(typing.take({ ...place("words"), form: "login" })).toBeUndefined();
  });

  it("is not listened for where the program hears it itself, nor once it is forgotten", () => {
    const typing = watchTyped(root);
    typing.take(place("username"));
    type("username", "walter");
    expect(typing.take(place("username"))).toBeUndefined();
    type("words", "a");
    typing.forget();
    type("words", "b");
    expect(typing.take(place("words"))).toBeUndefined();
  });

  it("is kept for the page that is loaded again, without secrets and without what is searched for", () => {
    const storage = createStorage(() => sessionStorage);
    const typing = watchTyped(root);
    typing.keep(storage);
    expect(storage.get(storageKeys.typed)).toBeNull();
    type("outside", "x");
    type("username", "walter");
    type("password", "secret");
    type("country", "camb");
    typing.keep(storage);
    expect(JSON.parse(storage.get(storageKeys.typed) ?? "")).toEqual({
      "registration.username": { username: "walter" },
    });
  });
});
