import { make } from "./make.ts";

/** Buttons of which several may be down. */
export interface Pad {
  element: HTMLElement;
  picked(): number[];
  /** Puts exactly these down. */
  pick(places: readonly number[]): void;
}

/** What it is made of. */
export interface PadOptions {
  label: string;
  /** What each button shows, and below it, small. */
  faces: readonly { text: string; note?: string; name?: string }[];
  columns: number;
  /** So many may be down at once. */
  most?: number;
  onPick(places: readonly number[]): void;
}

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** Makes them; one of them is reached by Tab, the others by the arrows. Always written from the left: numbers are. */
export function createPad({ label, faces, columns, most, onPick }: PadOptions): Pad {
  const down = new Set<number>();
  const places = () => [...down].toSorted((a, b) => a - b);
  const buttons = faces.map(({ text, note, name }, place) => {
    const button = make(
      "button",
      {
        type: "button",
        class: "pad__key",
        "aria-pressed": "false",
        tabindex: place === 0 ? 0 : -1,
        "aria-label": name,
      },
      text,
      note === undefined ? undefined : make("small", {}, note),
    );
    button.addEventListener("click", () => {
      if (!down.delete(place)) {
        if (most !== undefined && down.size >= most) return;
        down.add(place);
      }
      show();
      onPick(places());
    });
    return button;
  });
  const show = () => buttons.forEach((button, place) => button.setAttribute("aria-pressed", String(down.has(place))));
  const element = make("div", { class: "pad", role: "group", "aria-label": label }, ...buttons);
  element.style.setProperty("--columns", String(columns));
  element.addEventListener("keydown", (event) => {
    const step = steps[event.key]?.(columns);
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + (step ?? 0)];
    if (step === undefined || !next) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });
  return {
    element,
    picked: places,
    pick(chosen) {
      down.clear();
      for (const place of chosen.slice(0, most)) down.add(place);
      show();
      onPick(places());
    },
  };
}
