import { make } from "./make.ts";
import type { Table } from "./openTable.ts";

const usualSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** A stake that is raised and lowered by steps. */
export interface Stepper {
  element: HTMLElement;
  units(): number;
}

/** Makes it. Stakes are in the smallest chips; `label` says of what. */
export function createStepper<Names extends string>(
  { words, money, chip }: Table<Names>,
  { label, onChange, steps = usualSteps }: { label: string; onChange(): void; steps?: readonly number[] },
): Stepper {
  let at = Math.min(2, steps.length - 1);
  const units = () => steps[at] ?? 1;
  const sum = make("output", { class: "stepper__sum", "aria-live": "polite" });
  const button = (sign: string, name: string, by: number) => {
    const made = make("button", { type: "button", class: "bar__step", "aria-label": name }, sign);
    made.addEventListener("click", () => {
      at = Math.max(0, Math.min(steps.length - 1, at + by));
      show();
      onChange();
    });
    return made;
  };
  const [less, more] = [button("−", words.less, -1), button("+", words.more, 1)];
  const show = () => {
    sum.textContent = money(units() * chip);
    less.disabled = at === 0;
    more.disabled = at === steps.length - 1;
  };
  show();
  const names = make("span", { class: "stepper__name" }, label);
  return { element: make("div", { class: "stepper" }, names, less, sum, more), units };
}
