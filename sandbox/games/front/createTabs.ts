import { make } from "./make.ts";

let made = 0;

/** One of several to choose: radio buttons that look like tabs. */
export function createTabs<Value extends string>(
  label: string,
  options: readonly { value: Value; text: string }[],
  { chosen, onChoose }: { chosen: Value; onChoose(value: Value): void },
): HTMLElement {
  made += 1;
  const name = `tabs${made}`;
  const tabs = options.map(({ value, text }) => {
    const input = make("input", { type: "radio", name, value, checked: value === chosen });
    input.addEventListener("change", () => onChoose(value));
    return make("label", { class: "tabs__tab" }, input, make("span", {}, text));
  });
  return make("div", { class: "tabs", role: "radiogroup", "aria-label": label }, ...tabs);
}
