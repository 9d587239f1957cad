import { takeInstallOffer } from "../installOffer.ts";
import { saveFile } from "#rendering/table/saveFile.ts";

/** What is shared. */
export interface Shared {
  title?: string;
  text?: string;
  url: string;
}

/** A window that a press has opened and that waits for its address. */
export interface LaterWindow {
  /** Leads it to an https address, without a way back to this page; false where there is no window. */
  go(href: string): boolean;
  close(): void;
}

/** What the device that shows the page can do. */
export interface DevicePort {
  /** Copies a text; rejects where the browser does not allow it. */
  copy(text: string): Promise<void>;
  /** Opens the browser's window for printing. */
  print(): void;
  /** Opens the device's window for sharing; `unable` where there is none. Never rejects. */
  share(shared: Shared): Promise<"shared" | "cancelled" | "unable">;
  /** Opens an empty window at once, since browsers open none after a wait: its address comes later. */
  openLater(): LaterWindow;
  /** Leaves the site by a path of the platform that leads on, in this window. */
  leave(path: string): void;
  /** Takes up the browser's offer to keep the site as an app; `unable` where there is none. Never rejects. */
  install(): Promise<"installed" | "cancelled" | "unable">;
  /** Moves a node into view, by the id that its document gives it. */
  scrollTo(node: string): void;
  /** Moves the focus to the first control of a node. */
  focusNode(node: string): void;
  /** Moves the focus to a field of a form, by its name. */
  focusField(name: string): void;
  /** Saves a text as a file. */
  save(fileName: string, type: string, text: string): void;
  /** Saves what a path of this host answers. */
  download(href: string, fileName: string): void;
}

const controls = "a[href], button, input, select, textarea, [tabindex]";

/** The browser, as actions use it. Of several nodes or fields of one name the last counts: it lies on top. */
export function createDevice(): DevicePort {
  const nodeOf = (id: string) => last("[data-node]", (element) => element.dataset["node"] === id);
  const show = (element: HTMLElement | undefined, block: ScrollLogicalPosition) =>
    element?.scrollIntoView({ block, behavior: "auto" });
  const focus = (element: HTMLElement | null | undefined) => {
    element?.focus({ preventScroll: true });
    show(element ?? undefined, "center");
  };
  return {
    copy: (text) => navigator.clipboard.writeText(text),
    print: () => print(),
    async share(shared) {
      if (typeof navigator.share !== "function") return "unable";
      try {
        await navigator.share({ ...shared });
        return "shared";
      } catch (error) {
        return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "unable";
      }
    },
    openLater() {
      const opened = open("about:blank", "_blank");
      // Whoever is shown there must not reach this page.
      if (opened) opened.opener = null;
      return {
        go(href) {
          opened?.location.replace(href);
          return opened !== null;
        },
        close: () => opened?.close(),
      };
    },
    leave: (path) => location.assign(path),
    install: takeInstallOffer,
    scrollTo: (node) => show(nodeOf(node), "start"),
    focusNode(node) {
      const found = nodeOf(node);
      focus(found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls));
    },
    focusField(name) {
      const found = last("form [id]", (element) => element.id.endsWith(`-${name}`));
      focus(found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls));
    },
    save: saveFile,
    download(href, fileName) {
      const link = document.createElement("a");
      link.href = href;
      link.download = fileName;
      link.click();
    },
  };
}

function last(selector: string, isMeant: (element: HTMLElement) => boolean): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].findLast(isMeant);
}
