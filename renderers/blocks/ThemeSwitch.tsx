import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useDispatch } from "#rendering/hooks/useDispatch.ts";
import { useUi } from "#rendering/hooks/useUi.ts";
import { Icon } from "../icons/Icon.tsx";

/** Dark on or off. */
export function ThemeSwitch({ label, at }: BlockProps<"themeSwitch">): ReactElement {
  const { theme } = useUi();
  const dispatch = useDispatch(at);
  return (
    <button
      type="button"
      className="icon-button"
      role="switch"
      aria-checked={theme === "dark"}
      aria-label={label}
      title={label}
      onClick={() => void dispatch({ do: "toggleTheme" })}
    >
      <Icon name={theme === "dark" ? "moon" : "sun"} />
    </button>
  );
}

/** Draws `themeSwitch`. */
export const themeSwitch = defineBlock({ kind: "themeSwitch", component: ThemeSwitch });
