import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { classNames } from "../ui/classNames.ts";

/** The areas of the site. The main area carries the path of the page as a class, for a brand's own style. */
export function Shell({ header, banner, main, sideMenu, footer, bottom, at }: BlockProps<"shell">): ReactElement {
  const text = useFixedText();
  const hasHeader = header !== undefined && at.scope.read("/route/header") !== false;
  return (
    <div className="shell">
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {text("ui.shell.skip")}
      </a>
      {hasHeader ? <header className="shell__header">{header}</header> : null}
      <div id="main" className="shell__page" tabIndex={-1}>
        {banner === undefined ? null : <div className="shell__banner">{banner}</div>}
        <main className={classNames("shell__main", pathClass(at.scope.read("/route/path")))}>{main}</main>
      </div>
      {sideMenu === undefined ? null : <aside className="shell__side">{sideMenu}</aside>}
      {footer === undefined ? null : <footer className="shell__footer">{footer}</footer>}
      {bottom === undefined ? null : <div className="shell__bottom">{bottom}</div>}
    </div>
  );
}

/** Draws `shell`. */
export const shell = defineBlock({ kind: "shell", component: Shell });

/** A path as a style class: `/deposit-rank` is `path-deposit-rank`, `/` is `path-root`. Other things are no class. */
export function pathClass(path: unknown): string | undefined {
  if (typeof path !== "string") return undefined;
  const words = path
    .replace(/\.html$/, "")
    .split("/")
    .filter(Boolean)
    .map((word) => word.replace(/[^A-Za-z0-9_-]/g, "-"));
  return `path-${words.join("-") || "root"}`;
}
