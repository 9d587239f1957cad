import type { Probe, ProbeWindow } from "../form/ProbeWindow.ts";

/**
 * Runs inside the page before anything else, so it may use nothing from around it. Paint is the end of the frame: the
 * first message after an animation frame's callbacks is handled after that frame's style, layout and paint.
 */
export function installProbe(): void {
  const view = window as unknown as ProbeWindow;
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener("message", () => resolve(performance.now()));
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    });
  let unmount: (() => void) | undefined;
  const probe: Probe = {
    prepared: undefined,
    keys: [],
    submit: null,
    painted,
    prepare(spec) {
      probe.prepared = view.__peer.prepare(spec);
    },
    async mount(count, live) {
      const root = document.querySelector("#root");
      if (!root) throw new Error("The page has no #root");
      const [inputs, selects] = [root.getElementsByTagName("input"), root.getElementsByTagName("select")];
      const isThere = () => inputs.length + selects.length >= count;
      const there = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(root, { childList: true, subtree: true });
      });
      const started = performance.now();
      unmount = view.__peer.mount(root, probe.prepared, { live });
      if (!isThere()) await there;
      return (await painted()) - started;
    },
    async remount(count, live, times) {
      const taken: number[] = [];
      while (taken.length < times) {
        unmount?.();
        await painted();
        taken.push(await probe.mount(count, live));
      }
      return taken;
    },
    watchKeys() {
      let pressed = 0;
      window.addEventListener("keydown", () => (pressed = performance.now()), { capture: true });
      const handleInput = async () => {
        const from = pressed;
        probe.keys.push((await painted()) - from);
      };
      window.addEventListener("input", () => void handleInput(), { capture: true });
    },
    watchSubmit(count) {
      const { errorSelector } = view.__peer;
      const handlePress = async () => {
        const pressed = performance.now();
        let last = pressed;
        while (document.querySelectorAll(errorSelector).length < count && last - pressed < 20_000)
          last = await painted();
        probe.submit = { pressed, painted: await painted() };
      };
      window.addEventListener("mousedown", () => void handlePress(), { capture: true, once: true });
    },
  };
  view.__probe = probe;
}
