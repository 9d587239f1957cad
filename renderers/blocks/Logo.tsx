import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { safeAddress } from "../ui/safeAddress.ts";
import { LogoMark } from "./LogoMark.tsx";

/** The brand's logo: its picture for the theme, or else a drawn mark and its name set in type. */
export function Logo({ action, label, at }: BlockProps<"logo">): ReactElement {
  const { theme } = useUi();
  const name = String(at.scope.read("/brand/name") ?? "");
  const picture = safeAddress(at.scope.read(`/brand/logo/${theme}`), at.scope.read("/brand/imageCDNs"));
  const content =
    picture === undefined ? (
      <>
        <LogoMark name={name} />
        <span>{name}</span>
      </>
    ) : (
      <img src={picture} alt={name} height={36} />
    );
  if (action === undefined) return <span className="logo">{content}</span>;
  return (
    <a
      className="logo"
      href="/index"
      aria-label={label === undefined ? undefined : `${name}, ${label}`}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void action();
      }}
    >
      {content}
    </a>
  );
}

/** Draws `logo`. */
export const logo = defineBlock({ kind: "logo", component: Logo });
