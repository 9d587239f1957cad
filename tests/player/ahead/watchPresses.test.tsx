import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { watchPresses } from "#player/ahead/watchPresses.ts";

describe("what is pressed before the program is there", () => {
  let root: HTMLElement;
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`#${name}`) as HTMLButtonElement;

  beforeEach(() => {
    document.body.innerHTML = `<div id="root"><button id="a"><svg></svg></button><button id="b"></button><p></p><select><option>EN<option>KM</select></div>`;
    root = document.getElementById("root") as HTMLElement;
  });

  it("is done once the program listens, and only the last of it", () => {
    const presses = watchPresses(root);
    fireEvent.click(button("b"));
    fireEvent.click(button("a").querySelector("svg") as SVGElement);
    const [a, b] = [vi.fn(), vi.fn()];
    button("a").addEventListener("click", a);
    button("b").addEventListener("click", b);
    presses.replay();
    presses.replay();
    expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 0]);
  });

  it("is nothing where no button was pressed, where it is gone, or where it is forgotten", () => {
    const heard = vi.fn();
    const nothing = watchPresses(root);
    fireEvent.click(root.querySelector("p") as HTMLElement);
    root.addEventListener("click", heard);
    nothing.replay();
    expect(heard).not.toHaveBeenCalled();

    root.removeEventListener("click", heard);
    const gone = watchPresses(root);
    const pressed = button("a");
    fireEvent.click(pressed);
    pressed.addEventListener("click", heard);
    pressed.remove();
    gone.replay();

    const forgotten = watchPresses(root);
    fireEvent.click(button("b"));
    button("b").addEventListener("click", heard);
    forgotten.forget();
    forgotten.replay();
    expect(heard).not.toHaveBeenCalled();
  });

  it("is chosen from a list once the program listens, whatever the list was set back to", () => {
    const presses = watchPresses(root);
    const list = root.querySelector("select") as HTMLSelectElement;
    fireEvent.change(list, { target: { value: "KM" } });
    list.value = "EN";
    const heard = vi.fn();
    root.addEventListener("change", () => heard(list.value));
    presses.replay();
    presses.replay();
    expect(heard.mock.calls).toEqual([["KM"]]);
  });

  it("is no longer heard once the program listens", () => {
    const presses = watchPresses(root);
    presses.replay();
    fireEvent.click(button("a"));
    const heard = vi.fn();
    button("a").addEventListener("click", heard);
    presses.replay();
    expect(heard).not.toHaveBeenCalled();
  });
});
