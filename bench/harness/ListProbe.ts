/** What a page of a list's bench offers to the harness, `window.__list`. */
export interface ListProbe {
  /** Draws so many rows in place of those before; ends when they are painted. */
  mount(count: number): Promise<void>;
  /** Scrolls through all rows in so many frames, a fling a frame; the most elements that the box held. */
  scrollThrough(frames: number): Promise<number>;
}

/** What is drawn and how its box looks. */
export interface ListOptions<Row> {
  /** The box that scrolls, in pixels. */
  height: number;
  rowsOf: (count: number) => readonly Row[];
  /** How many rows are given; they are made beforehand. */
  counts: readonly number[];
  /** Finds the drawn rows in the box. */
  drawn: string;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Puts a list where the harness looks for it. `draw` fills a box that scrolls, and gives what takes the rows away again. */
export function installList<Row>(
  { height, rowsOf, counts, drawn }: ListOptions<Row>,
  draw: (box: HTMLElement, rows: readonly Row[]) => () => void,
): void {
  let clear = () => {};
  const box = document.createElement("div");
  box.style.blockSize = `${height}px`;
  box.style.overflow = "auto";
  document.querySelector("#root")?.append(box);
  const given = new Map(counts.map((count) => [count, rowsOf(count)]));
  const probe: ListProbe = {
    async mount(count) {
      clear();
      clear = draw(box, given.get(count) ?? rowsOf(count));
      while (box.querySelectorAll(drawn).length < 2) await nextFrame();
      await nextFrame();
    },
    async scrollThrough(frames) {
      let most = 0;
      for (let frame = 1; frame <= frames; frame += 1) {
        box.scrollTop = ((box.scrollHeight - box.clientHeight) * frame) / frames;
        await nextFrame();
        most = Math.max(most, box.querySelectorAll("*").length);
      }
      return most;
    },
  };
  Object.assign(window, { __list: probe });
}
